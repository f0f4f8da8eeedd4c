/// A factory on its way into a container, with the type that it makes, where it was written and where it has to run.
///
/// Belongs to DIKit: the `register` functions make it, and ``Registrator/_register(_:options:)`` takes it.
public struct _Declaration {
    /// The type that the factory makes.
    public let type: any Any.Type
    @usableFromInline let isolation: FactoryIsolation
    @usableFromInline let place: SourcePlace?
    /// The types that the factory will ask for, each once for every parameter; nil when only running it would tell.
    @usableFromInline let parameterTypes: [any Any.Type]?
    /// Whether the factory is handed what a caller passes.
    @usableFromInline let takesArguments: Bool
    @usableFromInline let factory: Factory

    @inlinable
    init(
        _ type: any Any.Type, isolation: FactoryIsolation, place: SourcePlace?, parameterTypes: [any Any.Type]? = nil,
        takesArguments: Bool = false, factory: @escaping Factory
    ) {
        self.type = type
        self.isolation = isolation
        self.place = place
        self.parameterTypes = parameterTypes
        self.takesArguments = takesArguments
        self.factory = factory
    }

    /// Makes an instance, for a registrator that is not DIKit's own.
    func make<T>(_ type: T.Type, _ resolver: any Resolver, _ arguments: Arguments) -> T {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            do {
                // The factory of an optional initialises the optional itself here, so the answer is always a value.
                _ = try factory(resolver, arguments, UnsafeMutableRawPointer(memory))
                return memory.move()
            } catch {
                Trap.stop(.thrown(error, by: T.self, at: place))
            }
        }
    }
}

// The factories are made here and not in the extensions of `Registrator`: there they would be generic over the registrator as
// well, which at a call through `any Registrator` keeps the compiler from specialising them.
extension _Declaration {
    @inlinable @inline(__always)
    init<T>(isolation: (any Actor)?, place: SourcePlace?, _ entity: @escaping () throws -> T) {
        self.init(T.self, isolation: Self.isolation(isolation), place: place) { _, _, memory in
            memory.initializeMemory(as: T.self, to: try entity())
            return true
        }
    }

    @inlinable @inline(__always)
    init<T>(isolation: (any Actor)?, place: SourcePlace?, _ entity: @escaping (any Resolver) throws -> T) {
        self.init(T.self, isolation: Self.isolation(isolation), place: place) { resolver, _, memory in
            memory.initializeMemory(as: T.self, to: try entity(resolver))
            return true
        }
    }

    @inlinable @inline(__always)
    init<T>(isolation: (any Actor)?, place: SourcePlace?, _ entity: @escaping (any Resolver, Arguments) throws -> T) {
        self.init(T.self, isolation: Self.isolation(isolation), place: place, takesArguments: true) { resolver, arguments, memory in
            memory.initializeMemory(as: T.self, to: try entity(resolver, arguments))
            return true
        }
    }

    @inlinable
    static func isolation(_ actor: (any Actor)?) -> FactoryIsolation { actor == nil ? .anywhere : FactoryIsolation(writtenIn: actor) }
}

extension _Declaration {
    @inlinable
    init<T>(place: SourcePlace?, onMain entity: @escaping @MainActor () throws -> T) {
        self.init(T.self, isolation: .mainExplicit, place: place) { _, _, memory in
            try Self.initialize(memory) { try entity() }
            return true
        }
    }

    @inlinable
    init<T>(place: SourcePlace?, onMain entity: @escaping @MainActor (any Resolver) throws -> T) {
        self.init(T.self, isolation: .mainExplicit, place: place) { resolver, _, memory in
            try Self.initialize(memory) { try entity(resolver) }
            return true
        }
    }

    @inlinable
    init<T>(place: SourcePlace?, onMain entity: @escaping @MainActor (any Resolver, Arguments) throws -> T) {
        self.init(T.self, isolation: .mainExplicit, place: place, takesArguments: true) { resolver, arguments, memory in
            try Self.initialize(memory) { try entity(resolver, arguments) }
            return true
        }
    }

    /// Runs a main-actor factory; the engine has seen to it that this is the main actor.
    @inlinable
    static func initialize<T>(_ memory: UnsafeMutableRawPointer, _ entity: @escaping @MainActor () throws -> T) throws {
        let box = UncheckedBox((memory: memory, entity: entity))
        try MainActor.assumeIsolated {
            _ = box.value.memory.initializeMemory(as: T.self, to: try box.value.entity())
        }
    }
}

// Factories that are an initializer with the types of its parameters. The type of what they throw is a parameter too: the compiler cannot
// turn a function with typed errors and a pack of parameters into one that throws anything.
extension _Declaration {
    @inlinable @inline(__always)
    init<T, Failure: Error, each Parameter>(
        isolation: (any Actor)?, place: SourcePlace, initializer: @escaping (repeat each Parameter) throws(Failure) -> T
    ) {
        self.init(
            T.self, isolation: Self.isolation(isolation), place: place, parameterTypes: Self.types(repeat (each Parameter).self)
        ) { resolver, _, memory in
            try Self.lending { lent in
                memory.initializeMemory(
                    as: T.self, to: try initializer(repeat try resolver.parameter((each Parameter).self, at: place, lent)))
            }
            return true
        }
    }

    @inlinable
    init<T, Failure: Error, each Parameter>(
        place: SourcePlace, onMainInitializer initializer: @escaping @MainActor (repeat each Parameter) throws(Failure) -> T
    ) {
        self.init(
            T.self, isolation: .mainExplicit, place: place, parameterTypes: Self.types(repeat (each Parameter).self)
        ) { resolver, _, memory in
            try Self.lending { lent in
                let lent = UncheckedBox(lent)
                try Self.initialize(memory) {
                    try initializer(repeat try resolver.parameter((each Parameter).self, at: place, lent.value))
                }
            }
            return true
        }
    }

    /// Calls `body` with memory for one parameter at a time.
    @inlinable @inline(__always)
    static func lending(_ body: (UnsafeMutableRawPointer) throws -> Void) throws {
        try withUnsafeTemporaryAllocation(byteCount: ParameterMemory.byteCount, alignment: ParameterMemory.alignment) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of many bytes has an address") }
            try body(memory)
        }
    }

    @inlinable
    static func types<each Parameter>(_ type: repeat (each Parameter).Type) -> [any Any.Type] {
        var types: [any Any.Type] = []
        for type in repeat each type { types.append(type) }
        return types
    }
}
