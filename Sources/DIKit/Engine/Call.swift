internal import CDIKit

/// One request on its way through the engine.
struct Call {
    let thread: Thread
    let asked: Registry
    let key: Key
    let arguments: Arguments
    let place: SourcePlace
    /// What makes the instance of a declaration, which stores nothing.
    var factory: FactoryBox?
}

extension Registry {
    /// A request to this container on the current thread.
    func call(_ key: Key, _ arguments: Arguments, _ place: SourcePlace, factory: FactoryBox? = nil) -> Call {
        Call(thread: dikit_thread_current(), asked: self, key: key, arguments: arguments, place: place, factory: factory)
    }
}

extension Call {
    /// Keeps what a kept instance was made with, so that a later difference can be reported. Debug only.
    func rememberArguments(in cell: Cell) {
        #if DEBUG
            cell.arguments = arguments
        #endif
    }

    /// Reports, once an instance, that arguments were passed for an instance that exists and was made with others. Debug only.
    func compareArguments(with cell: Cell) {
        #if DEBUG
            guard !arguments.isEmpty else { return }
            let first = Creations.shared.state.withLock { _ in cell.arguments }
            guard let first, !first.isKnownToEqual(arguments) else { return }
            // Released here, outside the lock: the last reference to an argument may run the user's code.
            let forgotten = Creations.shared.state.withLock { _ -> Arguments? in
                defer { cell.arguments = nil }
                return cell.arguments
            }
            if forgotten != nil { Reporter.report(Reports.argumentsIgnored(by: cell.registration, call: self)) }
        #endif
    }
}

extension Arguments {
    /// Whether all elements are Equatable, of the same types and equal.
    func isKnownToEqual(_ other: Arguments) -> Bool {
        func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }
        return count == other.count
            && zip(self, other).allSatisfy { left, right in (left as? any Equatable).map { isEqual($0, right) } ?? false }
    }
}
