/// Names of types as an error prints them. Made when an error is written, never before.
enum TypeName {
    /// As a reader of the source would write it: `any API`, `Store<User>`.
    static func short(_ type: any Any.Type) -> String { prefixed(String(describing: type), of: type) }

    /// With modules: `any Network.API`.
    static func qualified(_ type: any Any.Type) -> String { prefixed(String(reflecting: type), of: type) }

    /// An indefinite article and the name: `an Int`.
    static func withArticle(_ type: any Any.Type) -> String {
        let name = short(type)
        return ("AEIOU".contains(name.prefix(1).uppercased()) ? "an " : "a ") + name
    }

    private static func prefixed(_ name: String, of type: any Any.Type) -> String {
        // The metatype of a protocol type prints as `API.Protocol`, that of any other as `API.Type`.
        let isProtocol = String(describing: Swift.type(of: type as Any)).hasSuffix(".Protocol")
        return isProtocol && type != Any.self && type != AnyObject.self ? "any " + name : name
    }
}

extension ResolutionError.Dependency {
    init(_ key: Key) {
        self.init(type: TypeName.short(key.type), qualifiedType: TypeName.qualified(key.type), name: key.name)
    }
}

extension ResolutionError.Step {
    init(_ registration: Registration) { self.init(dependency: .init(registration.key), place: registration.place) }
}
