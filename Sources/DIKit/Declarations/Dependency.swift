public import CDIKit

/// A declared dependency, as a property of ``Container`` says it, and the wrapper that resolves one.
///
/// ```swift
/// extension Container {
///     var api: Dependency<any API> {
///         self(.singleton) { LiveAPI() }
///             .preview { PreviewAPI() }
///             .test { TestAPI() }
///     }
/// }
///
/// let api = Container.shared.api()
///
/// final class Feed {
///     @Dependency(\.api) private var api
/// }
/// ```
///
/// **As a declaration** it is made anew by each access of the property and stores nothing in the container: calling it answers with the
/// instance that the container keeps, or runs the closure that applies. Its identity is its type and its property: two properties of one
/// type are two dependencies, and so are properties of one name in two modules. Of its closures the highest of these applies: a launch
/// argument (``onArg(_:isolation:_:)``); what was registered for it (``register(isolation:fileID:line:_:)``, `withDependencies`,
/// `prepareDependencies`: the innermost scope, then the latest); the default for previews, tests, debug builds, simulators, devices, in this
/// order; the live closure.
///
/// **As a wrapper** it resolves once, when the object that owns it is created, from the task's container, and is then that instance. In an
/// `@Observable` class it needs `@ObservationIgnored`. In a `final class …: Sendable` Swift refuses every wrapper: write
/// `private let api = dependency(\.api)`. Where another type named `Dependency` hides this one, it is `@DIKit.Dependency`.
///
/// A hit takes no lock and allocates nothing. Any thread may ask. Sendable when the value is.
@propertyWrapper
public struct Dependency<Value> {
    @usableFromInline enum Storage {
        case declared(Declared<Value>)
        /// In a box of its own: a declaration is then of one size, and fits into registers, whatever its value is.
        indirect case resolved(Value)
    }

    @usableFromInline let storage: Storage

    @inlinable @inline(__always)
    init(_ storage: Storage) { self.storage = storage }

    /// Resolves from the task's container.
    ///
    /// Traps as calling the declaration does. The key path is evaluated at once and not kept.
    public init(_ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line) {
        storage = .resolved(Container.current[keyPath: keyPath](fileID: fileID, line: line))
    }

    /// The instance.
    @inlinable
    public var wrappedValue: Value { callAsFunction() }

    /// The instance, or a trap.
    ///
    /// Traps in debug and in release for a cycle and for a factory that threw, and in debug for a promise that nobody has registered; the
    /// report names who needed it and where.
    @inlinable @inline(__always)
    public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Value {
        switch storage {
        case .resolved(let value): value
        case .declared(let declared): declared.instance(fileID, line)
        }
    }
}

extension Dependency {
    /// What a declaration is known by.
    var key: Key? {
        guard case .declared(let declared) = storage else { return nil }
        return Key(Value.self, property: declared.property.propertyName)
    }
}

extension Dependency: Sendable where Value: Sendable {}
extension Dependency.Storage: Sendable where Value: Sendable {}

/// A declaration: its container, what it says of itself, and the closure that applies. A hit holds it in registers.
@usableFromInline
struct Declared<Value>: Sendable {
    @usableFromInline let container: Container
    @usableFromInline let property: DeclaredProperty
    @usableFromInline let make: MakeBox<Value>

    @inlinable @inline(__always)
    init(container: Container, property: DeclaredProperty, make: MakeBox<Value>) {
        self.container = container
        self.property = property
        self.make = make
    }

    @inlinable @inline(__always)
    func instance(_ fileID: StaticString, _ line: UInt) -> Value {
        var word: ReadSide.Word?
        if let value = ReadSide.kept(Value.self, property.name, property.file, in: container.block.value, orElse: &word) { return value }
        // In scalars: a structure would be written to memory on the way to a hit as well, and retained.
        return Self.finish(container, property.word, property.name, property.file, make, word, fileID, line)
    }

    /// What a hit is not. If there is a word, the read that found it is still open.
    @inlinable @inline(never)
    static func finish(
        _ container: Container, _ declared: UInt, _ name: UInt, _ file: UInt, _ make: MakeBox<Value>, _ word: ReadSide.Word?,
        _ fileID: StaticString, _ line: UInt
    ) -> Value {
        let place = SourcePlace(fileID: fileID, line: line)
        let property = DeclaredProperty(word: declared, name: name, file: file)
        guard let word else { return resolve(container, property, make, place) }
        let thread = dikit_thread_current()
        if word & ReadSide.Tag.kinds == ReadSide.Tag.unique, let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) {
            // Readers find a factory that may run anywhere; in another context the closure may be one that may not.
            guard declared & DeclaredProperty.Bits.isolation == 0 else {
                dikit_thread_leave(thread)
                return resolve(container, property, make, place)
            }
            return makeUnique(container, make, Unmanaged.fromOpaque(address), on: thread, place)
        }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            if ReadSide.finishRead(of: word, on: thread, as: Value.self, into: UnsafeMutableRawPointer(memory)) { return memory.move() }
            return resolve(container, property, make, place)
        }
    }

    /// Calls the closure for an instance that nobody keeps. The read that found the registration is still open; the frame on the stack,
    /// which is there when the read ends, keeps the registration from being freed.
    @inlinable @inline(__always)
    static func makeUnique(
        _ container: Container, _ make: MakeBox<Value>, _ registration: Unmanaged<Registration>, on thread: UnsafeMutablePointer<dikit_thread>,
        _ place: SourcePlace
    ) -> Value {
        let previous = dikit_thread_frames(thread)
        var frame = Frame(
            previous: UnsafePointer(bitPattern: previous), registration: registration, asked: Unmanaged.passUnretained(container.registry),
            builder: Unmanaged.passUnretained(container.registry),
            place: place)
        return withUnsafePointer(to: &frame) { frame in
            dikit_thread_set_frames(thread, UInt(bitPattern: frame))
            dikit_thread_leave(thread)
            guard dikit_thread_has_stack_left(thread) else { container.registry.stopRecursion(frame) }
            do {
                let value = try make.call()
                dikit_thread_set_frames(thread, previous)
                if previous == 0, thread.pointee.graph != nil { endGraph(on: thread) }
                return value
            } catch {
                container.registry.stop(error, frame)
            }
        }
    }

    /// Asks the engine, which knows everything that readers do not.
    @inlinable @inline(never)
    static func resolve(_ container: Container, _ property: DeclaredProperty, _ make: MakeBox<Value>, _ place: SourcePlace) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            let isMade = container.registry.requireOrStop(
                property, Value.self, factory(make), place, into: UnsafeMutableRawPointer(memory))
            return isMade ? memory.move() : none
        }
    }

    /// The closure as the engine calls it; nil answers are none.
    @usableFromInline
    static func factory(_ make: MakeBox<Value>) -> FactoryBox {
        FactoryBox { _, _, memory in
            let value = try make.call()
            if let optional = value as? any OptionalType, _isOptional(Value.self), optional.isNil { return false }
            memory.initializeMemory(as: Value.self, to: value)
            return true
        }
    }

    /// The nil of an optional value.
    @usableFromInline
    static var none: Value {
        guard let none = OptionalTypes.wrapper(of: Value.self)?.none as? Value else {
            preconditionFailure("only the factory of an optional answers nil")
        }
        return none
    }
}
