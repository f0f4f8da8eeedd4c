internal import CDIKit

/// Resolves once, when the object that owns it is created.
///
/// ```swift
/// final class Screen {
///     @Inject var analytics: Analytics
///     @Inject(named: "light") var theme: Theme
/// }
/// ```
///
/// It resolves from ``InjectSettings/resolver``, on the thread that creates the owner, and traps as `resolve` does; an optional value
/// is nil when nothing is registered. Sendable when the value is.
@propertyWrapper
public struct Inject<Value> {
    /// The instance.
    public let wrappedValue: Value

    /// Resolves from the current resolver.
    public init(named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        let (resolver, isShared) = InjectSettings.current
        let place = SourcePlace(fileID: fileID, line: line)
        wrappedValue = Injection.resolve(Value.self, from: .strong(resolver), isShared: isShared, named: named, with: arguments, place)
    }
}

extension Inject: Sendable where Value: Sendable {}

/// What the property wrappers have in common.
enum Injection {
    /// Resolves, or traps; a miss in the process's default says that no container was made shared.
    static func resolve<Value>(
        _ type: Value.Type, from reference: ResolverReference, isShared: Bool, named: String?, with arguments: Arguments?, _ place: SourcePlace
    ) -> Value {
        guard !isShared, !_isOptional(Value.self) else { return reference.resolve(type, named: named, with: arguments, place) }
        do throws(ResolutionError) {
            return try reference.tryResolve(type, named: named, with: arguments, place)
        } catch {
            // A path no longer than this thread's own: it is what was injected that is missing, and no dependency of it.
            let steps = PathStep.path(from: dikit_thread_current().frames)
            let isMissing = error.code == .missing && error.path.count == steps.count
            Trap.stop(isMissing ? .nothingShared(Key(type, named: named), steps, at: place) : error)
        }
    }
}
