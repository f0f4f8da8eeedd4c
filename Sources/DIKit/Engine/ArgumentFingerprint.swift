/// What is remembered of the arguments that an instance was made with, so that a later difference can be told: nothing that it holds
/// alive.
struct ArgumentFingerprint: Sendable {
    private struct Element: Sendable {
        let type: ObjectIdentifier
        /// Of a Hashable argument.
        let hash: Int?
        /// Of an object, for as long as it lives.
        let identity: ObjectIdentifier?
        /// Whether it is a value with an `==` and no hash: it could be compared, but only if it were kept.
        let isUndecided: Bool

        /// Hashes the argument, which runs the user's code.
        init(_ argument: Any) {
            let type = Swift.type(of: argument)
            self.type = ObjectIdentifier(type)
            hash = (argument as? any Hashable).map { $0.hashValue }
            identity = type is AnyObject.Type ? ObjectIdentifier(argument as AnyObject) : nil
            isUndecided = hash == nil && identity == nil && argument is any Equatable
        }

        /// Whether they are of one type and may be equal. Different values may have one hash: no difference is told then.
        func mayEqual(_ other: Element) -> Bool {
            guard type == other.type else { return false }
            return isUndecided || (hash != nil && hash == other.hash) || (identity != nil && identity == other.identity)
        }
    }

    private let elements: [Element]

    init(_ arguments: Arguments) { elements = arguments.map { Element($0) } }

    /// Whether no element differs or is of a type that cannot be compared.
    func mayEqual(_ other: ArgumentFingerprint) -> Bool {
        elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.mayEqual($1) }
    }
}
