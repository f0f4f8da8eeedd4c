internal import Observation

/// The node of a view of one type.
@MainActor
final class TypedNode<Content: View>: ViewNode {
    private var view: Content
    private var nodes: [AnyHashable: ViewNode] = [:]
    private var order: [AnyHashable] = []
    /// Which evaluation the tracking of observable objects belongs to.
    private var generation = 0

    init(_ view: Content, host: ViewHost?, depth: Int, environment: EnvironmentValues) {
        self.view = view
        super.init(host: host, depth: depth, environment: environment)
    }

    override var children: [ViewNode] { order.compactMap { nodes[$0] } }
    override var control: Control? { (view as? any PrimitiveView)?.control }

    /// Shows another value of the view in this place.
    func show(_ new: Content, in environment: EnvironmentValues) {
        let isSame = Comparison.areEqual(view, new) && !(Content.self is any PrimitiveView.Type)
        view = new
        if isSame {
            take(environment)
        } else {
            self.environment = environment
            evaluate()
        }
    }

    override func take(_ environment: EnvironmentValues) {
        self.environment = environment
        if environmentChecks.values.contains(where: { $0(environment) }) || host?.isInvalid(self) == true { return evaluate() }
        let inner = (view as? any PrimitiveView)?.environment(within: environment) ?? environment
        for child in children { child.take(inner) }
    }

    override func evaluate() {
        host?.validate(self)
        if let primitive = view as? any PrimitiveView {
            var collector = ChildCollector()
            primitive.collect(&collector)
            reconcile(collector.children, in: primitive.environment(within: environment))
        } else {
            environmentChecks = [:]
            let body = Evaluation.$node.withValue(self) { trackedBody() }
            reconcile([ChildCollector.Child(id: 0, body)], in: environment)
        }
    }

    private func trackedBody() -> Content.Body {
        generation += 1
        let current = generation
        return withObservationTracking {
            // What a property reads while it is updated counts as read by the body.
            Properties.install(in: &view, of: self)
            return view.body
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.generation == current { self.invalidate() }
            }
        }
    }

    private func reconcile(_ children: [ChildCollector.Child], in environment: EnvironmentValues) {
        let old = nodes
        nodes = [:]
        order = []
        for child in children {
            nodes[child.id] = child.show(old[child.id], host, depth + 1, environment)
            order.append(child.id)
        }
    }
}

/// The children that a primitive view has at the moment.
@MainActor
struct ChildCollector {
    @MainActor
    struct Child {
        let id: AnyHashable
        /// Shows the child in its node, or in a new one if there is none of its type.
        let show: @MainActor (ViewNode?, ViewHost?, Int, EnvironmentValues) -> ViewNode

        init<Content: View>(id: AnyHashable, _ view: Content) {
            self.id = id
            show = { node, host, depth, environment in
                if let node = node as? TypedNode<Content> {
                    node.show(view, in: environment)
                    return node
                }
                let node = TypedNode(view, host: host, depth: depth, environment: environment)
                node.evaluate()
                return node
            }
        }
    }

    private(set) var children: [Child] = []

    mutating func add<Content: View>(_ view: Content, id: some Hashable) { children.append(Child(id: AnyHashable(id), view)) }

    /// With the number of those that are there as its identity.
    mutating func append<Content: View>(_ view: Content) { add(view, id: children.count) }
}
