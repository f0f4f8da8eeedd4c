/// What a dependency is asked for by: its type and an optional name.
///
/// Identity is the type's, not its printed name's. Optionals are stripped before a key is made.
struct Key: Hashable, Sendable {
    let type: any Any.Type
    let name: String?

    init(_ type: any Any.Type, named name: String? = nil) {
        self.type = type
        self.name = name
    }

    static func == (left: Key, right: Key) -> Bool {
        ObjectIdentifier(left.type) == ObjectIdentifier(right.type) && left.name == right.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(name)
    }
}
