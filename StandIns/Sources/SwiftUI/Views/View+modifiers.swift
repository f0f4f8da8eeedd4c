public import Combine
public import Observation

/// A view in an environment that differs from that around it.
struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func collect(_ children: inout ChildCollector) { children.append(content) }

    func environment(within outer: EnvironmentValues) -> EnvironmentValues {
        var inner = outer
        change(&inner)
        return inner
    }
}

/// A view whose identity is a value.
struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    func collect(_ children: inout ChildCollector) { children.add(content, id: id) }
}

/// A view that is told when it is shown for the first time.
struct AppearanceView<Content: View>: View {
    private final class Mark {
        var isShown = false
    }

    let content: Content
    let action: () -> Void
    @State private var mark = Mark()

    init(content: Content, action: @escaping () -> Void) {
        self.content = content
        self.action = action
    }

    var body: some View {
        if !mark.isShown {
            mark.isShown = true
            // After the update, like all that changes state.
            Evaluation.$node.withValue(nil, operation: action)
        }
        return content
    }
}

extension View {
    /// Sets the environment value of the specified key path to the given value.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Places an observable object in the view's environment.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentView(content: self) { $0[T.self] = object }
    }

    /// Supplies an observable object to a view's hierarchy.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0.set(object, of: T.self) }
    }

    /// Binds a view's identity to the given proxy value.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

    /// Adds an action to perform before this view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { AppearanceView(content: self, action: action ?? {}) }

    /// Configures the view's title for purposes of navigation; here, nothing is shown of it.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
}
