/// Optionals in keys: a request for `T?` or `T??` is a request for `T`, and a factory of `T?` may answer nil.
enum OptionalTypes {
    /// The type without its optionals.
    static func stripped(_ type: any Any.Type) -> any Any.Type { wrapper(of: type)?.strippedType ?? type }

    /// The type as an optional, or nil when it is none. Other types are told apart without a cast, whose failure is slow.
    static func wrapper(of type: any Any.Type) -> (any OptionalType.Type)? {
        func open<Value>(_: Value.Type) -> Bool { _isOptional(Value.self) }
        return open(type) ? type as? any OptionalType.Type : nil
    }
}

/// `Optional`, whatever it wraps.
protocol OptionalType {
    static var strippedType: any Any.Type { get }

    /// Answers a request for this optional, with nil when nothing else does.
    static func initialize(
        _ memory: UnsafeMutableRawPointer, from registry: Registry, named: String?, _ arguments: Arguments?, _ place: SourcePlace
    ) throws(ResolutionError)

    /// A factory of the stripped type from one of this optional.
    static func strip(_ factory: @escaping Factory) -> Factory

    static var none: Self { get }

    var isNil: Bool { get }

    /// The object that it holds, if that is one.
    var object: AnyObject? { get }
}

extension Optional: OptionalType {
    static var strippedType: any Any.Type { OptionalTypes.stripped(Wrapped.self) }

    var isNil: Bool { self == nil }

    var object: AnyObject? { flatMap { ValueMemory.object(of: $0) } }

    static func initialize(
        _ memory: UnsafeMutableRawPointer, from registry: Registry, named: String?, _ arguments: Arguments?, _ place: SourcePlace
    ) throws(ResolutionError) {
        let strippedType = strippedType
        let isMade = try ValueMemory.withTemporary(strippedType) { stripped throws(ResolutionError) in
            do throws(ResolutionError) {
                guard try registry.answer(Key(strippedType, named: named), arguments, place, into: stripped) == .made else { return false }
            } catch {
                if error.reportsAsynchronous(strippedType) { return false }
                throw error
            }
            if strippedType == Wrapped.self {
                memory.initializeMemory(as: Wrapped?.self, to: stripped.assumingMemoryBound(to: Wrapped.self).move())
            } else {
                // The cast wraps a value in as many optionals as `Wrapped` has.
                memory.initializeMemory(as: Wrapped?.self, to: ValueMemory.read(strippedType, at: stripped) as? Wrapped)
                ValueMemory.destroy(strippedType, at: stripped)
            }
            return true
        }
        if !isMade { memory.initializeMemory(as: Wrapped?.self, to: nil) }
    }

    static func strip(_ factory: @escaping Factory) -> Factory {
        let inner: Factory = { resolver, arguments, memory in
            try withUnsafeTemporaryAllocation(of: Wrapped?.self, capacity: 1) { buffer in
                guard let optional = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
                guard try factory(resolver, arguments, UnsafeMutableRawPointer(optional)), let value = optional.move() else { return false }
                memory.initializeMemory(as: Wrapped.self, to: value)
                return true
            }
        }
        return OptionalTypes.wrapper(of: Wrapped.self)?.strip(inner) ?? inner
    }
}
