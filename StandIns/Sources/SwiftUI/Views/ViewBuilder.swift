/// A custom parameter attribute that constructs views from closures.
@resultBuilder
public enum ViewBuilder {
    /// Builds an expression within the builder.
    @MainActor @preconcurrency
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view from a block containing no statements.
    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view written as a child view through unmodified.
    @MainActor @preconcurrency
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a view of several.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var children = ChildCollector()
        repeat children.append(each content)
        return TupleView((repeat each content), children)
    }

    /// Produces an optional view for conditional statements in multi-statement closures.
    @MainActor @preconcurrency
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Produces content for a conditional statement when the condition is true.
    @MainActor @preconcurrency
    public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Produces content for a conditional statement when the condition is false.
    @MainActor @preconcurrency
    public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }
}

/// A view created from a tuple of views.
public struct TupleView<T>: PrimitiveView {
    /// The views.
    public var value: T
    private let children: ChildCollector

    init(_ value: T, _ children: ChildCollector) {
        self.value = value
        self.children = children
    }

    func collect(_ children: inout ChildCollector) { children = self.children }
}

/// View content that shows one of two possible children.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    private let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    func collect(_ children: inout ChildCollector) {
        switch storage {
        case .first(let content): children.add(content, id: true)
        case .second(let content): children.add(content, id: false)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Never evaluated.
    public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
    func collect(_ children: inout ChildCollector) {
        if let self { children.append(self) }
    }
}
