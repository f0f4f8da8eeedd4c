#if canImport(SwiftUI)
    import SwiftUI

    /// The resolver of the environment, for the property wrappers.
    @MainActor
    struct EnvironmentResolver: DynamicProperty {
        @EnvironmentObject private var observable: ObservableResolver

        /// The resolver; ends the program where there is none and says which call is missing.
        func resolver(for type: any Any.Type, named name: String?, at place: SourcePlace) -> any Resolver {
            if isMissing { Trap.stop(.noResolverInEnvironment(type, named: name, at: place)) }
            return observable.resolver
        }

        /// SwiftUI has no way to ask for an environment object that may be missing, and stops the program with a text of its own. What
        /// it looks at is a stored property of a frozen structure, so that is where this looks; found otherwise, its text has to do.
        private var isMissing: Bool {
            Mirror(reflecting: _observable).children.contains { label, value in
                guard label == "_store", let store = value as? ObservableResolver? else { return false }
                return store == nil
            }
        }
    }

    extension ResolutionError {
        /// A view asks for something, and no view above it has put a resolver into the environment.
        static func noResolverInEnvironment(_ type: any Any.Type, named name: String?, at place: SourcePlace) -> ResolutionError {
            let dependency = Dependency(OptionalTypes.stripped(type), named: name)
            return ResolutionError(
                .missing, "no resolver in the environment of the view that asks for \(dependency)", of: dependency, at: place,
                fix:
                    "call `.environmentObject(container.toObservable())` on that view or on one above it; and read the property in `body` or later, not while the view is made"
            )
        }
    }
#endif
