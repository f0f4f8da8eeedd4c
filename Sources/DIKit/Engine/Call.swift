internal import CDIKit

/// One request on its way through the engine.
struct Call {
    let thread: Thread
    let asked: Registry
    let key: Key
    let arguments: Arguments
    let place: SourcePlace
    /// What makes the instance of a declaration, which stores nothing.
    var factory: DeclaredFactory?
}

/// What makes the instance of a declaration: the closure that applies, and where it has to run.
struct DeclaredFactory {
    let factory: FactoryBox
    let isolation: FactoryIsolation
}

extension Registry {
    /// A request to this container on the current thread.
    func call(_ key: Key, _ arguments: Arguments, _ place: SourcePlace, factory: DeclaredFactory? = nil) -> Call {
        Call(thread: dikit_thread_current(), asked: self, key: key, arguments: arguments, place: place, factory: factory)
    }
}

extension Call {
    /// What to remember of the arguments of a kept instance, so that a later difference can be reported; nil in release. Runs the
    /// user's code, so no lock may be held.
    var fingerprint: ArgumentFingerprint? {
        #if DEBUG
            ArgumentFingerprint(arguments)
        #else
            nil
        #endif
    }

    /// Reports, once an instance, that arguments were passed for an instance that exists and was made with others. Debug only.
    func compareArguments(with cell: Cell) {
        #if DEBUG
            guard !arguments.isEmpty else { return }
            let first = Creations.shared.state.withLock { _ in cell.arguments }
            guard let first, !first.mayEqual(ArgumentFingerprint(arguments)) else { return }
            let isNews = Creations.shared.state.withLock { _ -> Bool in
                defer { cell.arguments = nil }
                return cell.arguments != nil
            }
            if isNews { Reporter.report(Reports.argumentsIgnored(by: cell.registration, call: self), at: place) }
        #endif
    }
}
