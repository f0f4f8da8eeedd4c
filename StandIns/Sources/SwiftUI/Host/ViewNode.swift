/// A place in the tree of views, which outlives the view values that are shown there.
@MainActor
class ViewNode {
    weak var host: ViewHost?
    let depth: Int
    var environment: EnvironmentValues
    /// Whether the value of an environment property at a place is another one now.
    var environmentChecks: [PropertyPlace: (EnvironmentValues) -> Bool] = [:]
    private var storages: [PropertyPlace: AnyObject] = [:]

    init(host: ViewHost?, depth: Int, environment: EnvironmentValues) {
        self.host = host
        self.depth = depth
        self.environment = environment
    }

    /// What is kept for a property, made the first time.
    func storage<Storage: AnyObject>(at place: PropertyPlace, _ make: () -> Storage) -> Storage {
        if let known = storages[place] as? Storage { return known }
        let made = make()
        storages[place] = made
        return made
    }

    /// Has the body evaluated at the next update of the host.
    func invalidate() { host?.invalidate(self) }

    var children: [ViewNode] { [] }
    var control: Control? { nil }

    /// Evaluates the body and brings the children up to date.
    func evaluate() {}

    /// Passes a changed environment on; a body is evaluated if it reads what has changed.
    func take(_ environment: EnvironmentValues) {}
}

/// What a user sees or touches.
enum Control {
    case text(String)
    case button(@MainActor () -> Void)
    case field(String, Binding<String>)
    case toggle(Binding<Bool>)
}
