extension Resolver {
    /// The instance registered for `type`.
    ///
    /// ```swift
    /// let api: API = container.resolve()
    /// let light = container.resolve(Theme.self, named: "light")
    /// ```
    ///
    /// Traps in debug and in release when nothing answers, with a report that names who needed it, where it was asked for,
    /// what may have been meant and what to do. Traps likewise for a cycle, for a factory that threw, and for a factory of an
    /// optional that answered nil. Ask for an optional, or call `optionalResolve` or `tryResolve`, where that is no mistake.
    ///
    /// May be called from any thread. A request for `T?` finds the registration of `T`, and is nil when there is none. A request for
    /// `Lazy<T>`, `Provider<T>` or a wrapper of your own that is not registered itself gives one over what is registered as `T`.
    ///
    /// - Parameters:
    ///   - type: What to ask for; usually inferred.
    ///   - named: The name it was registered under, or nil.
    ///   - arguments: Values for the factory; used only when the instance is made by this call.
    @inlinable @inline(__always)
    public func resolve<T>(
        _ type: T.Type = T.self, named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> T {
        if Self.self == Container.self {
            return Container.instance(
                from: unsafeBitCast(self, to: Unmanaged<Container>.self), type, named: named, with: arguments, fileID: fileID, line: line)
        }
        return resolveForeign(type, named: named, with: arguments ?? .empty, place: SourcePlace(fileID: fileID, line: line))
    }

    @usableFromInline
    func resolveForeign<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) -> T {
        do throws(ResolutionError) {
            return try requireForeign(type, named: named, with: arguments, place: place)
        } catch {
            Trap.stop(error)
        }
    }

    /// The instance registered for `type`, or an error instead of a trap.
    ///
    /// Throws ``ResolutionError`` for everything that `resolve` traps for. A factory that itself calls `resolve` still traps
    /// where that call fails; a factory that should not calls `tryResolve`. What a factory threw arrives as
    /// ``ResolutionError/underlying``, with the path that led there.
    @inlinable @inline(__always)
    public func tryResolve<T>(
        _ type: T.Type = T.self, named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(ResolutionError) -> T {
        if Self.self == Container.self {
            return try Container.instanceOrError(
                from: unsafeBitCast(self, to: Unmanaged<Container>.self), type, named: named, with: arguments, fileID: fileID, line: line)
        }
        return try requireForeign(type, named: named, with: arguments ?? .empty, place: SourcePlace(fileID: fileID, line: line))
    }

    /// The instance registered for `type`, or nil when no registration answers or its factory answered nil.
    ///
    /// What goes wrong inside a registration that does answer (a factory that throws, a dependency that is missing) traps
    /// as in `resolve`.
    @inlinable @inline(__always)
    public func optionalResolve<T>(
        _ type: T.Type = T.self, named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> T? {
        if Self.self == Container.self {
            return Container.instanceOrNil(
                from: unsafeBitCast(self, to: Unmanaged<Container>.self), type, named: named, with: arguments, fileID: fileID, line: line)
        }
        return optionalForeign(type, named: named, with: arguments ?? .empty, place: SourcePlace(fileID: fileID, line: line))
    }

    @usableFromInline
    func optionalForeign<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) -> T? {
        do {
            return try _resolve(type, named: named, with: arguments, place: place)
        } catch let error as ResolutionError where error.reportsAsynchronous(type) {
            return nil
        } catch {
            Trap.stop(error as? ResolutionError ?? .thrown(error, by: type, at: place))
        }
    }

    /// Every instance registered for `type`, named or not: this resolver's in the order registered, then those of its parents
    /// that are not shadowed by the same name. Empty when there is none. Traps as `resolve` does.
    ///
    /// ```swift
    /// for tracker in container.resolveAll(Tracker.self) { tracker.track(event) }
    /// ```
    public func resolveAll<T>(
        _ type: T.Type = T.self, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> [T] {
        let place = SourcePlace(fileID: fileID, line: line)
        do {
            return try _resolveAll(type, with: arguments ?? .empty, shadowed: [], place: place)
        } catch {
            Trap.stop(error as? ResolutionError ?? .thrown(error, by: type, at: place))
        }
    }

    /// Whether a registration answers to `type` and `named` here or in a parent. Makes nothing.
    ///
    /// A generated resolver says what its methods make. Any other of your own counts as having none. A `Lazy` or a `Provider` that would be made over a
    /// registration has none of its own.
    public func hasRegistration<T>(_ type: T.Type = T.self, named: String? = nil) -> Bool { _hasRegistration(type, named: named) }

    @usableFromInline
    func requireForeign<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws(ResolutionError) -> T {
        let value: T?
        do {
            value = try _resolve(type, named: named, with: arguments, place: place)
        } catch {
            throw error as? ResolutionError ?? .thrown(error, by: type, at: place)
        }
        if let value = value ?? OptionalTypes.wrapper(of: T.self)?.none as? T { return value }
        if let wrapper = WrapperTypes.wrapper(T.self) {
            return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
                guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
                wrap(wrapper, named: named, with: arguments.isEmpty ? nil : arguments, place, into: UnsafeMutableRawPointer(memory))
                return memory.move()
            }
        }
        throw .unanswered(Key(OptionalTypes.stripped(type), named: named), by: self, at: place)
    }
}
