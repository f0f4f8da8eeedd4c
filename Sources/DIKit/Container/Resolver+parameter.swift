public import CDIKit

// What a registered initializer asks for its parameters: an instance found as `resolve` finds it, an error where `tryResolve`
// has one.
//
// Code that is generic over a pack sees each type as one that it knows nothing of, in an optimised build too. There each use of
// a generic type (`Result<T, …>`, `UnsafeMutableBufferPointer<T>`) looks metadata up and costs more than the rest. So a kept
// instance is copied here and everything else is done by functions that are not generic, in memory that the caller lends.

/// Memory for one parameter at a time.
@usableFromInline
enum ParameterMemory {
    @usableFromInline static var byteCount: Int { @inlinable @inline(__always) get { 64 } }
    @usableFromInline static var alignment: Int { @inlinable @inline(__always) get { 16 } }
}

extension Resolver {
    /// The instance for a parameter, or an error. `lent` has the size of ``ParameterMemory`` and holds nothing.
    @inlinable @inline(__always)
    func parameter<T>(_ type: T.Type, at place: SourcePlace, _ lent: UnsafeMutableRawPointer) throws -> T {
        if Self.self == Container.self {
            let container = unsafeBitCast(self, to: Unmanaged<Container>.self)
            return try container._withUnsafeGuaranteedRef { try $0.parameter(type, at: place, lent) }
        }
        return try requireForeign(type, named: nil, with: .empty, place: place)
    }
}

extension Container {
    @inlinable
    func parameter<T>(_ type: T.Type, at place: SourcePlace, _ lent: UnsafeMutableRawPointer) throws -> T {
        let thread = dikit_thread_current()
        var word: ReadSide.Word = 0
        // While a kept instance is made, what it is built on is written down, by the registry.
        if thread.pointee.recorder == nil, Layer.isAbsent {
            dikit_thread_enter(thread)
            word = ReadSide.word(of: UInt(bitPattern: ObjectIdentifier(T.self)), from: block.value)
            if word & ReadSide.Tag.kinds == 0, let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) {
                let value = address.assumingMemoryBound(to: T.self).pointee
                dikit_thread_leave(thread)
                return value
            }
            if word & ReadSide.Tag.kinds != ReadSide.Tag.unique {
                dikit_thread_leave(thread)
                word = 0
            }
        }
        if MemoryLayout<T>.stride <= ParameterMemory.byteCount, MemoryLayout<T>.alignment <= ParameterMemory.alignment {
            try registry.parameter(type, word, on: thread, at: place, into: lent)
            return lent.assumingMemoryBound(to: T.self).move()
        }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<T>.stride, alignment: MemoryLayout<T>.alignment)
        defer { memory.deallocate() }
        try registry.parameter(type, word, on: thread, at: place, into: memory)
        return memory.assumingMemoryBound(to: T.self).move()
    }
}

extension Registry {
    /// Puts the value of a parameter into `memory`.
    /// - Parameter word: That of a unique registration, found by a read that is still open; else 0, and no read is open.
    @usableFromInline
    func parameter(
        _ type: any Any.Type, _ word: ReadSide.Word, on thread: UnsafeMutablePointer<dikit_thread>, at place: SourcePlace,
        into memory: UnsafeMutableRawPointer
    ) throws {
        guard let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) else {
            return try require(type, named: nil, nil, place, into: memory)
        }
        let registration = Unmanaged<Registration>.fromOpaque(address)
        let previous = thread.frames
        let asked = Unmanaged.passUnretained(self)
        var frame = Frame(previous: previous, registration: registration, asked: asked, builder: asked, place: place)
        let made = try withUnsafePointer(to: &frame) { frame in
            thread.frames = frame
            defer {
                thread.frames = previous
                if previous == nil, thread.pointee.graph != nil { endGraph(on: thread) }
            }
            // The frame keeps the registration from being freed when the read has ended.
            dikit_thread_leave(thread)
            guard dikit_thread_has_stack_left(thread) else {
                throw ResolutionError.recursion(PathStep.path(from: frame), call: call(of: frame))
            }
            do {
                return try registration._withUnsafeGuaranteedRef { registration in
                    try ReadSide.resolver(of: block.value)._withUnsafeGuaranteedRef { box in
                        try registration.factory.call(box.resolver, Arguments([]), memory)
                    }
                }
            } catch let error as ResolutionError {
                throw error
            } catch {
                throw ResolutionError.factoryThrew(error, PathStep.path(from: frame), call: call(of: frame))
            }
        }
        // The one that answered nil is no part of its own path.
        guard made else { throw withUnsafePointer(to: frame) { ResolutionError.answeredNil(call(of: $0)) } }
    }

    private func call(of frame: UnsafePointer<Frame>) -> Call {
        call(frame.pointee.registration.takeUnretainedValue().key, .empty, frame.pointee.place)
    }
}
