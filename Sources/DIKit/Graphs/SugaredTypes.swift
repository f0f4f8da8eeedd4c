/// Names of types in graphs. Those that a source writes in brackets stand in brackets: Swift prints `[any API]` as `Array<API>`, without
/// the `any` of what is inside.
enum SugaredTypes {
    static func name(_ type: any Any.Type, isQualified: Bool) -> String {
        guard let parts = (type as? any SugaredType.Type)?.parts else { return isQualified ? TypeName.qualified(type) : TypeName.short(type) }
        return "[\(parts.map { name($0, isQualified: isQualified) }.joined(separator: ": "))]"
    }
}

private protocol SugaredType {
    static var parts: [any Any.Type] { get }
}

extension Array: SugaredType {
    fileprivate static var parts: [any Any.Type] { [Element.self] }
}

extension Dictionary: SugaredType {
    fileprivate static var parts: [any Any.Type] { [Key.self, Value.self] }
}
