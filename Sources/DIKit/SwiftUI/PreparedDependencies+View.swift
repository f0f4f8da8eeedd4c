#if canImport(SwiftUI)
    public import SwiftUI

    extension PreparedDependencies: View {
        /// Nothing: it is a view so that it may stand among the statements of a view builder.
        public var body: some View { EmptyView() }
    }
#endif
