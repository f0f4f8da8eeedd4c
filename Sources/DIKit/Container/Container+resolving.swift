public import CDIKit

// What the calls of `Resolver` do for a container. They have other names than those calls: a second overload of `resolve` would
// keep the compiler from saying what is wrong with a call whose type it cannot infer.
extension Container {
    /// The instance of `type`, or a trap. A hit takes no lock, allocates nothing and looks up no name or conformance.
    @inlinable
    func instance<T>(
        of type: T.Type, named: String?, with arguments: Arguments?, fileID: StaticString, line: UInt
    ) -> T {
        let thread = dikit_thread_current()
        // While a kept instance is made, what it is built on is written down, by the registry.
        guard arguments == nil, thread.pointee.recorder == nil, Layer.isAbsent else {
            return instanceFromRegistry(type, named: named, arguments, SourcePlace(fileID: fileID, line: line))
        }
        dikit_thread_enter(thread)
        // An optional is in no table, so the registry gets to strip it.
        let key = UInt(bitPattern: ObjectIdentifier(T.self))
        let word =
            if let named { ReadSide.word(of: key, named: named, in: block.value) } else { ReadSide.word(of: key, from: block.value) }
        if word & ReadSide.Tag.kinds == 0, let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) {
            let value = address.assumingMemoryBound(to: T.self).pointee
            dikit_thread_leave(thread)
            return value
        }
        if word & ReadSide.Tag.kinds == ReadSide.Tag.unique, let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.all) {
            return make(type, Unmanaged.fromOpaque(address), on: thread, SourcePlace(fileID: fileID, line: line))
        }
        return finishReading(type, named: named, word, on: thread, SourcePlace(fileID: fileID, line: line))
    }

    /// The instance of `type`, or an error.
    @inlinable
    func instanceOrError<T>(
        of type: T.Type, named: String?, with arguments: Arguments?, fileID: StaticString, line: UInt
    ) throws(ResolutionError) -> T {
        try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer -> Result<T, ResolutionError> in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            do throws(ResolutionError) {
                let place = SourcePlace(fileID: fileID, line: line)
                try registry.requireOrThrow(type, named: named, arguments, place, into: UnsafeMutableRawPointer(memory))
                return .success(memory.move())
            } catch {
                return .failure(error)
            }
        }.get()
    }

    /// The instance of `type`, or nil.
    @inlinable
    func instanceOrNil<T>(of type: T.Type, named: String?, with arguments: Arguments?, fileID: StaticString, line: UInt) -> T? {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            let place = SourcePlace(fileID: fileID, line: line)
            guard registry.answersOrStops(type, named: named, arguments, place, into: UnsafeMutableRawPointer(memory)) else { return nil }
            return memory.move()
        }
    }

    // The ends of a hit that are not one, out of line so that the hit itself stays small.

    @inlinable @inline(never)
    func instanceFromRegistry<T>(_ type: T.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace) -> T {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            registry.requireOrStop(type, named: named, arguments, place, into: UnsafeMutableRawPointer(memory))
            return memory.move()
        }
    }

    @inlinable @inline(never)
    func finishReading<T>(
        _ type: T.Type, named: String?, _ word: ReadSide.Word, on thread: UnsafeMutablePointer<dikit_thread>, _ place: SourcePlace
    ) -> T {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            registry.requireOrStop(type, named: named, reading: word, on: thread, place, into: UnsafeMutableRawPointer(memory))
            return memory.move()
        }
    }

    /// Resolves from a container that the caller holds, without a retain: every thread that resolves would write its count.
    ///
    /// A function of its own, generic over `T` alone, because a closure in an extension of `Resolver` is generic over the resolver
    /// as well and would not be specialised.
    @inlinable @inline(__always)
    static func instance<T>(
        from container: Unmanaged<Container>, _ type: T.Type, named: String?, with arguments: Arguments?, fileID: StaticString, line: UInt
    ) -> T {
        container._withUnsafeGuaranteedRef { $0.instance(of: type, named: named, with: arguments, fileID: fileID, line: line) }
    }

    @inlinable @inline(__always)
    static func instanceOrError<T>(
        from container: Unmanaged<Container>, _ type: T.Type, named: String?, with arguments: Arguments?, fileID: StaticString, line: UInt
    ) throws(ResolutionError) -> T {
        try container._withUnsafeGuaranteedRef { container -> Result<T, ResolutionError> in
            do throws(ResolutionError) {
                return .success(try container.instanceOrError(of: type, named: named, with: arguments, fileID: fileID, line: line))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    @inlinable @inline(__always)
    static func instanceOrNil<T>(
        from container: Unmanaged<Container>, _ type: T.Type, named: String?, with arguments: Arguments?, fileID: StaticString, line: UInt
    ) -> T? {
        container._withUnsafeGuaranteedRef { $0.instanceOrNil(of: type, named: named, with: arguments, fileID: fileID, line: line) }
    }

    /// Calls the factory of an instance that nobody keeps. The read that found it is still open; the frame on the stack, which
    /// is there when the read ends, keeps the registration from being freed.
    @inlinable
    @inline(never)
    func make<T>(_ type: T.Type, _ registration: Unmanaged<Registration>, on thread: UnsafeMutablePointer<dikit_thread>, _ place: SourcePlace) -> T {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            let previous = dikit_thread_frames(thread)
            let asked = Unmanaged.passUnretained(registry)
            var frame = Frame(
                previous: UnsafePointer(bitPattern: previous), registration: registration, asked: asked, builder: asked, place: place)
            withUnsafePointer(to: &frame) { frame in
                dikit_thread_set_frames(thread, UInt(bitPattern: frame))
                dikit_thread_leave(thread)
                guard dikit_thread_has_stack_left(thread) else { registry.stopRecursion(frame) }
                do {
                    let made = try registration._withUnsafeGuaranteedRef { registration in
                        try ReadSide.resolver(of: block.value)._withUnsafeGuaranteedRef { box in
                            try registration.factory.call(box.resolver, Arguments([]), UnsafeMutableRawPointer(memory))
                        }
                    }
                    guard made else { registry.stopAnsweredNil(frame) }
                } catch {
                    registry.stop(error, frame)
                }
                dikit_thread_set_frames(thread, previous)
                if previous == 0, thread.pointee.graph != nil { endGraph(on: thread) }
            }
            // The container outlives the factory that it calls.
            return withExtendedLifetime(self) { memory.move() }
        }
    }
}

extension Container {
    /// The instance of `type` and `named`, or nil when no registration answers or its factory answered nil.
    public func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        instanceOrNil(of: type, named: named, with: arguments, fileID: "an unknown place", line: 0)
    }

    /// Answers with the place and the path of the request.
    public func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T? {
        try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            let answer = try registry.answer(type, named: named, arguments, place, into: UnsafeMutableRawPointer(memory))
            return answer == .made ? memory.move() : nil
        }
    }

    /// Whether this container or a parent has a registration; makes nothing.
    public func _hasRegistration(_ type: any Any.Type, named: String?) -> Bool {
        registry.hasAnswer(to: Key(OptionalTypes.stripped(type), named: named))
    }

    /// The instances of this container and its parents.
    public func _resolveAll<T>(_ type: T.Type, with arguments: Arguments, shadowed: Set<String?>, place: SourcePlace) throws -> [T] {
        guard let optional = OptionalTypes.wrapper(of: type) else { return try registry.findAll(type, arguments, shadowed: shadowed, place) }
        // Each instance of `T` is an instance of `T?`.
        func open<Stripped>(_ stripped: Stripped.Type) throws -> [T] {
            try registry.findAll(stripped, arguments, shadowed: shadowed, place).compactMap { $0 as? T }
        }
        return try open(optional.strippedType)
    }
}

extension Registry {
    func hasAnswer(to key: Key) -> Bool {
        if let layer = Layer.active, layer.registration(of: key, above: 0) != nil { return true }
        for registry in sequence(first: self, next: \.parent) {
            if registry.cell(for: key) != nil { return true }
            if registry.parent == nil, let resolver = registry.parentResolver { return resolver._hasRegistration(key.type, named: key.name) }
        }
        // Perhaps nobody has heard yet that this type is found by a key of its own.
        return EntityKeys.isFirstMiss(of: key.type) && hasAnswer(to: key)
    }

    func findAll<T>(_ type: T.Type, _ arguments: Arguments, shadowed: Set<String?>, _ place: SourcePlace) throws -> [T] {
        var shadowed = shadowed
        var found: [T] = []
        for registry in Layer.active.map({ homes(in: $0).homes.reversed() }) ?? Array(sequence(first: self, next: \.parent)) {
            for cell in registry.cells(of: type) where shadowed.insert(cell.registration.key.name).inserted {
                try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
                    guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
                    let answer = try answer(type, from: cell, keeper: registry, arguments, place, into: UnsafeMutableRawPointer(memory))
                    if answer == .made { found.append(memory.move()) }
                }
            }
            if registry.parent == nil, let resolver = registry.parentResolver {
                found += try resolver._resolveAll(type, with: arguments, shadowed: shadowed, place: place)
            }
        }
        return found
    }
}
