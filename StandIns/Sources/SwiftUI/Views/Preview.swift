/// What a preview shows.
///
/// Apple's `#Preview` is a macro, which makes a value of this type from a closure like this one; here, the type alone stands in for it.
@MainActor @preconcurrency
public struct Preview {
    private let content: @MainActor () -> any View

    /// Creates a preview.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) { content = body }

    /// Shows the preview: evaluates its closure, as a canvas does whenever it is chosen.
    public func host() -> ViewHost { host(content()) }

    private func host<Content: View>(_ view: Content) -> ViewHost { ViewHost(view) }
}
