/// A view that doesn't contain any content.
public struct EmptyView: PrimitiveView {
    /// Creates an empty view.
    nonisolated public init() {}
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
    private let child: ChildCollector

    /// Creates an instance that type-erases a view. Another type of view in the same place is another view.
    public init<V: View>(_ view: V) {
        var child = ChildCollector()
        child.append(view)
        self.child = child
    }

    /// Creates an instance that type-erases a view.
    public init<V: View>(erasing view: V) { self.init(view) }

    func collect(_ children: inout ChildCollector) { children = child }
}

/// A type that collects multiple instances of a content type into a single unit.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func collect(_ children: inout ChildCollector) { children.append(content) }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates an instance with the given content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func collect(_ children: inout ChildCollector) { children.append(content) }
}

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates an instance with the given content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func collect(_ children: inout ChildCollector) { children.append(content) }
}

/// A container that presents rows of data arranged in a single column.
public struct List<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a list with the given content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func collect(_ children: inout ChildCollector) { children.append(content) }
}

/// A container view that adds hierarchy within certain views.
public struct Section<Parent: View, Content: View>: PrimitiveView {
    private let header: Parent
    private let content: Content

    func collect(_ children: inout ChildCollector) {
        children.append(header)
        children.append(content)
    }
}

extension Section where Parent == Text {
    /// Creates a section with the provided section content and title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        header = Text(title)
        self.content = content()
    }
}

/// A structure that computes views on demand from an underlying collection of identified data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let content: (Data.Element) -> Content

    /// Creates an instance that computes views from data with the identity at a key path.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }

    func collect(_ children: inout ChildCollector) {
        for element in data { children.add(content(element), id: element[keyPath: id]) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates an instance that computes views from identified data.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(data, id: \.id, content: content) }
}
