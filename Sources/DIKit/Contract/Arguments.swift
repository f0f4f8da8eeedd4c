/// The values that a caller of `resolve(with:)` hands to the factory.
///
/// Elements are found by position or by type:
///
/// ```swift
/// container.register(Greeting.self, options: .transient) { _, arguments in
///     Greeting(name: arguments.first(), times: arguments[1])
/// }
/// let greeting: Greeting = container.resolve(with: ["Bob", 3])
/// ```
///
/// `Arguments` is Sendable so that a resolver can be asked from anywhere; an element that is not Sendable itself is
/// handed to the factory on the thread that runs it, so do not change it meanwhile elsewhere.
public struct Arguments: Sendable, Sequence, ExpressibleByArrayLiteral {
    @usableFromInline let elements: UncheckedBox<[Any]>

    /// No arguments.
    public static var empty: Arguments { Arguments([]) }

    /// Makes arguments from an array.
    @inlinable
    public init(_ elements: [Any]) { self.elements = UncheckedBox(elements) }

    /// Makes arguments from a literal: `with: ["Bob", 3]`.
    public init(arrayLiteral elements: Any...) { self.elements = UncheckedBox(elements) }

    /// How many arguments there are.
    public var count: Int { elements.value.count }

    /// Whether there is none.
    public var isEmpty: Bool { elements.value.isEmpty }

    /// Iterates over the arguments in order.
    public func makeIterator() -> IndexingIterator<[Any]> { elements.value.makeIterator() }

    /// The first argument of type `T`.
    ///
    /// Traps when there is none, with the type asked for and the types that are there:
    ///
    /// ```text
    /// DIKit: no argument of type `Int` among (String, Bool)
    /// ```
    public func first<T>(_ type: T.Type = T.self, fileID: StaticString = #fileID, line: UInt = #line) -> T {
        do {
            return try tryFirst(type, fileID: fileID, line: line)
        } catch {
            Trap.stop(error)
        }
    }

    /// The first argument of type `T`, or an error instead of a trap, so that a throwing factory hands it to `tryResolve`.
    ///
    /// Throws ``ResolutionError`` with the code ``ResolutionError/Code/argument`` when there is none.
    public func tryFirst<T>(_ type: T.Type = T.self, fileID: StaticString = #fileID, line: UInt = #line) throws(ResolutionError) -> T {
        if let argument = optionalFirst(type) { return argument }
        throw mismatch(type, at: nil, fileID, line)
    }

    /// The first argument of type `T`, or nil when there is none.
    public func optionalFirst<T>(_ type: T.Type = T.self) -> T? {
        for element in elements.value {
            if let match = element as? T { return match }
        }
        return nil
    }

    /// The argument at `index`.
    ///
    /// Traps when the index is out of range or the argument there has another type:
    ///
    /// ```text
    /// DIKit: argument 1 is of type `String`, not `Int`, in (Bool, String)
    /// ```
    public func resolve<T>(_ type: T.Type = T.self, at index: Int = 0, fileID: StaticString = #fileID, line: UInt = #line) -> T {
        do {
            return try tryResolve(type, at: index, fileID: fileID, line: line)
        } catch {
            Trap.stop(error)
        }
    }

    /// The argument at `index`, or an error instead of a trap, so that a throwing factory hands it to `tryResolve`.
    ///
    /// Throws ``ResolutionError`` with the code ``ResolutionError/Code/argument`` when the index is out of range or the argument
    /// there has another type.
    public func tryResolve<T>(
        _ type: T.Type = T.self, at index: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(ResolutionError) -> T {
        if let argument = optionalResolve(type, at: index) { return argument }
        throw mismatch(type, at: index, fileID, line)
    }

    /// The argument at `index`, or nil when the index is out of range or the argument there has another type.
    public func optionalResolve<T>(_ type: T.Type = T.self, at index: Int = 0) -> T? {
        guard elements.value.indices.contains(index) else { return nil }
        return elements.value[index] as? T
    }

    /// The argument at `index`. Traps as ``resolve(_:at:fileID:line:)`` does.
    public subscript<T>(index: Int, fileID: StaticString = #fileID, line: UInt = #line) -> T {
        resolve(T.self, at: index, fileID: fileID, line: line)
    }

    private func mismatch(_ type: any Any.Type, at index: Int?, _ fileID: StaticString, _ line: UInt) -> ResolutionError {
        .argument(ArgumentMismatch(type: type, index: index, present: elements.value), at: SourcePlace(fileID: fileID, line: line))
    }
}
