internal import CDIKit

/// A container that registers, by itself, what its promises mean.
///
/// A module that implements what another one promises, or the program that links both, conforms `Container` to it:
///
/// ```swift
/// extension Container: @retroactive AutoRegistering {
///     public func autoRegister() {
///         loader.register { AccountLoader() }
///     }
/// }
/// ```
///
/// A program has one such conformance. ``autoRegister()`` runs once for each container without a parent, before its first declared
/// dependency is resolved, and again after ``Container/reset()``; threads that ask meanwhile wait for it. It runs with no lock held and
/// outside every scope of overrides.
public protocol AutoRegistering: SendableMetatype {
    /// Registers what promises mean. May ask the container.
    func autoRegister()
}

/// What stands for the container's `autoRegister()` that has run: an instance that the container keeps, so that it is made once.
private struct AutomaticRegistration {
    let isDone = true
}

extension Registry {
    /// Runs the container's `autoRegister()`, if there is one and it has not run.
    func registerAutomatically() {
        guard Self.containersRegister else { return }
        let cell = content.withLock { content -> Cell? in
            if let cell = content.automatic { return cell }
            let registration = Registration(
                key: Key(AutomaticRegistration.self), lifetime: .cached, isolation: .anywhere, place: nil, home: nil
            ) { resolver, _, memory in
                Layer.$current.withValue(nil) { (resolver as? any AutoRegistering)?.autoRegister() }
                memory.initializeMemory(as: AutomaticRegistration.self, to: AutomaticRegistration())
                return true
            }
            let cell = Cell(registration, after: nil, sequence: 0)
            content.automatic = cell
            return cell
        }
        guard let cell, !isRegisteringAutomatically else { return }
        let call = call(cell.registration.key, .empty, SourcePlace())
        withUnsafeTemporaryAllocation(of: AutomaticRegistration.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            // A cycle across threads: another one's `autoRegister()` needs what this one is making, so this one does not wait for it.
            _ = try? Creations.shared.obtain(cell, along: Line(self), builder: self, call: call, into: UnsafeMutableRawPointer(memory))
        }
    }

    /// Whether this thread is inside the container's `autoRegister()`.
    var isRegisteringAutomatically: Bool {
        guard Self.containersRegister, let automatic = content.withLock({ $0.automatic })?.registration else { return false }
        return PathStep.path(from: dikit_thread_current().frames).contains { $0.registration === automatic }
    }

    private static let containersRegister = Container.self is any AutoRegistering.Type
}
