/// What a check of a graph gave.
///
/// ```swift
/// let report = container.verify()
/// if !report.isClean { print(report) }
/// ```
public struct GraphReport: Sendable, Hashable {
    /// A node whose needs could not be looked at, or not all of them.
    public struct NotChecked: Sendable, Hashable {
        /// Why.
        public enum Reason: Sendable, Hashable {
            /// Only running its closure would tell what it needs.
            case opaqueClosure
            /// What one instance asked for was checked. The closure may ask for more.
            case observedOnly
            /// A resolver that does not say what it has may answer to what it needs.
            case unknownResolver(needing: DependencyGraph.Key)
            /// No instance was made of it, since that would need what only a caller has.
            case notMade
        }

        /// What it is asked for by.
        public var key: DependencyGraph.Key
        /// Where it is registered.
        public var place: DependencyGraph.Place?
        /// Why.
        public var reason: Reason

        /// Makes an entry.
        public init(_ key: DependencyGraph.Key, place: DependencyGraph.Place?, reason: Reason) {
            self.key = key
            self.place = place
            self.reason = reason
        }
    }

    /// What was found, sorted by place, each fault once.
    public var findings: [GraphFinding]
    /// What was not looked at, in the order registered. None of it is a fault; none of it is known to be right either.
    public var notChecked: [NotChecked]

    /// Makes a report.
    public init(findings: [GraphFinding] = [], notChecked: [NotChecked] = []) {
        self.findings = findings.sorted()
        self.notChecked = notChecked
    }

    /// Whether there is neither an error nor a warning. What was not checked does not count.
    public var isClean: Bool { !findings.contains { $0.severity != .note } }
}

extension GraphReport: CustomStringConvertible {
    /// The reports of all findings, then a line for each thing that was not checked.
    public var description: String {
        let parts = findings.map(\.report) + notChecked.map(\.description)
        return parts.isEmpty ? "nothing found" : parts.joined(separator: "\n")
    }
}

extension GraphReport.NotChecked: CustomStringConvertible {
    /// `not checked: opaque closure of … at App/Main.swift:9`.
    public var description: String {
        let place = place.map { " at \($0)" } ?? ""
        return switch reason {
        case .opaqueClosure: "not checked: opaque closure of \(key)\(place)"
        case .observedOnly: "not wholly checked: \(key)\(place) asked for this when it was made, and may ask for more"
        case .unknownResolver(let needed): "not checked: whether a parent that is no container has \(needed), which \(key)\(place) needs"
        case .notMade: "not made: \(key)\(place) takes arguments"
        }
    }
}
