/// A type that represents part of your app's user interface and provides modifiers that you use to configure views.
@MainActor @preconcurrency
public protocol View {
    /// The type of view representing the body of this view.
    associatedtype Body: View

    /// The content and behavior of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never evaluated.
    public var body: Never { fatalError("a view of type Never has no body") }
}

/// A view that consists of others without having a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
    func collect(_ children: inout ChildCollector)
    func environment(within outer: EnvironmentValues) -> EnvironmentValues
    var control: Control? { get }
}

extension PrimitiveView {
    /// Never evaluated.
    public var body: Never { fatalError("\(Self.self) has no body") }

    func collect(_ children: inout ChildCollector) {}
    func environment(within outer: EnvironmentValues) -> EnvironmentValues { outer }
    var control: Control? { nil }
}
