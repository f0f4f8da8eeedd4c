#if canImport(SwiftUI)
    public import SwiftUI

    /// Resolves a value that a view owns, from the resolver in its environment.
    ///
    /// ```swift
    /// struct FilterView: View {
    ///     @DIState var filter: Filter
    ///     var body: some View { TextField("Name", text: $filter.name) }
    /// }
    /// ```
    ///
    /// It is `@State` whose first value comes from the container: resolved once for each place in the tree of views, before `body` is evaluated
    /// for the first time, and kept as long as the view has that place, however often the view's value is made anew. Writing it, or through
    /// the projected `Binding`, has the views evaluated that read it. An `@Observable` object is tracked as everywhere; an
    /// `ObservableObject` is not: that is for ``DIStateObject``.
    ///
    /// On the main actor. Traps as `resolve` does if it cannot be made, and where no view above has put a resolver into the environment:
    /// `no resolver in the environment of the view that asks for …`. So does reading it before the view is shown, in the view's `init`.
    @MainActor @preconcurrency @propertyWrapper
    public struct DIState<Value>: @preconcurrency DynamicProperty {
        private var environment = EnvironmentResolver()
        @State private var owned = OwnedValue<Value>()
        private let request: ViewRequest<Value>

        /// Resolves nothing yet.
        /// - Parameter shouldCleanup: whether the name and the arguments are forgotten right after the first resolve, so that the view does not
        ///   keep the arguments alive. A later resolve, where the same value of the view is shown in another place, then happens without them.
        public init(
            named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool = InjectSettings.shouldCleanupState,
            fileID: StaticString = #fileID, line: UInt = #line
        ) {
            request = ViewRequest(named: named, with: arguments, shouldCleanup: shouldCleanup, at: SourcePlace(fileID: fileID, line: line))
        }

        /// The value.
        public var wrappedValue: Value {
            get { made.value }
            nonmutating set { owned.value = newValue }
        }

        /// A binding to the value.
        public var projectedValue: Binding<Value> {
            _ = made
            return $owned.value
        }

        /// Resolves, the first time. SwiftUI calls it before it evaluates `body`.
        public func update() {
            _ = made
            request.forget()
        }

        private var made: OwnedValue<Value> {
            let owned = owned
            owned.make { request.resolve(from: environment) }
            return owned
        }
    }
#endif
