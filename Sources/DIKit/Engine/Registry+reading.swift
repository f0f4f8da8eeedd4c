public import CDIKit

// The ends of a hit that are not one: called out of line, so that the hit itself stays small.
extension Registry {
    /// Resolves with the lock, or traps.
    @usableFromInline
    func resolve<T>(_ type: T.Type, named: String?, _ arguments: Arguments?, _ place: SourcePlace) -> T {
        do throws(ResolutionError) {
            return try require(type, named: named, arguments ?? .empty, place)
        } catch {
            Trap.stop(error)
        }
    }

    /// Ends the read that is open on `thread`: with the instance if it is `scoped`, or weak and alive, else by asking with the
    /// lock.
    @usableFromInline
    func resolveWhileReading<T>(
        _ type: T.Type, _ named: String?, _ word: ReadSide.Word, on thread: UnsafeMutablePointer<dikit_thread>, _ place: SourcePlace
    ) -> T {
        let address = UnsafeRawPointer(bitPattern: word & ~ReadSide.Tag.mask)
        if word & ReadSide.Tag.mask == ReadSide.Tag.scoped, let address {
            let value = address.assumingMemoryBound(to: T.self).pointee
            dikit_thread_leave(thread)
            return value
        }
        guard word & ReadSide.Tag.mask == ReadSide.Tag.weak, let address else {
            dikit_thread_leave(thread)
            return resolve(type, named: named, nil, place)
        }
        let held = withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer -> T? in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            // The box is freed only after this read has ended.
            let isAlive = Unmanaged<WeakInstanceBox>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.copy(to: UnsafeMutableRawPointer(memory)) }
            dikit_thread_leave(thread)
            return isAlive ? memory.move() : nil
        }
        return held ?? resolve(type, named: named, nil, place)
    }

    /// What a factory threw, on the path that ends in `frame`.
    @usableFromInline
    func stop(_ error: any Error, _ frame: UnsafePointer<Frame>) -> Never {
        Trap.stop(error as? ResolutionError ?? .factoryThrew(error, PathStep.path(from: frame), call: call(of: frame)))
    }

    @usableFromInline
    func stopRecursion(_ frame: UnsafePointer<Frame>) -> Never {
        Trap.stop(.recursion(PathStep.path(from: frame), call: call(of: frame)))
    }

    @usableFromInline
    func stopAnsweredNil(_ frame: UnsafePointer<Frame>) -> Never {
        dikit_thread_current().frames = frame.pointee.previous
        Trap.stop(.answeredNil(call(of: frame)))
    }

    private func call(of frame: UnsafePointer<Frame>) -> Call {
        call(frame.pointee.registration.takeUnretainedValue().key, .empty, frame.pointee.place)
    }
}
