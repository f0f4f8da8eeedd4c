extension Registrator {
    /// Registers an initializer whose parameters are resolved by their types.
    ///
    /// ```swift
    /// registrator.autoregister(Profile.self, options: .container, initializer: Profile.init)
    /// ```
    ///
    /// Each parameter is asked for without a name, in order, as if `register` had been written on this line with
    /// `tryResolve` for each: under `tryResolve` what is missing is an error with its path. An optional parameter is nil when
    /// nothing is registered for it. Any number of parameters will do, and any function in place of an initializer, which
    /// may throw. A default value of a parameter is not seen: a function value has none. A parameter of type `Lazy<T>`, `Provider<T>` or
    /// of a wrapper of your own is one over what is registered as `T`, unless the wrapper itself is registered.
    ///
    /// A variadic parameter (`Int...`) must be hidden from Swift 6.3, whose compiler crashes: write a closure that names what is to be
    /// resolved, `initializer: { (first: Int) in Total(first) }`.
    ///
    /// What the initializer needs is known from its type, before it has ever run. A resolve costs what it costs with a factory
    /// that is written out, and some 130 instructions more for each parameter; it allocates no more, unless a parameter is
    /// larger than 64 bytes and has to be made.
    ///
    /// See ``register(_:options:isolation:fileID:line:entity:)-(_,_,_,_,_,()->T)`` for threads, errors and registering twice.
    ///
    /// - Parameters:
    ///   - type: The type that callers ask for, which may be a protocol or a base class of what the initializer makes.
    ///   - options: Lifetime, access level and name.
    ///   - isolation: The actor that the initializer belongs to: the one of the code that registers.
    ///   - initializer: Makes the instance. Of several that fit, `as` chooses: `Profile.init as (API, Log) -> Profile`.
    /// - Returns: The registration, so that `.implements` can follow.
    @discardableResult @inlinable @inline(__always)
    public func autoregister<T, Failure: Error, each Parameter>(
        _ type: T.Type = T.self, options: Options = .default, isolation: (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line, initializer: @escaping (repeat each Parameter) throws(Failure) -> T
    ) -> any Forwarding {
        _register(
            _Declaration(isolation: isolation, place: SourcePlace(fileID: fileID, line: line), initializer: initializer), options: options)
    }
}

extension IsolatedMainRegistrator {
    /// Registers an initializer that runs on the main actor and whose parameters are resolved by their types, there.
    ///
    /// See ``Registrator/autoregister(_:options:isolation:fileID:line:initializer:)``. An initializer that is not itself isolated to the
    /// main actor and takes a closure or a tuple crashes the compiler of Swift 6.3 here; write it out:
    /// `initializer: { (make: @escaping @Sendable () -> Part) in Screen(make: make) }`.
    @discardableResult @inlinable @inline(__always)
    public func autoregister<T, Failure: Error, each Parameter>(
        _ type: T.Type = T.self, options: Options = .default, fileID: StaticString = #fileID, line: UInt = #line,
        initializer: @escaping @MainActor (repeat each Parameter) throws(Failure) -> T
    ) -> any Forwarding {
        _register(_Declaration(place: SourcePlace(fileID: fileID, line: line), onMainInitializer: initializer), options: options)
    }
}
