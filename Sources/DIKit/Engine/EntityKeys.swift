/// The types of the process that have an entity key, looked up only once the process uses the feature: a conformance that a class
/// lacks takes microseconds to find missing.
@usableFromInline
enum EntityKeys {
    private struct State {
        var isUsed = false
        /// The key of each type that was looked at; nil where it has none.
        var keys: [ObjectIdentifier: String?] = [:]
        /// The types that a request missed, before the feature was used.
        var missed: Set<ObjectIdentifier> = []
        var members: [String: Members] = [:]
    }

    /// What shares one key.
    private struct Members {
        var types: [any Any.Type] = []
        /// Containers that hold a registration under the key.
        var holders: [ObjectIdentifier: Holder] = [:]
    }

    private struct Holder {
        weak var registry: Registry?
    }

    private static let state = Locked(State())

    static var isUsed: Bool { state.withLock { $0.isUsed } }

    /// From now on types are asked for their keys.
    @usableFromInline
    static func use() { state.withLock { $0.isUsed = true } }

    /// Nothing answered to a request for `type`: whether that is because the type has a key, of which nobody had heard yet.
    static func isFirstMiss(of type: any Any.Type) -> Bool {
        let isNew = state.withLock { !$0.isUsed && $0.missed.insert(ObjectIdentifier(type)).inserted }
        guard isNew, type is any EntityKeyProviding.Type else { return false }
        use()
        return true
    }

    /// The key of a type, once the feature is used.
    static func key(of type: any Any.Type) -> String? {
        let identity = ObjectIdentifier(type)
        let known = state.withLock { $0.isUsed ? $0.keys[identity] : .some(nil) }
        if let known { return known }
        // The user's code, outside the lock.
        let key = (type as? any EntityKeyProviding.Type)?.entityKey
        let holders = state.withLock { state -> [Registry] in
            guard state.keys[identity] == nil else { return [] }
            state.keys[identity] = .some(key)
            guard let key else { return [] }
            state.members[key, default: Members()].types.append(type)
            return state.members[key]?.holders.values.compactMap(\.registry) ?? []
        }
        // Readers of a child must not find what a parent has registered as `type`.
        for holder in holders { holder.shadow([type]) }
        return state.withLock { $0.keys[identity] } ?? nil
    }

    /// The key of a type that has been looked at before.
    static func knownKey(of type: any Any.Type) -> String? { state.withLock { $0.keys[ObjectIdentifier(type)] ?? nil } }

    /// Notes that a container holds a registration under a key.
    /// - Returns: the types that share the key.
    static func hold(_ key: String, in registry: Registry) -> [any Any.Type] {
        state.withLock { state in
            state.members[key, default: Members()].holders[ObjectIdentifier(registry)] = Holder(registry: registry)
            return state.members[key]?.types ?? []
        }
    }

    /// Forgets a container at its end.
    static func forget(_ registry: Registry, holding keys: some Sequence<String>) {
        state.withLock { state in
            for key in keys { state.members[key]?.holders[ObjectIdentifier(registry)] = nil }
        }
    }
}
