/// Resolves on the first read, from the resolver that was current when the object that owns it was created.
///
/// ```swift
/// final class Screen {
///     @InjectLazy var api: API
///     func load() { api.load() }  // resolved here, once
/// }
/// ```
///
/// The projected value is the ``Lazy``, which says more of threads and of what it keeps. Sendable when the value is.
@propertyWrapper
public struct InjectLazy<Value> {
    /// The instance; traps as `resolve` does if it cannot be made.
    public var wrappedValue: Value { projectedValue.wrappedValue }
    /// The lazy behind the property.
    public let projectedValue: Lazy<Value>
    private let parameters: InjectionParameters

    /// Captures the current resolver; nothing is resolved yet.
    /// - Parameter shouldCleanup: whether the name and the arguments are forgotten right after the first resolve, so that the wrapper does
    ///   not keep the arguments alive.
    public init(
        named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let parameters = InjectionParameters(named: named, arguments: arguments)
        let (resolver, isShared) = InjectSettings.current
        let reference = ResolverReference(resolver)
        let place = SourcePlace(fileID: fileID, line: line)
        self.parameters = parameters
        projectedValue = reference.wrapper(Lazy<Value>.self, named: named, at: place) {
            let (named, arguments) = parameters.current
            let value = Injection.resolve(Value.self, from: reference, isShared: isShared, named: named, with: arguments, place)
            if shouldCleanup { parameters.forget() }
            return value
        }
    }
}

extension InjectLazy: Sendable where Value: Sendable {}

/// The name and the arguments that a wrapper was created with, until it forgets them.
final class InjectionParameters: Sendable {
    private let state: Locked<(named: String?, arguments: Arguments?)>

    init(named: String?, arguments: Arguments?) { state = Locked((named, arguments)) }

    var current: (named: String?, arguments: Arguments?) { state.withLock { $0 } }

    func forget() {
        // The last reference to an argument may run the user's code, so it goes outside the lock.
        let forgotten = state.withLock { state in
            defer { state = (nil, nil) }
            return state
        }
        withExtendedLifetime(forgotten) {}
    }
}
