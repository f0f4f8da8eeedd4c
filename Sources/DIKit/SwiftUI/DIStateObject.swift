#if canImport(SwiftUI)
    public import Combine
    public import SwiftUI

    /// Resolves an observable object that a view owns, from the resolver in its environment.
    ///
    /// ```swift
    /// struct ProfileView: View {
    ///     @DIStateObject var profile: Profile
    ///     var body: some View { TextField("Name", text: $profile.name) }
    /// }
    /// ```
    ///
    /// It is `@StateObject` whose object comes from the container: resolved once for each place in the tree of views, before `body` is evaluated
    /// for the first time, and kept as long as the view has that place, however often the view's value is made anew. A change of the object has
    /// the view evaluated again. The projected value is a `Binding` to the object: `$profile.name` leads to a property, and writing
    /// `$profile.wrappedValue` puts another object in its place.
    ///
    /// On the main actor. Traps as `resolve` does if it cannot be made, and where no view above has put a resolver into the environment:
    /// `no resolver in the environment of the view that asks for …`. So does reading it before the view is shown, in the view's `init`.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct DIStateObject<Value: ObservableObject>: @preconcurrency DynamicProperty {
        private var environment = EnvironmentResolver()
        @StateObject private var owned = OwnedObject<Value>()
        private let request: ViewRequest<Value>

        /// Resolves nothing yet.
        /// - Parameter shouldCleanup: whether the name and the arguments are forgotten right after the first resolve, so that the view does not
        ///   keep the arguments alive. A later resolve, where the same value of the view is shown in another place, then happens without them.
        public init(
            named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool = InjectSettings.shouldCleanupStateObject,
            fileID: StaticString = #fileID, line: UInt = #line
        ) {
            request = ViewRequest(named: named, with: arguments, shouldCleanup: shouldCleanup, at: SourcePlace(fileID: fileID, line: line))
        }

        /// The object.
        public var wrappedValue: Value { made.value }

        /// A binding to the object.
        public var projectedValue: Binding<Value> {
            _ = made
            return $owned.value
        }

        /// Resolves, the first time. SwiftUI calls it before it evaluates `body`.
        public func update() {
            _ = made
            request.forget()
        }

        private var made: OwnedObject<Value> {
            let owned = owned
            owned.make { request.resolve(from: environment) }
            return owned
        }
    }
#endif
