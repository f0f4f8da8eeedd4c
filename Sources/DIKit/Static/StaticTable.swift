/// What a generated resolver can make, by type: the bridge from the static face to the others.
///
/// Belongs to generated code, which makes one for each resolver protocol. A request costs one look-up in a dictionary and the call of the
/// generated method; nothing is kept. May be used from any thread: a method that needs the main actor runs there, as a factory registered
/// with `isolatedMain` does, and the caller waits for it.
public struct _StaticTable<Root: Sendable>: Sendable {
    /// A generated method, behind the type that it makes.
    ///
    /// It is typed as main-actor code, which may call everything synchronous; whether it has to run there is `needsMain`.
    private struct Entry: Sendable {
        let type: any Any.Type
        let needsMain: Bool
        /// What the method is made of, for graphs.
        let needs: Needs
        let make: @MainActor @Sendable (Root, Arguments, UnsafeMutableRawPointer) throws -> Void
    }

    /// Types that a method asks the resolver or its caller for, told when a graph asks.
    public typealias Needs = @Sendable () -> [any Any.Type]

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Types that the resolver provides as optionals, by what they wrap.
    private var optionals: [ObjectIdentifier: Entry] = [:]
    private var asynchronous: [ObjectIdentifier: String] = [:]
    private let isolation: _StaticIsolation

    /// Makes a table.
    /// - Parameters:
    ///   - isolation: A function that states no isolation and answers `_StaticIsolation.current()`.
    ///   - fill: Adds the entries.
    public init(isolation: @MainActor () -> _StaticIsolation, _ fill: (inout _StaticTable<Root>) -> Void) {
        self.isolation = _StaticIsolation(askedIn: isolation)
        fill(&self)
    }

    /// Adds a method.
    /// - Parameters:
    ///   - onMain: Whether the method has to run on main; nil if it does not say, and what the module's code belongs to counts.
    ///   - needs: The types that it needs, in the order of declaration; what it resolves later as a `Provider`.
    ///   - make: Calls the method with arguments found by their types.
    public mutating func add<T>(
        _ type: T.Type, onMain: Bool? = nil, needing needs: @autoclosure @escaping Needs = [],
        _ make: @escaping @MainActor @Sendable (Root, Arguments) throws -> T
    ) {
        let entry = Entry(type: type, needsMain: onMain ?? isolation.isMain, needs: needs) { root, arguments, memory in
            memory.initializeMemory(as: T.self, to: try make(root, arguments))
        }
        entries[ObjectIdentifier(type)] = entry
        if let wrapper = OptionalTypes.wrapper(of: type) { optionals[ObjectIdentifier(wrapper.strippedType)] = entry }
    }

    /// Notes a type whose method suspends, so that nobody can wait for it here.
    public mutating func addAsynchronous<T>(_ type: T.Type, method: StaticString) {
        asynchronous[ObjectIdentifier(type)] = method.description
    }

    /// Answers a request. What a method throws goes to the `tryResolve` or `resolve` that the request comes from; asked directly, it traps.
    public func optionalResolve<T>(_ root: Root, _ type: T.Type, named: String?, with arguments: Arguments) -> T? {
        let request = ForeignRequest.current
        do {
            return try resolve(root, type, named: named, with: arguments, place: request?.place)
        } catch {
            guard let request else { Trap.stop(error as? ResolutionError ?? .thrown(error, by: type, at: nil)) }
            request.fail(error)
            return nil
        }
    }

    private func resolve<T>(_ root: Root, _ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace?) throws -> T? {
        guard named == nil else { return nil }
        let stripped = OptionalTypes.wrapper(of: type)?.strippedType ?? type
        if let entry = entries[ObjectIdentifier(type)] ?? entries[ObjectIdentifier(stripped)] ?? optionals[ObjectIdentifier(stripped)] {
            return try make(entry, root, arguments, place)
        }
        if let method = asynchronous[ObjectIdentifier(type)] ?? asynchronous[ObjectIdentifier(stripped)] { reportAsynchronous(stripped, method) }
        return nil
    }

    /// What the resolver can make, for a graph: each type with those that it needs. In no order.
    public var nodes: [_StaticNode] { entries.values.map { _StaticNode(type: $0.type, needs: $0.needs()) } }

    /// Whether a request without a name would be answered. Makes nothing.
    public func contains(_ type: any Any.Type, named: String?) -> Bool {
        guard named == nil else { return false }
        let stripped = OptionalTypes.stripped(type)
        return entries[ObjectIdentifier(type)] != nil || entries[ObjectIdentifier(stripped)] != nil || optionals[ObjectIdentifier(stripped)] != nil
    }

    // MARK: Making

    private func make<T>(_ entry: Entry, _ root: Root, _ arguments: Arguments, _ place: SourcePlace?) throws -> T? {
        func open<Made>(_: Made.Type) throws -> T? {
            try withUnsafeTemporaryAllocation(of: Made.self, capacity: 1) { buffer in
                guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
                try call(entry, root, arguments, UnsafeMutableRawPointer(memory), place)
                if Made.self == T.self { return memory.withMemoryRebound(to: T.self, capacity: 1) { $0.move() } }
                // Between an optional and what it wraps, a cast adds and takes away what differs.
                return (memory.move() as Any) as? T
            }
        }
        return try open(entry.type)
    }

    private func call(
        _ entry: Entry, _ root: Root, _ arguments: Arguments, _ memory: UnsafeMutableRawPointer, _ place: SourcePlace?
    ) throws {
        guard entry.needsMain else {
            // It calls nothing of the main actor.
            typealias Anywhere = @Sendable (Root, Arguments, UnsafeMutableRawPointer) throws -> Void
            return try unsafeBitCast(entry.make, to: Anywhere.self)(root, arguments, memory)
        }
        let parts = UncheckedBox((root: root, arguments: arguments, memory: memory))
        let work: @MainActor () throws -> Void = { try entry.make(parts.value.root, parts.value.arguments, parts.value.memory) }
        try MainCall.run(work, making: entry.type, at: place)
    }

    private func reportAsynchronous(_ type: any Any.Type, _ method: String) {
        var text = ReportText("\(ResolutionError.Dependency(type)) is async only: call \(text: method)")
        text.add("resolver", "`\(text: TypeName.short(Root.self))`")
        text.add("fix", "call `\(text: method)` of the resolver, with `await`; `resolve()` and `@Inject` wait for nobody")
        Reporter.report(text.rendered)
    }
}
