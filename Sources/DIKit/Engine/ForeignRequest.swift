internal import CDIKit

/// A request that a resolver of the user's own answers: the way of an error past `optionalResolve(type:named:with:)`, which cannot throw.
///
/// So a resolver has one method to implement, and a mock that implements it is asked, however its protocol's generated extension answers.
final class ForeignRequest {
    /// Where it was asked for.
    let place: SourcePlace
    private var error: (any Error)?
    private var refusal: (any Error)?

    private init(at place: SourcePlace) { self.place = place }

    /// The innermost one that is being answered on this thread.
    static var current: ForeignRequest? {
        dikit_thread_current().pointee.foreign.map { Unmanaged<ForeignRequest>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Throws this after the answer, whatever that is.
    func fail(_ error: any Error) { self.error = self.error ?? error }

    /// Throws this after the answer, if there is none.
    func refuse(_ error: any Error) { refusal = refusal ?? error }

    /// Runs `body`, and throws what failed in it.
    static func answer<T>(at place: SourcePlace, _ body: () -> T?) throws -> T? {
        let thread: Thread = dikit_thread_current()
        let request = ForeignRequest(at: place)
        let outer = thread.pointee.foreign
        thread.pointee.foreign = Unmanaged.passUnretained(request).toOpaque()
        defer { thread.pointee.foreign = outer }
        let answer = withExtendedLifetime(request, body)
        if let error = request.error { throw error }
        if answer == nil, let refusal = request.refusal { throw refusal }
        return answer
    }
}
