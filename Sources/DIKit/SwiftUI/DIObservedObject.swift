#if canImport(SwiftUI)
    public import Combine
    public import SwiftUI

    /// Resolves an observable object that the container, or somebody else, owns, from the resolver in a view's environment.
    ///
    /// ```swift
    /// struct ContentView: View {
    ///     @DIObservedObject var session: Session
    ///     var body: some View { Button("Refresh") { session.refresh() } }
    /// }
    /// ```
    ///
    /// It is `@ObservedObject` whose object comes from the container: resolved for each value of the view, so again whenever the view above
    /// is evaluated, before `body` is. A kept registration gives the same object each time, a `.weak` one too while the view is shown; a
    /// transient one gives a new object, whose state begins anew: that is for ``DIStateObject``. A change of the object has the view evaluated
    /// again. The projected value is a `Binding` to the object: `$session.name` leads to a property, and writing `$session.wrappedValue`
    /// puts another object in its place until the next value of the view.
    ///
    /// On the main actor. Traps as `resolve` does if it cannot be made, and where no view above has put a resolver into the environment:
    /// `no resolver in the environment of the view that asks for …`. So does reading it before the view is shown, in the view's `init`.
    @MainActor @preconcurrency @propertyWrapper
    public struct DIObservedObject<Value: ObservableObject>: @preconcurrency DynamicProperty {
        /// What the view shows now.
        private final class Shown {
            var object: Value?
        }

        private var environment = EnvironmentResolver()
        @ObservedObject private var owned: OwnedObject<Value>
        /// Keeps the object of the view's last value until that of the next one is resolved, so that a `.weak` one does not end between them.
        @State private var shown = Shown()
        private let request: ViewRequest<Value>

        /// Resolves nothing yet.
        /// - Parameter shouldCleanup: whether the name and the arguments are forgotten right after the resolve, so that the view does not keep the
        ///   arguments alive. The next value of the view has its own.
        public init(
            named: String? = nil, with arguments: Arguments? = nil, shouldCleanup: Bool = InjectSettings.shouldCleanupObservedObject,
            fileID: StaticString = #fileID, line: UInt = #line
        ) {
            owned = OwnedObject()
            request = ViewRequest(named: named, with: arguments, shouldCleanup: shouldCleanup, at: SourcePlace(fileID: fileID, line: line))
        }

        /// The object.
        public var wrappedValue: Value { made.value }

        /// A binding to the object.
        public var projectedValue: Binding<Value> {
            _ = made
            return $owned.value
        }

        /// Resolves, the first time for each value of the view. SwiftUI calls it before it evaluates `body`.
        public func update() { shown.object = made.value }

        private var made: OwnedObject<Value> {
            let owned = owned
            owned.make { request.resolve(from: environment) }
            return owned
        }
    }
#endif
