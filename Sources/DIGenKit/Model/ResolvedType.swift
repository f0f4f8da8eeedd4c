/// A type after its names have been looked up.
struct ResolvedType: Hashable, Sendable {
    /// How generated code spells it: names in full, aliases kept.
    var spelled: TypeExpression
    /// What it is: aliases replaced, no `any`, one order for the parts of a composition. Equal for equal types.
    var canonical: TypeExpression

    /// The identity.
    var key: Key { Key(text: canonical.text) }
}

/// What a dependency is looked up by: its type.
struct Key: Hashable, Comparable, Sendable {
    let text: String

    static func < (left: Key, right: Key) -> Bool { left.text < right.text }
}
