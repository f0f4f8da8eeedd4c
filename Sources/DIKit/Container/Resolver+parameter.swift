public import CDIKit

// What a registered initializer asks for its parameters: an instance as fast as `resolve` has it, an error where `tryResolve`
// has one.
extension Resolver {
    /// The instance for a parameter, or an error.
    @inlinable @inline(__always)
    func parameter<T>(_ type: T.Type, at place: SourcePlace) throws -> T {
        if Self.self == Container.self {
            return try Container.parameter(from: unsafeBitCast(self, to: Unmanaged<Container>.self), type, at: place)
        }
        return try requireForeign(type, named: nil, with: .empty, place: place)
    }
}

extension Container {
    /// A function of its own for the reason that `instance(from:)` is one.
    @inlinable @inline(__always)
    static func parameter<T>(from container: Unmanaged<Container>, _ type: T.Type, at place: SourcePlace) throws -> T {
        try container._withUnsafeGuaranteedRef { try $0.parameter(type, at: place) }
    }

    @inlinable
    func parameter<T>(_ type: T.Type, at place: SourcePlace) throws(ResolutionError) -> T {
        let thread = dikit_thread_current()
        guard thread.pointee.recorder == nil else { return try parameterFromRegistry(type, at: place) }
        dikit_thread_enter(thread)
        let word = ReadSide.word(of: UInt(bitPattern: ObjectIdentifier(T.self)), from: block.value)
        if word & ReadSide.Tag.kinds == 0, let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) {
            let value = address.assumingMemoryBound(to: T.self).pointee
            dikit_thread_leave(thread)
            return value
        }
        if word & ReadSide.Tag.kinds == ReadSide.Tag.unique, let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) {
            return try makeParameter(type, Unmanaged.fromOpaque(address), on: thread, at: place)
        }
        dikit_thread_leave(thread)
        return try parameterFromRegistry(type, at: place)
    }

    @inlinable @inline(never)
    func parameterFromRegistry<T>(_ type: T.Type, at place: SourcePlace) throws(ResolutionError) -> T {
        try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer throws(ResolutionError) in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            try registry.require(type, named: nil, nil, place, into: UnsafeMutableRawPointer(memory))
            return memory.move()
        }
    }

    /// Calls the factory of an instance that nobody keeps, as `make` does.
    @inlinable @inline(never)
    func makeParameter<T>(
        _ type: T.Type, _ registration: Unmanaged<Registration>, on thread: UnsafeMutablePointer<dikit_thread>, at place: SourcePlace
    ) throws(ResolutionError) -> T {
        try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer throws(ResolutionError) in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            let previous = dikit_thread_frames(thread)
            var frame = Frame(
                previous: UnsafePointer(bitPattern: previous), registration: registration, asked: Unmanaged.passUnretained(registry), place: place)
            try withUnsafePointer(to: &frame) { frame throws(ResolutionError) in
                dikit_thread_set_frames(thread, UInt(bitPattern: frame))
                // The frame keeps the registration from being freed when the read has ended.
                dikit_thread_leave(thread)
                defer { dikit_thread_set_frames(thread, previous) }
                guard dikit_thread_has_stack_left(thread) else { throw registry.recursion(frame) }
                let made: Bool
                do {
                    made = try registration._withUnsafeGuaranteedRef { registration in
                        try ReadSide.resolver(of: block.value)._withUnsafeGuaranteedRef { box in
                            try registration.factory.call(box.resolver, Arguments([]), UnsafeMutableRawPointer(memory))
                        }
                    }
                } catch {
                    throw registry.failure(error, frame)
                }
                guard made else { throw registry.answeredNil(frame) }
            }
            // The container outlives the factory that it calls.
            return withExtendedLifetime(self) { memory.move() }
        }
    }
}

// What can go wrong in a factory that a parameter's request calls.
extension Registry {
    @usableFromInline
    func failure(_ error: any Error, _ frame: UnsafePointer<Frame>) -> ResolutionError {
        error as? ResolutionError ?? .factoryThrew(error, PathStep.path(from: frame), call: call(of: frame))
    }

    @usableFromInline
    func recursion(_ frame: UnsafePointer<Frame>) -> ResolutionError { .recursion(PathStep.path(from: frame), call: call(of: frame)) }

    @usableFromInline
    func answeredNil(_ frame: UnsafePointer<Frame>) -> ResolutionError {
        let thread = dikit_thread_current()
        let own = thread.frames
        // The one that answered nil is no part of its own path.
        thread.frames = frame.pointee.previous
        defer { thread.frames = own }
        return .answeredNil(call(of: frame))
    }

    private func call(of frame: UnsafePointer<Frame>) -> Call {
        call(frame.pointee.registration.takeUnretainedValue().key, .empty, frame.pointee.place)
    }
}
