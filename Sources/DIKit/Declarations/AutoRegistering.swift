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
/// dependency is resolved, and again after ``Container/reset(fileID:line:)``; threads that ask meanwhile wait for it. It runs with no lock held and
/// outside every scope of overrides. What it registers for a promise stands for the live closure: defaults for previews, tests and the like
/// count above it. What it registers by type is there from then on, and is replaced by the same line when it runs again.
public protocol AutoRegistering: SendableMetatype {
    /// Registers what promises mean. May ask the container.
    func autoRegister()
}

/// What stands for the container's `autoRegister()` that has run: an instance that the container keeps, so that it is made once.
private struct AutomaticRegistration {
    let isDone = true
}

extension Registry {
    /// What the container's `autoRegister()` says of a declared dependency, which is a default as well: it stands for the live closure, and
    /// is nothing where a default for the context applies.
    func automaticRegistration(of key: Key, _ property: DeclaredProperty, _ place: SourcePlace) -> Registration? {
        while true {
            let cell = registerAutomatically(place)
            let (registration, isCurrent) = content.withLock { ($0.automaticRegistrations[key], $0.automatic === cell) }
            // A reset on another thread may have taken back what had just been registered.
            if isCurrent { return property.isWithoutContext ? registration : nil }
        }
    }

    /// Runs the container's `autoRegister()`, if there is one and it has not run.
    /// - Returns: the cell of the run.
    private func registerAutomatically(_ place: SourcePlace) -> Cell? {
        guard Self.containersRegister else { return nil }
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
        guard let cell, !isRegisteringAutomatically else { return content.withLock { $0.automatic } }
        let call = call(cell.registration.key, .empty, place)
        withUnsafeTemporaryAllocation(of: AutomaticRegistration.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            // A cycle across threads: another one's `autoRegister()` needs what this one is making, so this one does not wait for it.
            _ = try? Creations.shared.obtain(cell, along: Line(self), builder: self, call: call, into: UnsafeMutableRawPointer(memory))
        }
        return cell
    }

    /// Whether this thread is inside the container's `autoRegister()`, also if a reset has meanwhile taken back what that has registered.
    var isRegisteringAutomatically: Bool {
        guard Self.containersRegister else { return false }
        let key = Key(AutomaticRegistration.self)
        return sequence(first: dikit_thread_current().frames, next: { $0?.pointee.previous }).prefix { $0 != nil }.contains { frame in
            frame?.pointee.registration.takeUnretainedValue().key == key && frame?.pointee.builder.takeUnretainedValue() === self
        }
    }

    private static let containersRegister = Container.self is any AutoRegistering.Type
}
