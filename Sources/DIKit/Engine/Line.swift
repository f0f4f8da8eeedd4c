/// Where an instance may be kept: containers and layers, the outermost first. Most requests have one such home.
struct Line {
    /// The outermost one, to which the instance's registration belongs.
    let outermost: Registry
    let inner: [Registry]

    init(_ outermost: Registry, _ inner: [Registry] = []) {
        self.outermost = outermost
        self.inner = inner
    }

    init?(_ homes: some Collection<Registry>) {
        guard let first = homes.first else { return nil }
        self.init(first, Array(homes.dropFirst()))
    }

    subscript(index: Int) -> Registry { index == 0 ? outermost : inner[index - 1] }

    /// The innermost home, of those behind `index`, in which something else is registered than what an instance was built on.
    func innermostConflict(with record: BuildRecord, behind index: Int) -> Int? {
        inner.indices.reversed().first { $0 + 1 > index && inner[$0].differs(from: record) }.map { $0 + 1 }
    }

    /// Where an instance has to be kept that was made just now: the outermost home that has all that it was built on.
    ///
    /// - Parameters:
    ///   - index: Where it was to be kept.
    ///   - builder: The container that it was built from.
    func index(for record: BuildRecord, madeAt index: Int, from builder: Registry) -> Int {
        let known = self.index(for: record.homes)
        // Where a context was set that a default depended on, or something is registered that a wrapper of it asks for.
        let reached = inner.indices.last { inner[$0].home.setsContexts && record.dependsOnContext || inner[$0].answers(deferralOf: record) }
        // What a lazy will receive nobody knows. It is read in the layer in which it was made, and asks the container that it was built from.
        let open = record.isOpen ? inner.indices.last { inner[$0].home.isLayer || inner[$0] === builder && !outermost.keepsSingletons } : nil
        return max(index, known, reached.map { $0 + 1 } ?? 0, open.map { $0 + 1 } ?? 0)
    }

    /// The outermost home in which an instance may be kept that was built on something of `homes`.
    func index(for homes: [Home]) -> Int {
        homes.reduce(0) { index, home in
            if home === outermost.home { return index }
            // What belongs to a container that has nothing to do with the request is not for the whole process.
            let known = inner.firstIndex { $0.home === home }.map { $0 + 1 }
            return max(index, known ?? (outermost === Registry.process ? min(1, inner.count) : 0))
        }
    }
}

extension Registry {
    /// Where singletons are kept.
    static let process = Registry(
        parent: nil, parentResolver: nil, readsWithoutLock: false, keepsSingletons: true, home: Home(ofContainerIn: nil))

    /// Whether something that the instance of a record was built on is registered here, and so is another thing here.
    fileprivate func differs(from record: BuildRecord) -> Bool {
        if home.setsContexts, record.dependsOnContext || record.isOpen { return true }
        return content.withLock { content in
            // Through a lazy that has not been read, the instance may be built on anything in the end.
            home.isLayer && content.overrideCount > 0 && record.isOpen || content.differs(from: record)
        }
    }

    /// Whether something is registered here that a wrapper asks for which the instance of a record holds.
    fileprivate func answers(deferralOf record: BuildRecord) -> Bool {
        content.withLock { content in content.overrideCount > 0 && record.reaches({ _ in false }, missing: { content.hasOverride(of: $0) }) }
    }

    /// Remembers that readers of this container find in `mirror` what the process keeps, unless there is something else here that the
    /// instance of the record was to be built on.
    func addMirror(_ mirror: Cell, of record: BuildRecord) -> Bool {
        content.withLock { content in
            guard !content.differs(from: record) else { return false }
            content.mirrors.append(mirror)
            return true
        }
    }

    /// Where an instance may be kept whose registration is this container's: here, or in a layer above.
    var lineOfKept: Line {
        guard let layer = Layer.active else { return Line(self) }
        return Line(self, Array(layer.line.map(\.registry).prefix { $0.home.depth > depth(in: layer) }.reversed()))
    }

    /// The homes of a request to this container, the outermost first: layers that lie below it, its parents and itself, layers above it.
    func homes(in layer: Layer?) -> (homes: [Registry], root: Int) {
        var containers = Array(sequence(first: self, next: \.parent))
        containers.reverse()
        guard let layer else { return (containers, 0) }
        let layers = Array(layer.line).reversed().map(\.registry)
        let below = depth(in: layer)
        return (layers.prefix(below) + containers + layers.dropFirst(below), below)
    }

    /// How many of the layers of `layer`'s line lie below this container: it was made in them, and what is registered here counts for more.
    func depth(in layer: Layer) -> Int {
        if home.isLayer { return home.depth }
        guard let made = home.layer else { return 0 }
        return layer.line.contains { $0.registry.home === made } ? made.depth : 0
    }
}

extension Registry.Content {
    fileprivate func differs(from record: BuildRecord) -> Bool {
        guard overrideCount > 0 else { return false }
        return record.reaches({ hasOverride(of: $0.key) }, missing: { hasOverride(of: $0) })
    }

    /// Whether something is registered under the key, or under the entity key that its type shares with another one.
    fileprivate func hasOverride(of key: Key) -> Bool {
        let cell = cells[key] ?? (holders.isEmpty ? nil : EntityKey(known: key).flatMap { holders[$0] }.flatMap { cells[$0] })
        return cell.map { !$0.registration.isDefault } ?? false
    }
}

extension BuildRecord {
    /// Whether a default took part that another context does not have.
    fileprivate var dependsOnContext: Bool { reaches { $0.dependsOnContext } }

    /// Whether a lazy that has not been read is a part of it.
    fileprivate var isOpen: Bool { reaches({ _ in false }, deferred: \.isOpen) }

    /// Whether the record or one that it refers to satisfies a condition. Each record is looked at once.
    func reaches(
        _ condition: (RegistrationOrigin) -> Bool, missing: (Key) -> Bool = { _ in false }, deferred: (Deferral) -> Bool = { _ in false }
    ) -> Bool {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        // A list by hand: a chain of records may be longer than a stack is deep.
        var pending = [self]
        while let record = pending.popLast() {
            if condition(record.origin) { return true }
            for dependency in record.dependencies {
                switch dependency {
                case .received(let record): if seen.insert(ObjectIdentifier(record)).inserted { pending.append(record) }
                case .missing(let key): if missing(key) { return true }
                case .deferred(let deferral):
                    if missing(deferral.key) || deferred(deferral) { return true }
                    if let record = deferral.record, seen.insert(ObjectIdentifier(record)).inserted { pending.append(record) }
                }
            }
        }
        return false
    }
}
