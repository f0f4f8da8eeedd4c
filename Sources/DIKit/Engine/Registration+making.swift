internal import CDIKit

extension Registration {
    /// Makes an instance that nobody keeps into `memory`.
    /// - Returns: false when the factory of an optional answered nil.
    func make(builder: Registry, call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Bool {
        guard let outer = call.thread.recorder else { return try run(builder: builder, call: call, into: memory) }
        let recorder = Recorder(within: outer)
        let made = try recording(recorder, on: call.thread) { () throws(ResolutionError) in
            try run(builder: builder, call: call, into: memory)
        }
        outer.note(made ? .received(outer.record(of: self, from: recorder)) : .missing(key))
        return made
    }

    /// Makes an instance that somebody keeps, with the record of what it was built on; nil when the factory answered nil.
    ///
    /// - Parameter home: Where the instance is kept for another reason than what it was built on.
    func makeBox(builder: Registry, call: Call, keptIn home: Home? = nil) throws(ResolutionError) -> InstanceBox? {
        let recorder = Recorder(within: call.thread.recorder)
        let memory = ValueMemory.allocate(for: key.type)
        do {
            let made = try recording(recorder, on: call.thread) { () throws(ResolutionError) in
                try run(builder: builder, call: call, into: memory)
            }
            if made {
                return InstanceBox(adopting: memory, as: key.type, record: BuildRecord(self, dependencies: recorder.dependencies, keptIn: home))
            }
        } catch {
            memory.deallocate()
            throw error
        }
        memory.deallocate()
        return nil
    }

    private func recording(_ recorder: Recorder, on thread: Thread, _ body: () throws(ResolutionError) -> Bool) throws(ResolutionError) -> Bool {
        let outer = thread.recorder
        thread.recorder = recorder
        defer { thread.recorder = outer }
        return try withExtendedLifetime(recorder, body)
    }

    /// Calls the factory where it was written to run, with a frame on the path.
    private func run(builder: Registry, call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Bool {
        let thread = call.thread
        var frame = Frame(
            previous: thread.frames, registration: .passUnretained(self), asked: .passUnretained(call.asked), builder: .passUnretained(builder),
            place: call.place)
        return try withUnsafePointer(to: &frame) { frame throws(ResolutionError) in
            thread.frames = frame
            defer {
                thread.frames = frame.pointee.previous
                if thread.frames == nil, thread.pointee.graph != nil, lifetime != .graph { endGraph(on: thread) }
            }
            guard dikit_thread_has_stack_left(thread) else { throw .recursion(PathStep.path(from: frame), call: call) }
            do {
                return try callFactory(builder: builder, call: call, into: memory)
            } catch let error as ResolutionError {
                throw error
            } catch {
                throw .factoryThrew(error, PathStep.path(from: frame), call: call)
            }
        }
    }

    private func callFactory(builder: Registry, call: Call, into memory: UnsafeMutableRawPointer) throws -> Bool {
        let isolation = call.factory?.isolation ?? isolation
        if !isolation.needsMain || MainExecution.isCurrent {
            return try callFactory(call, builder, memory)
        }
        var result: Result<Bool, any Error>?
        let taken = Creations.shared.runOnMain(call.thread, isolation: isolation, describing: self, at: call.place) {
            result = Result { try self.callFactory(call, builder, memory) }
        }
        guard taken, let result else {
            throw ResolutionError.mainUnavailable(PathStep.path(from: call.thread.frames), call: call)
        }
        return try result.get()
    }

    /// That of the registration, or the one that the request has brought because the registration is a declaration's own.
    private func callFactory(_ call: Call, _ builder: Registry, _ memory: UnsafeMutableRawPointer) throws -> Bool {
        guard let declared = call.factory else { return try factory.call(builder.resolver, call.arguments, memory) }
        return try declared.factory.call(builder.resolver, call.arguments, memory)
    }
}
