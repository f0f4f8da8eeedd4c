/// What one instance was built on: written down while it was made, unchanged from then on.
final class BuildRecord: Sendable {
    /// One thing that a factory asked for.
    enum Dependency: Sendable {
        /// It received an instance, with that instance's own record.
        case received(BuildRecord)
        /// Nothing answered to the key.
        case missing(Key)
    }

    let registration: Registration
    let dependencies: [Dependency]

    init(_ registration: Registration, dependencies: [Dependency]) {
        self.registration = registration
        self.dependencies = dependencies
    }

    /// Whether the instance was built, directly or not, on an instance of `registration`.
    func reaches(_ registration: Registration) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        var pending = [self]
        while let record = pending.popLast() {
            for case .received(let dependency) in record.dependencies where seen.insert(ObjectIdentifier(dependency)).inserted {
                if dependency.registration === registration { return true }
                pending.append(dependency)
            }
        }
        return false
    }
}

/// Collects what the factory that runs now asks for. Belongs to one resolution.
final class Recorder {
    private(set) var dependencies: [BuildRecord.Dependency] = []

    func note(_ dependency: BuildRecord.Dependency) { dependencies.append(dependency) }
}
