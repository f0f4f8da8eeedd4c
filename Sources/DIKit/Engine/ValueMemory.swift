/// Values of a type known only at run time, in raw memory.
///
/// Each function opens the type once and lets the compiler's own value operations do the work, so nothing rests on how
/// a type is laid out. Memory passed in must hold a value of exactly that type, or be large and aligned enough for one.
///
/// One value is moved by the operations for one value alone: those with a count copy a stride, which may reach beyond memory that is
/// large enough for one.
enum ValueMemory {
    static func allocate(for type: any Any.Type) -> UnsafeMutableRawPointer {
        func open<Value>(_: Value.Type) -> UnsafeMutableRawPointer {
            .allocate(byteCount: MemoryLayout<Value>.stride, alignment: Swift.max(MemoryLayout<Value>.alignment, 16))
        }
        return open(type)
    }

    static func copy(_ type: any Any.Type, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        func open<Value>(_: Value.Type) {
            target.initializeMemory(as: Value.self, to: source.assumingMemoryBound(to: Value.self).pointee)
        }
        open(type)
    }

    static func destroy(_ type: any Any.Type, at memory: UnsafeMutableRawPointer) {
        func open<Value>(_: Value.Type) { memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
        open(type)
    }

    /// Copies the bytes and nothing else: the copy holds nothing and must not be destroyed.
    static func copyBytes(_ type: any Any.Type, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        func open<Value>(_: Value.Type) { target.copyMemory(from: source, byteCount: MemoryLayout<Value>.size) }
        open(type)
    }

    /// The value as an existential.
    static func read(_ type: any Any.Type, at memory: UnsafeRawPointer) -> Any {
        func open<Value>(_: Value.Type) -> Any { memory.assumingMemoryBound(to: Value.self).pointee }
        return open(type)
    }

    /// The object that the value is, by its dynamic type; nil for a value type. A cast to `AnyObject` alone would box a value, and an
    /// object that comes in an `any Error`.
    static func object(_ type: any Any.Type, at memory: UnsafeRawPointer) -> AnyObject? {
        func open<Value>(_: Value.Type) -> AnyObject? { object(of: memory.assumingMemoryBound(to: Value.self).pointee) }
        return open(type)
    }

    /// The object that a value is, an optional's too.
    static func object<Value>(of value: Value) -> AnyObject? {
        if _isOptional(Value.self), let optional = value as? any OptionalType { return optional.object }
        func open<Dynamic>(_: Dynamic.Type) -> AnyObject? { (value as? Dynamic).map { $0 as AnyObject } }
        let dynamicType = Swift.type(of: value as Any)
        return dynamicType is AnyObject.Type ? open(dynamicType) : nil
    }

    /// Whether the first word of the value is the object itself. It is not in an `any Error`, which is a box of its own that ends when
    /// nobody holds the box, whoever holds the object.
    static func begins(_ type: any Any.Type, at memory: UnsafeRawPointer, with object: AnyObject) -> Bool {
        func open<Value>(_: Value.Type) -> Bool {
            MemoryLayout<Value>.size >= MemoryLayout<UInt>.size
                && memory.load(as: UInt.self) == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        }
        return open(type)
    }

    /// Runs `body` with memory for one value of the type, on the stack unless it is large; the body leaves it uninitialised.
    static func withTemporary(
        _ type: any Any.Type, _ body: (UnsafeMutableRawPointer) throws(ResolutionError) -> Bool
    ) throws(ResolutionError) -> Bool {
        func layout<Value>(_: Value.Type) -> (stride: Int, alignment: Int) { (MemoryLayout<Value>.stride, MemoryLayout<Value>.alignment) }
        let (stride, alignment) = layout(type)
        var failure: ResolutionError?
        let answer = withUnsafeTemporaryAllocation(byteCount: stride, alignment: Swift.max(alignment, 16)) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of a byte has an address") }
            do throws(ResolutionError) {
                return try body(memory)
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        return answer
    }
}

extension ValueMemory {
    /// Copies the value as another type, by a checked cast.
    static func cast(_ type: any Any.Type, at source: UnsafeRawPointer, to target: any Any.Type, into memory: UnsafeMutableRawPointer) -> Bool {
        cast(read(type, at: source), to: target, into: memory)
    }

    /// Puts a value into memory as another type, by a checked cast.
    static func cast(_ value: Any, to target: any Any.Type, into memory: UnsafeMutableRawPointer) -> Bool {
        func open<Target>(_: Target.Type) -> Bool {
            guard let value = value as? Target else { return false }
            memory.initializeMemory(as: Target.self, to: value)
            return true
        }
        return open(target)
    }
}
