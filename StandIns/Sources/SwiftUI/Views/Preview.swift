@_exported public import DeveloperToolsSupport

/// Creates a preview of a SwiftUI view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")

extension Preview {
    /// Creates a preview of a SwiftUI view; what the macro of this name makes of its closure.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.init(displayName: name, makeContent: { body() })
    }

    /// Shows the preview: evaluates its closure, as a canvas does whenever it is chosen.
    public func host() -> ViewHost {
        func show<Content: View>(_ view: Content) -> ViewHost { ViewHost(view) }
        guard let view = makeContent() as? any View else { fatalError("not a preview of SwiftUI") }
        return show(view)
    }
}
