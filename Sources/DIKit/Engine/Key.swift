/// What a dependency is asked for by: its type and an optional name.
///
/// Identity is the type's, not its printed name's. Optionals are stripped before a key is made.
struct Key: Hashable, Sendable {
    let type: any Any.Type
    let name: String?
    /// The property that declares it; nil for a dependency that is asked for by its type.
    let property: PropertyName?

    init(_ type: any Any.Type, named name: String? = nil) {
        self.type = type
        self.name = name
        property = nil
    }

    /// The key of a declared dependency. Its type is as it is declared, optionals and all.
    init(_ type: any Any.Type, property: PropertyName) {
        self.type = type
        name = nil
        self.property = property
    }

    static func == (left: Key, right: Key) -> Bool {
        ObjectIdentifier(left.type) == ObjectIdentifier(right.type) && left.name == right.name && left.property == right.property
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(name)
        if let property { hasher.combine(property) }
    }
}

/// A property of `Container`: properties of one name in two files are two.
struct PropertyName: Hashable, Sendable {
    let name: String
    /// `Module/File.swift`.
    let fileID: String

    var module: Substring { fileID.prefix { $0 != "/" } }
}
