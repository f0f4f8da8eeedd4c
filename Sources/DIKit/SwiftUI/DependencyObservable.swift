#if canImport(SwiftUI)
    public import Observation
    public import SwiftUI

    /// Resolves a declared dependency that is `@Observable`, for the view that owns it.
    ///
    /// ```swift
    /// struct FeatureView: View {
    ///     @DependencyObservable(\.feature) private var feature
    ///     var body: some View { TextField("Title", text: $feature.title) }
    /// }
    /// ```
    ///
    /// It resolves once for each place in the tree of views, before `body` is evaluated for the first time, however often `body` is and
    /// however often the view's value is made anew: a `.unique` dependency is the view's own model, and ends with the view's place. Which
    /// container and which overrides count is decided when the view's value is made, as for ``LazyDependency``. What `body` reads of the
    /// object has the view evaluated again when it changes. The projected value is a `Binding` to the object: `$feature.title` leads to
    /// a property, and writing `$feature.wrappedValue` puts another object in its place.
    ///
    /// On the main actor. Traps as calling the declaration does. In a model use ``Dependency``, with `@ObservationIgnored`.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct DependencyObservable<Value>: @preconcurrency DynamicProperty {
        @State private var owned = OwnedValue<Value>()
        private let captured: CapturedDependency<Value>

        /// Resolves nothing yet. The key path is evaluated at once and not kept.
        public init(
            _ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line
        ) where Value: Observable {
            captured = CapturedDependency(keyPath, SourcePlace(fileID: fileID, line: line))
        }

        /// For a declaration whose type is a protocol. Whether the instance is observable shows up when it is there: one that is not is
        /// reported, in debug, since no change of it is seen.
        @_disfavoredOverload
        public init(_ keyPath: KeyPath<Container, Dependency<Value>>, fileID: StaticString = #fileID, line: UInt = #line) {
            captured = CapturedDependency(keyPath, SourcePlace(fileID: fileID, line: line))
        }

        /// The object.
        public var wrappedValue: Value { made.value }

        /// A binding to the object.
        public var projectedValue: Binding<Value> {
            _ = made
            return $owned.value
        }

        /// Resolves, the first time. SwiftUI calls it before it evaluates `body`.
        public func update() { _ = made }

        private var made: OwnedValue<Value> {
            let owned = owned
            owned.make {
                let instance = captured.instance
                #if DEBUG
                    if !(instance is any Observable) { Reporter.report(Reports.notObservable(Value.self, at: captured.place), at: captured.place) }
                #endif
                return instance
            }
            return owned
        }
    }

    extension Reports {
        /// A view owns something that says nothing of its changes.
        static func notObservable(_ type: any Any.Type, at place: SourcePlace) -> String {
            var text = ReportText("\(ResolutionError.Dependency(type)) is not `@Observable`: no view is evaluated again when it changes")
            text.add("asked for", "at \(place)")
            text.add("fix", "make it `@Observable`; or read it with `@Dependency`, which is for what a view does not observe")
            return text.rendered
        }
    }
#endif
