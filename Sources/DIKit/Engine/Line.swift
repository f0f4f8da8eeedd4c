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
        if home.setsContexts, record.reaches({ $0.dependsOnContext }) { return true }
        return content.withLock { $0.differs(from: record) }
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
        return record.reaches {
            cells[$0.key].map { !$0.registration.isDefault } ?? false
        } missing: {
            cells[$0].map { !$0.registration.isDefault } ?? false
        }
    }
}

extension BuildRecord {
    /// Whether the record or one that it refers to satisfies a condition. Each record is looked at once.
    func reaches(_ condition: (RegistrationOrigin) -> Bool, missing: (Key) -> Bool = { _ in false }) -> Bool {
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
                    if missing(deferral.key) { return true }
                    if let record = deferral.record, seen.insert(ObjectIdentifier(record)).inserted { pending.append(record) }
                }
            }
        }
        return false
    }
}
