/// Injects the ``Lazy``, the ``Provider`` or a wrapper of your own itself.
///
/// ```swift
/// final class Screen {
///     @InjectWrapped var theme: Lazy<Theme>
/// }
/// ```
///
/// Sendable when the wrapper is.
@propertyWrapper
public struct InjectWrapped<Value: InstanceWrapper> {
    /// The wrapper.
    public let wrappedValue: Value

    /// Captures the current resolver; nothing is resolved yet.
    public init(named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        let (resolver, isShared) = InjectSettings.current
        let reference = ResolverReference(resolver)
        let place = SourcePlace(fileID: fileID, line: line)
        wrappedValue = reference.wrapper(Value.self, named: named, at: place) {
            Injection.resolve(Value.Wrapped.self, from: reference, isShared: isShared, named: named, with: arguments, place)
        }
    }
}

extension InjectWrapped: Sendable where Value: Sendable {}
