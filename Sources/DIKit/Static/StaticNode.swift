/// A type that a generated resolver can make, and what it needs. Belongs to generated code.
public struct _StaticNode: Sendable {
    let type: any Any.Type
    let needs: [any Any.Type]
}
