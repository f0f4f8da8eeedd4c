/// What one instance was built on: written down while it was made, unchanged from then on.
final class BuildRecord: Sendable {
    /// One thing that a factory asked for.
    enum Dependency: Sendable {
        /// It received an instance, with that instance's own record.
        case received(BuildRecord)
        /// Nothing answered to the key, or its factory answered nil.
        case missing(Key)
    }

    /// What it was made by. Not the registration itself, whose factory may hold anything.
    let origin: RegistrationOrigin
    private let content: EndBox<[Dependency]>
    var dependencies: [Dependency] { content.value }

    init(_ registration: Registration, dependencies: [Dependency]) {
        origin = registration.origin
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
                if dependency.origin == registration.origin || answers[ObjectIdentifier(dependency)] == true {
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
