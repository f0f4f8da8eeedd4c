#if canImport(SwiftUI)
    public import SwiftUI

    /// Asks the resolver in a view's environment on each read.
    ///
    /// ```swift
    /// struct ImportView: View {
    ///     @DIProvider var dataBase: DataBase
    ///     var body: some View { Button("Import") { dataBase.begin() } }
    /// }
    /// ```
    ///
    /// A transient registration makes an instance for each read. The projected value is the ``DIProviderOptions`` that it resolves with.
    /// Writing it, or a part of it, counts from then on for this place in the tree of views, whatever the view's next values say, and has the
    /// views evaluated that read either: `$dataBase.name = "archive"`. Like `@State`, it can be written once the view is shown.
    ///
    /// On the main actor. Traps as `resolve` does if it cannot be made, and where no view above has put a resolver into the environment:
    /// `no resolver in the environment of the view that asks for …`. So does reading it before the view is shown, in the view's `init`.
    @MainActor @preconcurrency @propertyWrapper
    public struct DIProvider<Value>: DynamicProperty {
        private var environment = EnvironmentResolver()
        @State private var written: DIProviderOptions?
        private let options: DIProviderOptions
        private let place: SourcePlace

        /// Resolves nothing yet.
        public init(named: String? = nil, with arguments: Arguments? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
            options = DIProviderOptions(name: named, arguments: arguments)
            place = SourcePlace(fileID: fileID, line: line)
        }

        /// An instance.
        public var wrappedValue: Value {
            let options = projectedValue
            return environment.resolver(for: Value.self, named: options.name, at: place)
                .resolve(Value.self, named: options.name, with: options.arguments, fileID: place.literal, line: place.line)
        }

        /// What it resolves with.
        public var projectedValue: DIProviderOptions {
            get { written ?? options }
            nonmutating set { written = newValue }
        }
    }
#endif
