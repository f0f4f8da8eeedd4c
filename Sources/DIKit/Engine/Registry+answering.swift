internal import CDIKit

extension Registry {
    @usableFromInline enum Answer: Sendable {
        case made
        /// The factory of an optional answered nil.
        case answeredNil
        /// No registration answers.
        case missing
        /// A registration shares the entity key of the type asked for, and its instance is not of that type.
        case otherType
    }

    /// Where a key is answered.
    enum Source {
        case cell(Cell, keeper: Registry)
        case foreign(any Resolver)
        case none
    }

    func source(for key: Key) -> Source {
        guard let layer = Layer.active else { return sourceInLine(for: key) }
        let found = sourceInLine(for: key)
        // What was registered in a container counts for more than the layers that it was made in.
        let depth = if case .cell(_, let keeper) = found { keeper.depth(in: layer) } else { 0 }
        return layer.registration(of: key, above: depth).map { .cell($0.cell, keeper: $0.keeper) } ?? found
    }

    private func sourceInLine(for key: Key) -> Source {
        var next = self
        while true {
            if let cell = next.cell(for: key) { return .cell(cell, keeper: next) }
            guard let parent = next.parent else { return next.parentResolver.map { .foreign($0) } ?? .none }
            next = parent
        }
    }

    /// Puts the instance of `key` into `memory`, which is large enough for one of the key's type.
    func answer(_ key: Key, _ arguments: Arguments?, _ place: SourcePlace, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Answer {
        let call = call(key, arguments ?? .empty, place)
        if arguments == nil, call.thread.pointee.recorder == nil, hit(key, on: call.thread, into: memory) { return .made }
        switch source(for: key) {
        case .cell(let cell, let keeper):
            return try answer(call, from: cell, keeper: keeper, into: memory)
        case .foreign(let resolver):
            let answer = try ask(resolver, for: key.type, call: call, into: memory)
            return answer == .missing && wrap(call, into: memory) ? .made : answer
        case .none:
            // Perhaps nobody has heard yet that this type is found by a key of its own.
            if EntityKeys.isFirstMiss(of: key.type) { return try answer(key, arguments, place, into: memory) }
            if wrap(call, into: memory) { return .made }
            call.thread.note(.missing(key))
            return .missing
        }
    }

    /// Copies an instance that readers see, without a lock.
    private func hit(_ key: Key, on thread: Thread, into memory: UnsafeMutableRawPointer) -> Bool {
        guard Layer.active == nil else { return false }
        let type = UInt(bitPattern: ObjectIdentifier(key.type))
        dikit_thread_enter(thread)
        let word = key.name.map { ReadSide.word(of: type, named: $0, in: block.value) } ?? ReadSide.word(of: type, from: block.value)
        return ReadSide.endRead(of: word, on: thread, as: key.type, into: memory)
    }

    func answer(_ call: Call, from cell: Cell, keeper: Registry, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Answer {
        let registration = cell.registration
        guard registration.key.type == call.key.type else { return try convert(call, from: cell, keeper: keeper, into: memory) }
        if let target = registration.target { return try forward(call, through: cell, to: target, in: keeper, into: memory) }
        let isMade: Bool
        switch registration.lifetime {
        case .unique: isMade = try registration.make(builder: self, call: call, into: memory)
        case .graph: isMade = try registration.makeInGraph(builder: self, call: call, into: memory)
        case .cached, .shared, .custom, .singleton:
            // A layer keeps no factories' resolver: what is registered there is built from the container that was asked.
            isMade = try Creations.shared.obtain(
                cell, along: keeper.lineOfKept, builder: keeper.home.isLayer ? root : keeper, call: call, into: memory)
        case .scoped:
            guard let own = keeper === self || keeper.home.isLayer ? cell : scopedCell(for: registration, of: keeper) else {
                return try answerAgain(call, into: memory)
            }
            isMade = try Creations.shared.obtain(own, along: (own === cell ? keeper : self).lineOfKept, builder: self, call: call, into: memory)
        }
        return isMade ? .made : .answeredNil
    }

    /// A new registration took the key over while this request was on its way.
    private func answerAgain(_ call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Answer {
        guard case .cell(let cell, let keeper) = source(for: call.key) else { preconditionFailure("a registration is never removed") }
        return try answer(call, from: cell, keeper: keeper, into: memory)
    }

    /// Answers from the registration of another type that has the same entity key.
    private func convert(_ call: Call, from cell: Cell, keeper: Registry, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Answer {
        let key = cell.registration.key
        return try Self.withInstance(of: key.type) { source throws(ResolutionError) in
            let inner = Call(thread: call.thread, asked: call.asked, key: key, arguments: call.arguments, place: call.place)
            return try answer(inner, from: cell, keeper: keeper, into: source)
        } use: { source in
            ValueMemory.cast(key.type, at: source, to: call.key.type, into: memory) ? .made : .otherType
        }
    }

    /// Obtains an instance of a type into memory of its own, and hands it on.
    static func withInstance(
        of type: any Any.Type, obtain: (UnsafeMutableRawPointer) throws(ResolutionError) -> Answer,
        use: (UnsafeMutableRawPointer) throws(ResolutionError) -> Answer
    ) throws(ResolutionError) -> Answer {
        var answer = Answer.missing
        _ = try ValueMemory.withTemporary(type) { memory throws(ResolutionError) in
            answer = try obtain(memory)
            guard answer == .made else { return false }
            defer { ValueMemory.destroy(type, at: memory) }
            answer = try use(memory)
            return true
        }
        return answer
    }

    /// Answers one cell of this container or a parent with an instance of `type`, for `resolveAll`.
    func answer(
        _ type: any Any.Type, from cell: Cell, keeper: Registry, _ arguments: Arguments, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Answer {
        let call = call(Key(type, named: cell.registration.key.name), arguments, place)
        return try answer(call, from: cell, keeper: keeper, into: memory)
    }

    private func ask(_ resolver: any Resolver, for type: any Any.Type, call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError)
        -> Answer
    {
        guard dikit_thread_has_stack_left(call.thread) else {
            let steps = PathStep.path(from: call.thread.frames)
            throw steps.isEmpty ? .recursion(through: Swift.type(of: resolver), call: call) : .recursion(steps, call: call)
        }
        func open<Value>(_: Value.Type) throws -> Answer {
            guard let value = try resolver._resolve(Value.self, named: call.key.name, with: call.arguments, place: call.place) else {
                call.thread.note(.missing(call.key))
                return .missing
            }
            memory.initializeMemory(as: Value.self, to: value)
            return .made
        }
        do {
            return try open(type)
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw .factoryThrew(error, PathStep.path(from: call.thread.frames), call: call)
        }
    }
}
