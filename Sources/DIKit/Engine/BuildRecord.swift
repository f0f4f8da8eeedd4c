/// What one instance was built on: written down while it was made, unchanged from then on.
final class BuildRecord: Sendable {
    /// One thing that a factory asked for.
    enum Dependency: Sendable {
        /// It received an instance, with that instance's own record.
        case received(BuildRecord)
        /// Nothing answered to the key, or its factory answered nil.
        case missing(Key)
    }

    let registration: Registration
    /// What of all that it was built on is only in some containers or layers, each once: the instance must not be kept outside these.
    let homes: [Home]
    private let content: EndBox<[Dependency]>
    var dependencies: [Dependency] { content.value }

    /// - Parameter home: Where the instance has to be kept for another reason than what it was built on.
    init(_ registration: Registration, dependencies: [Dependency], keptIn home: Home? = nil) {
        self.registration = registration
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
            case .missing: nil
            }
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

    /// Those of `records` that were built, directly or not, on an instance of `registration`. Each record is looked at once.
    static func reaching(_ registration: Registration, among records: [BuildRecord]) -> [BuildRecord] {
        var answers: [ObjectIdentifier: Bool] = [:]
        for record in records where answers[ObjectIdentifier(record)] == nil {
            // A walk by hand: a chain of records may be longer than a stack is deep.
            var path: [(record: BuildRecord, next: Int)] = [(record, 0)]
            answers[ObjectIdentifier(record)] = false
            while let (current, next) = path.last {
                guard next < current.dependencies.count, answers[ObjectIdentifier(current)] == false else {
                    path.removeLast()
                    if answers[ObjectIdentifier(current)] == true, let user = path.last { answers[ObjectIdentifier(user.record)] = true }
                    continue
                }
                path[path.count - 1].next += 1
                guard case .received(let dependency) = current.dependencies[next] else { continue }
                if dependency.registration === registration || answers[ObjectIdentifier(dependency)] == true {
                    answers[ObjectIdentifier(current)] = true
                } else if answers[ObjectIdentifier(dependency)] == nil {
                    answers[ObjectIdentifier(dependency)] = false
                    path.append((dependency, 0))
                }
            }
        }
        return records.filter { answers[ObjectIdentifier($0)] == true }
    }
}

extension [Home] {
    fileprivate mutating func insert(_ home: Home) {
        if !contains(where: { $0 === home }) { append(home) }
    }
}
