/// What a preview shows. SwiftUI makes one of a closure.
@MainActor @preconcurrency
public struct Preview {
    /// The name that the canvas shows.
    public let displayName: String?
    /// Makes what is shown. Of no type of SwiftUI's, which this module does not know.
    public let makeContent: @MainActor () -> Any

    /// For SwiftUI.
    public init(displayName: String?, makeContent: @escaping @MainActor () -> Any) {
        self.displayName = displayName
        self.makeContent = makeContent
    }
}

/// A type that the canvas finds in a file, and asks for its preview.
@MainActor @preconcurrency
public protocol PreviewRegistry {
    /// Makes the preview.
    static func makePreview() throws -> Preview
}
