/// Asks for a declared dependency on each read, from the container that is the task's then.
///
/// ```swift
/// final class Uploader {
///     @DynamicDependency(\.session) private var session
///     func run() { session.upload() }  // the current container's, in the current scope
/// }
/// ```
///
/// The only wrapper that follows the container: one that is made shared later, and the overrides of the task that reads. In an `@Observable`
/// class it needs `@ObservationIgnored`. Any thread may read it; the property that the key path leads to is then evaluated there.
/// Sendable when the value is.
@propertyWrapper
public struct DynamicDependency<Value> {
    private let keyPath: UncheckedBox<KeyPath<Container, Dependency<Value>>>
    private let place: SourcePlace

    /// The instance; traps as calling the declaration does.
    public var wrappedValue: Value { Container.current[keyPath: keyPath.value](fileID: place.literal, line: place.line) }

    /// Resolves nothing yet.
    public init(_ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line) {
        self.keyPath = UncheckedBox(keyPath)
        place = SourcePlace(fileID: fileID, line: line)
    }
}

extension DynamicDependency: Sendable where Value: Sendable {}
