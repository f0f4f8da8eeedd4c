/// Registrations of which an instance would do for a type that has none, or whose type would do in its place: found when an error is
/// written, which may take its time.
struct Kinship {
    /// What conforms to the wanted type or derives from it.
    private(set) var subtypes: [Registration] = []
    /// What the wanted type conforms to or derives from.
    private(set) var supertypes: [Registration] = []

    /// As many types as are looked at: each takes microseconds.
    static let mostChecks = 5_000

    /// - Parameters:
    ///   - containers: The one that was asked, and its parents.
    ///   - others: What is known beside those.
    init(of key: Key, in containers: [Registry], and others: [Registration] = []) {
        guard !Self.isOfEverything(key.type) else { return }
        let target = Self.metatype(of: key.type)
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(key.type)]
        let cells = containers.flatMap(\.sortedCells).map { (registration: $0.registration, cell: Optional($0)) }
        for (registration, cell) in cells + others.map({ ($0, nil) }) where registration.key.name == key.name {
            let type = registration.key.type
            guard seen.count < Self.mostChecks, !Self.isOfEverything(type), seen.insert(ObjectIdentifier(type)).inserted else { continue }
            if target.map({ Self.isType(type, of: $0) }) ?? cell?.keepsInstance(of: key.type) ?? false {
                subtypes.append(registration)
            } else if let other = Self.metatype(of: type), Self.isType(key.type, of: other) {
                supertypes.append(registration)
            }
        }
    }

    /// As many as a reader looks at: kin first, then what is near by its name.
    func likeliest(and near: [Registration]) -> [Registration] {
        let kin = subtypes + supertypes
        return Array((kin + near.filter { registration in !kin.contains { $0 === registration } }).prefix(Suggestions.limit))
    }

    /// What every type is.
    private static func isOfEverything(_ type: any Any.Type) -> Bool { type == Any.self || type == AnyObject.self }

    /// The type of the metatypes of what conforms to a protocol type or derives from a class; nil where it cannot be found, as for a
    /// private protocol.
    private static func metatype(of type: any Any.Type) -> (any Any.Type)? {
        guard TypeName.isProtocol(type) else {
            func open<Value>(_: Value.Type) -> any Any.Type { Value.Type.self }
            return type is AnyObject.Type ? open(type) : nil
        }
        return _mangledTypeName(type).flatMap { _typeByName($0 + "Xp") }
    }

    private static func isType(_ type: any Any.Type, of metatype: any Any.Type) -> Bool {
        func open<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
        return open(metatype)
    }
}

extension Registry {
    fileprivate var sortedCells: [Cell] { content.withLock { Array($0.cells.values) }.sorted { $0.sequence < $1.sequence } }
}

extension Cell {
    /// Whether there is an instance and it is of a type.
    fileprivate func keepsInstance(of type: any Any.Type) -> Bool {
        let (kept, weak) = Creations.shared.state.withLock { _ in (instance, weakInstance) }
        return (kept ?? weak?.held)?.cast(to: type) != nil
    }
}
