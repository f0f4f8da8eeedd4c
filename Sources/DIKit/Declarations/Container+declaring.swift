extension Container {
    /// Declares a dependency, in a property of `Container`:
    ///
    /// ```swift
    /// extension Container {
    ///     var api: Dependency<any API> { self(.singleton) { LiveAPI() } }
    /// }
    /// ```
    ///
    /// The lifetime is required. The closure runs on the thread that asks, with no lock held, and may throw; one written in main-actor code
    /// runs on the main actor. It may use `self`: the container keeps no closure of a declaration, so that is no cycle. Nothing is stored
    /// and nothing is made until the declaration is called.
    ///
    /// - Parameter name: The property, which tells this dependency from others. A function that declares one has one dependency whatever
    ///   its arguments are.
    @inlinable @inline(__always)
    public func callAsFunction<Value>(
        _ lifetime: Lifetime, isolation: (any Actor)? = #isolation, name: StaticString = #function, fileID: StaticString = #fileID,
        line: UInt = #line, _ make: @escaping () throws -> Value
    ) -> Dependency<Value> {
        declare(lifetime, DeclaredProperty.bits(of: isolation), name, fileID, line, MakeBox(make))
    }

    /// Declares a dependency whose implementation another module registers, usually by ``AutoRegistering``.
    ///
    /// ```swift
    /// extension Container {
    ///     public var loader: Dependency<(any AccountLoading)?> { promised(.singleton) }
    /// }
    /// ```
    ///
    /// Asking for a promise that nobody has registered traps in debug, with the property and its module in the report, and is nil in
    /// release. It can have defaults for previews and tests like any other declaration.
    @inlinable @inline(__always)
    public func promised<Value>(
        _ lifetime: Lifetime, name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Dependency<Value?> {
        declare(lifetime, DeclaredProperty.Bits.isPromise, name, fileID, line, MakeBox<Value?> { nil })
    }

    @inlinable @inline(__always)
    func declare<Value>(
        _ lifetime: Lifetime, _ bits: UInt, _ name: StaticString, _ fileID: StaticString, _ line: UInt, _ make: MakeBox<Value>
    ) -> Dependency<Value> {
        let property = DeclaredProperty(
            word: UInt(lifetime.identity) | bits | line << DeclaredProperty.Bits.line, name: UInt(bitPattern: name.utf8Start),
            file: UInt(bitPattern: fileID.utf8Start))
        return Dependency(.declared(Declared(container: self, property: property, make: make)))
    }

    /// A declaration without a lifetime.
    @available(*, unavailable, message: "a declaration needs a lifetime: self(.singleton) { … }, or .cached, .shared, .unique, .graph, .scoped")
    public func callAsFunction<Value>(_ make: @escaping () throws -> Value) -> Dependency<Value> {
        preconditionFailure("a call of this does not compile")
    }

    /// Registers for declared dependencies, as a statement that may stand in a preview:
    ///
    /// ```swift
    /// #Preview {
    ///     Container.shared { $0.api.register { FailingAPI() } }
    ///     FeatureView()
    /// }
    /// ```
    ///
    /// Inside `withDependencies` what is registered goes into its scope, else into this container; in a preview process into the scope of
    /// the preview, as with ``prepareDependencies(_:)``.
    @discardableResult
    public func callAsFunction(_ update: (Container) throws -> Void) rethrows -> PreparedDependencies { try prepare(update) }

    func prepare(_ update: (Container) throws -> Void) rethrows -> PreparedDependencies {
        if let layer = Layer.ofNextPreview() {
            try Layer.$current.withValue(layer) { try update(Container(over: self, writingTo: layer)) }
        } else {
            try update(self)
        }
        return PreparedDependencies()
    }
}

/// What registering for declared dependencies returns, so that it can stand as a statement in a view builder. It shows nothing.
public struct PreparedDependencies: Sendable {
    init() {}
}
