internal import CDIKit

// What can go wrong in a factory that a reader calls.
extension Registry {
    /// What a factory threw, on the path that ends in `frame`.
    @usableFromInline
    func stop(_ error: any Error, _ frame: UnsafePointer<Frame>) -> Never {
        let error = error as? ResolutionError ?? .factoryThrew(error, PathStep.path(from: frame), call: call(of: frame))
        dikit_thread_current().frames = frame.pointee.previous
        Trap.stopResolve(error)
    }

    @usableFromInline
    func stopRecursion(_ frame: UnsafePointer<Frame>) -> Never {
        Trap.stop(.recursion(PathStep.path(from: frame), call: call(of: frame)))
    }

    @usableFromInline
    func stopAnsweredNil(_ frame: UnsafePointer<Frame>) -> Never {
        dikit_thread_current().frames = frame.pointee.previous
        Trap.stopResolve(.answeredNil(call(of: frame)))
    }

    private func call(of frame: UnsafePointer<Frame>) -> Call {
        call(frame.pointee.registration.takeUnretainedValue().key, .empty, frame.pointee.place)
    }
}
