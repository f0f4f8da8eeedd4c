#if canImport(SwiftUI)
    /// What a property wrapper of a view asks for, and with what.
    struct ViewRequest<Value> {
        private enum Parameters {
            case kept(named: String?, arguments: Arguments?)
            /// In an object, so that all copies of the view forget them.
            case untilResolved(InjectionParameters)
        }

        private let parameters: Parameters
        private let place: SourcePlace

        init(named name: String?, with arguments: Arguments?, shouldCleanup: Bool, at place: SourcePlace) {
            let mayForget = shouldCleanup && (name != nil || arguments != nil)
            parameters =
                mayForget
                ? .untilResolved(InjectionParameters(named: name, arguments: arguments)) : .kept(named: name, arguments: arguments)
            self.place = place
        }

        /// Resolves, or ends the program.
        @MainActor
        func resolve(from environment: EnvironmentResolver) -> Value {
            let (name, arguments) = current
            let resolver = environment.resolver(for: Value.self, named: name, at: place)
            let value = resolver.resolve(Value.self, named: name, with: arguments, fileID: place.literal, line: place.line)
            forget()
            return value
        }

        /// Lets go of the name and the arguments, if that is wanted.
        func forget() {
            if case .untilResolved(let parameters) = parameters { parameters.forget() }
        }

        private var current: (named: String?, arguments: Arguments?) {
            switch parameters {
            case .kept(let name, let arguments): (name, arguments)
            case .untilResolved(let parameters): parameters.current
            }
        }
    }
#endif
