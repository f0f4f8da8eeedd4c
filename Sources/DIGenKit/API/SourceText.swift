/// A source that is in memory: what a file of that path would hold.
public struct SourceText: Sendable, Hashable {
    /// The path that findings name.
    public var path: String
    /// The content.
    public var text: String

    /// Makes a source.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
