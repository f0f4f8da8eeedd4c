/// Makes a value on the main actor, for a factory that may run anywhere.
///
/// ```swift
/// extension Container {
///     var model: Dependency<Model> { self(.shared) { onMainActor { Model() } } }
/// }
/// ```
///
/// For closures that cannot be isolated themselves: those of declared dependencies and of `bind`. What an assembly registers has
/// ``Container/isolatedMain``.
///
/// On the main actor it runs in place. Elsewhere the caller blocks until main has run it; what it asks for belongs to the same resolution, so
/// cycles are found across it. While main is blocked outside DIKit it waits, and says so once.
///
/// - Parameter make: What to run there; it may throw.
public func onMainActor<Value: Sendable, Failure: Error>(
    fileID: StaticString = #fileID, line: UInt = #line, _ make: @MainActor () throws(Failure) -> Value
) throws(Failure) -> Value {
    let result = Locked<Result<Value, Failure>?>(nil)
    MainCall.run(making: Value.self, at: SourcePlace(fileID: fileID, line: line)) {
        let made = Result(catching: make)
        result.withLock { $0 = made }
    }
    guard let made = result.withLock({ $0 }) else { preconditionFailure("a call on main returns when it has run") }
    return try made.get()
}
