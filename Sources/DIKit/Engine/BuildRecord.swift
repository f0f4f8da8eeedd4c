/// What one instance was built on: written down while it was made, unchanged from then on.
final class BuildRecord: Sendable {
    /// One thing that a factory asked for.
    enum Dependency: Sendable {
        /// It received an instance, with that instance's own record.
        case received(BuildRecord)
        /// Nothing answered to the key, or its factory answered nil.
        case missing(Key)
        /// It made a wrapper, which asks later.
        case deferred(Deferral)

        /// The record of what was received, if that is there by now.
        fileprivate var record: BuildRecord? {
            switch self {
            case .received(let record): record
            case .missing: nil
            case .deferred(let deferral): deferral.record
            }
        }
    }

    /// What it was made by. Not the registration itself, whose factory may hold anything.
    let origin: RegistrationOrigin
    /// What of all that it was built on is only in some containers or layers, each once: the instance must not be kept outside these.
    let homes: [Home]
    private let content: EndBox<[Dependency]>
    var dependencies: [Dependency] { content.value }

    /// - Parameter home: Where the instance has to be kept for another reason than what it was built on.
    init(_ registration: Registration, dependencies: [Dependency], keptIn home: Home? = nil) {
        origin = registration.origin
        homes = Self.homes(of: registration, dependencies, home)
        content = EndBox(dependencies)
    }

    /// Takes the records that end with this one apart one by one: a chain of them may be longer than a stack is deep.
    deinit {
        var pending = takeReceived()
        while !pending.isEmpty {
            var record = pending.removeLast()
            if isKnownUniquelyReferenced(&record) { pending += record.takeReceived() }
        }
    }

    private func takeReceived() -> [BuildRecord] {
        content.take([]).compactMap { dependency in
            switch dependency {
            case .received(let record): record
            case .missing, .deferred: nil
            }
        }
    }
}

/// What a factory asks for through a wrapper that it made: only a key, until a `Lazy` has been read.
final class Deferral: Sendable {
    private struct Received {
        /// Held by the lazy. A reference here could close a circle: through lazies, instances may lead to each other.
        weak var record: BuildRecord?
        /// How many lazies have not been read.
        var unread = 0
    }

    let key: Key
    private let received = Locked(Received())

    init(_ key: Key) { self.key = key }

    /// Whether something will be received that nobody knows yet, and kept: by a lazy that has not been read.
    var isOpen: Bool { received.withLock { $0.unread > 0 } }

    /// A lazy is made.
    func open() { received.withLock { $0.unread += 1 } }

    /// It has gone unread.
    func close() { received.withLock { $0.unread -= 1 } }

    /// What a lazy received when it was read, as long as the lazy lives.
    var record: BuildRecord? { received.withLock { $0.record } }

    func receive(_ record: BuildRecord) {
        received.withLock { received in
            received.record = record
            received.unread -= 1
        }
    }
}

extension BuildRecord {
    /// Those of the dependencies and its own. Most often all are the same, and no list is made.
    private static func homes(of registration: Registration, _ dependencies: [Dependency], _ home: Home?) -> [Home] {
        var homes: [Home] = []
        for case .received(let record) in dependencies where !record.homes.isEmpty {
            if homes.isEmpty { homes = record.homes } else { for home in record.homes { homes.insert(home) } }
        }
        for home in [registration.home, home] {
            if let home { homes.insert(home) }
        }
        return homes
    }

    /// Those of `records` that were built, directly or not, on an instance which `registration` has taken the place of: of its key, or of what
    /// it replaced under an entity key. Each record is looked at once.
    static func reachingOlder(than registration: Registration, replaced: Registration?, among records: [BuildRecord]) -> [BuildRecord] {
        // Walks by hand: a chain of records may be longer than a stack is deep, and through lazies it may be a circle.
        let (keys, number) = ([registration.key, replaced?.key ?? registration.key], registration.number)
        var users: [ObjectIdentifier: [BuildRecord]] = [:]
        var reached: [BuildRecord] = []
        var pending = records
        var seen = Set(records.map { ObjectIdentifier($0) })
        while let user = pending.popLast() {
            for dependency in user.dependencies.compactMap(\.record) {
                if dependency.origin.number != number, keys.contains(dependency.origin.key) { reached.append(user) }
                users[ObjectIdentifier(dependency), default: []].append(user)
                if seen.insert(ObjectIdentifier(dependency)).inserted { pending.append(dependency) }
            }
        }
        var answers = Set(reached.map { ObjectIdentifier($0) })
        while let record = reached.popLast() {
            for user in users[ObjectIdentifier(record)] ?? [] where answers.insert(ObjectIdentifier(user)).inserted { reached.append(user) }
        }
        return records.filter { answers.contains(ObjectIdentifier($0)) }
    }
}

extension [Home] {
    fileprivate mutating func insert(_ home: Home) {
        if !contains(where: { $0 === home }) { append(home) }
    }
}
