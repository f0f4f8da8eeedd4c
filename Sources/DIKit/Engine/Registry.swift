/// What one container knows and keeps: its registrations, a cell for each, and where to ask next.
///
/// The lock guards the dictionaries alone. No user code, no creation and no release of an instance happens under it.
@usableFromInline
final class Registry: Sendable {
    /// A cell leaves a dictionary only in the step that sets the word of its key anew, so that no reader is left with the word of
    /// a cell that is gone.
    struct Content {
        var cells: [Key: Cell] = [:]
        /// Cells of declared dependencies, for what their declarations say themselves.
        var defaults: [Key: Cell] = [:]
        /// Instances that this container keeps for `scoped` registrations of its parents.
        var scoped: [Key: Cell] = [:]
        /// Descendants that keep such an instance and have to hear of a new registration of its key.
        var adopters: [Key: [ObjectIdentifier: Adopter]] = [:]
        var lastSequence = 0
        /// Replaced registrations that a factory under way may still be using.
        var retired: [Retired] = []
        /// How many of them there have to be before they are looked at again.
        var nextSweep = firstSweep
        static let firstSweep = 16
        /// The keys of the cells that are found by an entity key.
        var holders: [EntityKey: Key] = [:]
        /// Instances that are kept here instead of where they usually are, because they were built on something that is only here.
        var moved: [ObjectIdentifier: MovedCell] = [:]
        /// The cell of the container's `autoRegister()`, which is run once.
        var automatic: Cell?
        /// What it registered, which answers where no override does.
        var automaticRegistrations: [Key: Registration] = [:]
        /// What a reset in a layer has made the layer keep itself from now on.
        var renewals: [Renewal] = []
        /// Cells of the process's singletons that readers of this container find here as well.
        var mirrors: [Cell] = []
        /// Singletons that were asked for through this container and that the process, or a test's layer, keeps.
        var singletons: [ObjectIdentifier: Singleton] = [:]
        /// How many registrations and overrides there are, without the defaults of declarations.
        var overrideCount = 0
        /// Final registrations that others have replaced, which only a release build survives.
        var duplicates: [Duplicate] = []
        /// What `provide` leads to, by the number of its registration.
        var provided: [UInt: @Sendable (Container) -> ProvidedDeclaration?] = [:]
        /// Whether `holders` knows the registrations that were made before anybody used entity keys.
        var isRekeyed = false
    }

    let content = Locked(Content())
    /// What a hit reads.
    let block: UncheckedBox<ReadSide.Block>
    /// False for the reference that tests and benchmarks compare with: every request then takes the lock.
    let readsWithoutLock: Bool
    /// The parent's registry when the parent is a container.
    let parent: Registry?
    /// The parent, which a child keeps alive.
    let parentResolver: (any Resolver)?

    /// What tells this container or layer from others.
    let home: Home
    /// Whether singletons that are asked for here are kept here and not by the process.
    let keepsSingletons: Bool

    init(
        parent: Registry?, parentResolver: (any Resolver)?, readsWithoutLock: Bool = true, keepsSingletons: Bool = false, home: Home? = nil
    ) {
        self.home = home ?? Home(ofContainerIn: Layer.ofTask?.registry.home)
        self.keepsSingletons = keepsSingletons
        self.parent = parent
        self.parentResolver = parentResolver
        self.readsWithoutLock = readsWithoutLock
        block = UncheckedBox(ReadSide.makeBlock(parent: parent?.block.value))
    }

    deinit {
        leaveAncestors()
        leaveSingletons()
        leaveLayers()
        leave(content.withLock { Array($0.moved.values) })
        let entityKeys = content.withLock { $0.holders.keys.map(\.text) }
        if !entityKeys.isEmpty { EntityKeys.forget(self, holding: entityKeys) }
        ReadSide.free(block.value)
    }

    /// The container, for its factories.
    var resolver: any Resolver { ReadSide.resolver(of: block.value)._withUnsafeGuaranteedRef { $0.resolver } }

    /// Must be called once, before the container can be used; ``detach(_:)`` must follow before it is gone.
    func attach<Owner: Resolver & AnyObject>(_ container: Owner) { ReadSide.setResolver(ResolverBox.make(of: container), of: block.value) }

    func detach<Owner: Resolver & AnyObject>(_ container: Owner) { ResolverBox.letGo(ReadSide.resolver(of: block.value), of: container) }
}

/// A registration that is remembered without its factory, because another one has taken its place by mistake.
struct Duplicate: Sendable {
    let origin: RegistrationOrigin
    let lifetime: LifetimeKind
}

extension Registry {
    /// How a registration met one that was there.
    enum Meeting {
        case none
        /// An open one gives way.
        case replacedOpen(Registration)
        /// A final one is replaced by another: a mistake.
        case replacedFinal(Registration)
        /// A final one stays when an open one comes.
        case keptFinal(Registration)
    }

    /// Adds a registration, or says which one it met.
    func add(_ registration: Registration) -> Meeting {
        let key = registration.key
        let entityKey = entityKey(of: key)
        let (meeting, replaced) = content.withLock { content -> (Meeting, Cell?) in
            let existing = content.cells[key] ?? entityKey.flatMap { content.holders[$0] }.flatMap { content.cells[$0] }
            let meeting = Self.meeting(of: registration, with: existing?.registration)
            // In a layer the latest counts, whatever their access levels.
            if case .keptFinal = meeting, !home.isLayer { return (meeting, nil) }
            if registration.isAutomatic {
                content.automaticRegistrations[key] = registration
                if let existing, !existing.registration.isDefault { return (.none, nil) }
            }
            content.lastSequence += 1
            if !registration.isDefault, existing?.registration.isDefault != false { content.overrideCount += 1 }
            if let existing, existing.registration.key != key { drop(existing, &content) }
            if let entityKey { content.holders[entityKey] = key }
            // What the table knows of the key may also come from a parent's `scoped` registration. A container has a cell of its own or
            // one for a parent's, never both.
            let cell = Cell(registration, after: existing ?? content.scoped[key] ?? content.defaults[key], sequence: content.lastSequence)
            content.cells[key] = cell
            makeKnown(cell)
            // What this container kept for a parent's registration is shadowed from now on.
            let shadowed = content.scoped.removeValue(forKey: key)
            return (meeting, existing ?? shadowed ?? content.defaults[key])
        }
        if case .keptFinal = meeting, !home.isLayer { return meeting }
        dropAdopted(key, sharing: entityKey)
        resetMirrors()
        if let replaced {
            Creations.shared.reset([replaced], of: self)
            retire(replaced)
        }
        // Where it replaces nothing here, something may have been built on what a home further out has of it.
        if replaced != nil || key.property != nil || parent != nil || home.isLayer {
            reportStale(since: registration, replacing: replaced?.registration)
        }
        return meeting
    }

    /// Descendants that keep an instance of a parent's registration ask again from now on.
    private func dropAdopted(_ key: Key, sharing entityKey: EntityKey?) {
        let sharing = entityKey.map { EntityKeys.hold($0.text, in: self) } ?? []
        shadow(sharing)
        for key in [key] + sharing.map({ Key($0, named: key.name) }).filter({ $0 != key }) {
            let adopters = content.withLock { content in content.adopters[key].map { Array($0.values) } ?? [] }
            for adopter in adopters { adopter.registry?.dropScoped(key) }
        }
    }

    static func meeting(of registration: Registration, with existing: Registration?) -> Meeting {
        guard let existing else { return .none }
        if existing.isOpen { return .replacedOpen(existing) }
        return registration.isOpen ? .keptFinal(existing) : .replacedFinal(existing)
    }

    /// Names the kept instances that were built on what a registration has just replaced.
    private func reportStale(since registration: Registration, replacing replaced: Registration?) {
        let kept = content.withLock { content in
            Array(content.cells.values) + Array(content.scoped.values) + Array(content.defaults.values) + content.moved.values.map(\.cell)
        }
        // Alone, the new one's is nothing that could have been built on it.
        guard kept.count > 1 else { return }
        let cells = kept.sorted { $0.sequence < $1.sequence }
        let records = Creations.shared.state.withLock { _ in
            cells.flatMap { [$0] + $0.variants.all }.compactMap { $0.instance?.record ?? $0.weakInstance?.record }
        }
        let stale = BuildRecord.reachingOlder(than: registration, replaced: replaced, among: records).map(\.origin)
        if !stale.isEmpty { Reporter.report(Reports.cameTooLate(registration, replacing: replaced, stale: stale), at: registration.place) }
    }

    /// Every registration of this container, in the order registered.
    var registrations: [Registration] {
        content.withLock { Array($0.cells.values) }.sorted { $0.sequence < $1.sequence }.map(\.registration)
    }
}
