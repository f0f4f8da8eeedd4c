/// Asks the container on every read, always the one that was current when the object that owns it was created.
///
/// ```swift
/// final class Importer {
///     @InjectProvider var dataBase: DataBase
///     func run() { dataBase.begin() }  // a transient registration makes one for each read
/// }
/// ```
///
/// The projected value is the ``Provider``. Sendable when the value is.
@propertyWrapper
public struct InjectProvider<Value> {
    /// An instance; traps as `resolve` does if there is none.
    public var wrappedValue: Value { projectedValue.wrappedValue }
    /// The provider behind the property.
    public let projectedValue: Provider<Value>

    /// Captures the current resolver; nothing is resolved yet.
    public init(named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        let (resolver, isShared) = InjectSettings.current
        let reference = ResolverReference(resolver)
        let place = SourcePlace(fileID: fileID, line: line)
        projectedValue = reference.wrapper(Provider<Value>.self, named: named, at: place) {
            Injection.resolve(Value.self, from: reference, isShared: isShared, named: named, with: arguments, place)
        }
    }
}

extension InjectProvider: Sendable where Value: Sendable {}
