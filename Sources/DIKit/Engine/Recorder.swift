/// Collects what the factory that runs now asks for. Belongs to one resolution.
///
/// Each thing is noted once, however often a factory asks for it: a factory that resolves in a loop grows no record.
final class Recorder {
    /// The records of unique instances that this resolution has made, so that equal ones are one.
    private final class Made {
        var latest: [RegistrationOrigin: BuildRecord] = [:]
    }

    private(set) var dependencies: [BuildRecord.Dependency] = []
    private var received: Set<ObjectIdentifier> = []
    private var missing: Set<Key> = []
    private var deferrals: [Key: Deferral] = [:]
    private let made: Made

    /// - Parameter outer: the recorder of the factory that asked for the one that runs now.
    init(within outer: Recorder?) { made = outer?.made ?? Made() }

    func note(_ dependency: BuildRecord.Dependency) {
        let isNew =
            switch dependency {
            case .received(let record): received.insert(ObjectIdentifier(record)).inserted
            case .missing(let key): missing.insert(key).inserted
            case .deferred(let deferral): deferrals.updateValue(deferral, forKey: deferral.key) == nil
            }
        if isNew { dependencies.append(dependency) }
    }

    /// Notes that a wrapper of `key` is made.
    func deferral(of key: Key) -> Deferral {
        let deferral = deferrals[key] ?? Deferral(key)
        if deferrals[key] == nil { note(.deferred(deferral)) }
        return deferral
    }

    /// The record of a unique instance that was built on what `inner` has collected.
    func record(of registration: Registration, from inner: Recorder) -> BuildRecord {
        let origin = registration.origin
        if let latest = made.latest[origin], inner.hasCollected(latest.dependencies) { return latest }
        let record = BuildRecord(registration, dependencies: inner.dependencies)
        made.latest[origin] = record
        return record
    }

    private func hasCollected(_ other: [BuildRecord.Dependency]) -> Bool {
        dependencies.count == other.count
            && zip(dependencies, other).allSatisfy { left, right in
                switch (left, right) {
                case (.received(let left), .received(let right)): left === right
                case (.missing(let left), .missing(let right)): left == right
                case (.deferred(let left), .deferred(let right)): left.key == right.key && left.record == nil && right.record == nil
                case (.received, _), (.missing, _), (.deferred, _): false
                }
            }
    }
}
