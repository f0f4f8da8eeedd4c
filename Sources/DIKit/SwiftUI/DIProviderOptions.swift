#if canImport(SwiftUI)
    /// What a ``DIProvider`` resolves with.
    public struct DIProviderOptions: Sendable {
        /// The name that the dependency is registered under.
        public var name: String?
        /// Values for the factory.
        public var arguments: Arguments?

        /// Makes options.
        public init(name: String? = nil, arguments: Arguments? = nil) {
            self.name = name
            self.arguments = arguments
        }
    }
#endif
