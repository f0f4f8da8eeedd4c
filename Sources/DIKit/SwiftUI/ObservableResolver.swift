#if canImport(SwiftUI)
    public import Combine

    /// A resolver as SwiftUI's environment takes it. See ``Resolver/toObservable()``.
    ///
    /// It never says that it changes: a view is not evaluated again because something was registered. It keeps its resolver alive, answers
    /// as that does, and may be used from any thread. A view that wants to ask by itself reads it like any environment object:
    /// `@EnvironmentObject private var resolver: ObservableResolver`.
    public final class ObservableResolver: ObservableObject, Resolver {
        /// What it was made of.
        public let resolver: any Resolver
        /// Whether it is the one of an object, as which it is known until its end.
        private let owner: ObjectIdentifier?

        fileprivate init(_ resolver: any Resolver, owner: ObjectIdentifier?) {
            self.resolver = resolver
            self.owner = owner
        }

        deinit {
            guard let owner else { return }
            let identity = ObjectIdentifier(self)
            Self.known.withLock { if $0[owner]?.identity == identity { $0[owner] = nil } }
        }

        /// A publisher that never emits.
        public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }

        /// Asks the resolver.
        public func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
            resolver.optionalResolve(type: type, named: named, with: arguments)
        }

        /// Asks the resolver, and hands on the place of the call.
        public func _resolve<T>(_ type: T.Type, named: String?, with arguments: Arguments, place: SourcePlace) throws -> T? {
            try resolver._resolve(type, named: named, with: arguments, place: place)
        }

        /// Asks the resolver.
        public func _hasRegistration(_ type: Any.Type, named: String?) -> Bool { resolver._hasRegistration(type, named: named) }

        /// Asks the resolver.
        public func _resolveAll<T>(
            _ type: T.Type, with arguments: Arguments, shadowed: Set<String?>, place: SourcePlace
        ) throws -> [T] {
            try resolver._resolveAll(type, with: arguments, shadowed: shadowed, place: place)
        }
    }

    extension ObservableResolver {
        /// One that is alive, as long as it is: an entry goes with its object, and the object keeps what the entry is found by.
        ///
        /// A class: the compiler of Swift 6.3 copies a structure with a weak property wrongly behind `entries[owner]?`.
        private final class Entry {
            private(set) weak var observable: ObservableResolver?
            let identity: ObjectIdentifier

            init(_ observable: ObservableResolver) {
                self.observable = observable
                identity = ObjectIdentifier(observable)
            }
        }

        private static let known = Locked<[ObjectIdentifier: Entry]>([:])

        /// Whether there is an entry for an object, for tests.
        static func hasEntry(for object: AnyObject) -> Bool { known.withLock { $0[ObjectIdentifier(object)] != nil } }

        fileprivate static func of(_ object: AnyObject, _ resolver: any Resolver) -> ObservableResolver {
            let owner = ObjectIdentifier(object)
            if let observable = known.withLock({ $0[owner]?.observable }) { return observable }
            let made = ObservableResolver(resolver, owner: owner)
            return known.withLock { known in
                // Another thread may have been quicker; what was made here then ends outside the lock.
                if let observable = known[owner]?.observable { return observable }
                known[owner] = Entry(made)
                return made
            }
        }
    }

    extension Resolver {
        /// This resolver for the environment of a view, from which ``DIState``, ``DIStateObject``, ``DIObservedObject`` and ``DIProvider``
        /// resolve.
        ///
        /// ```swift
        /// ContentView()
        ///     .environmentObject(container.toObservable())
        /// ```
        ///
        /// A container gives the same object as long as somebody holds that, so `body` may call this again and again; so does any other
        /// resolver that is an object. A resolver that is a value gives a new one each time: keep that, or each evaluation changes the
        /// environment. Costs a lock. May be called from any thread.
        public func toObservable() -> ObservableResolver {
            if let observable = self as? ObservableResolver { return observable }
            guard type(of: self) is AnyObject.Type else { return ObservableResolver(self, owner: nil) }
            return ObservableResolver.of(self as AnyObject, self)
        }
    }
#endif
