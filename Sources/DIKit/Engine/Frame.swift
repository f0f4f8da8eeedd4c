internal import CDIKit

/// One factory under way, on the stack of the thread that runs it: the path of an error, newest first.
@usableFromInline
struct Frame {
    @usableFromInline let previous: UnsafePointer<Frame>?
    @usableFromInline let registration: Unmanaged<Registration>
    /// The container that was asked, which may be a child of the one that holds the registration.
    @usableFromInline let asked: Unmanaged<Registry>
    /// The container that the instance is built from. Written down here, because the registration's key may be registered again
    /// while its factory runs.
    @usableFromInline let builder: Unmanaged<Registry>
    /// Where it was asked for.
    @usableFromInline let place: SourcePlace

    @inlinable
    init(
        previous: UnsafePointer<Frame>?, registration: Unmanaged<Registration>, asked: Unmanaged<Registry>, builder: Unmanaged<Registry>,
        place: SourcePlace
    ) {
        self.previous = previous
        self.registration = registration
        self.asked = asked
        self.builder = builder
        self.place = place
    }
}

extension Frame {
    /// The container that keeps the instance, and from which it is therefore built; nil when nobody keeps it. The lifetime counts, not
    /// the value: one that cannot be held weakly is built as if it could.
    var keeper: Registry? {
        switch registration._withUnsafeGuaranteedRef({ $0.lifetime }) {
        case .unique, .graph: nil
        case .cached, .shared, .custom, .singleton, .scoped: builder.takeUnretainedValue()
        }
    }
}

typealias Thread = UnsafeMutablePointer<dikit_thread>

extension Thread {
    var frames: UnsafePointer<Frame>? {
        get { UnsafePointer(bitPattern: dikit_thread_frames(self)) }
        nonmutating set { dikit_thread_set_frames(self, UInt(bitPattern: newValue)) }
    }

    var recorder: Recorder? {
        get { pointee.recorder.map { Unmanaged<Recorder>.fromOpaque($0).takeUnretainedValue() } }
        nonmutating set { pointee.recorder = newValue.map { Unmanaged.passUnretained($0).toOpaque() } }
    }

    func note(_ dependency: @autoclosure () -> BuildRecord.Dependency) {
        if pointee.recorder != nil { recorder?.note(dependency()) }
    }
}

/// One step of a path: what was being made, and for whom.
struct PathStep {
    let registration: Registration
    let asked: Registry
    let place: SourcePlace
}

extension PathStep {
    /// The path that ends in `frame`, newest first.
    ///
    /// The frames must stand still: the caller's own thread's, or those of a thread that sleeps under the lock that is held.
    static func path(from frame: UnsafePointer<Frame>?) -> [PathStep] {
        var steps: [PathStep] = []
        var next = frame
        while let frame = next {
            steps.append(
                PathStep(
                    registration: frame.pointee.registration.takeUnretainedValue(), asked: frame.pointee.asked.takeUnretainedValue(),
                    place: frame.pointee.place))
            next = frame.pointee.previous
        }
        return steps
    }
}
