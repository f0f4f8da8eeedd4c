/// What to read and how strict to be.
public struct Configuration: Sendable, Hashable {
    /// Files and folders, absolute or relative to the working directory. Folders are searched for `.swift` files.
    public var paths: [String]
    /// Paths below those that are not read: a whole path, or its last components (`Generated` leaves out each folder of that name).
    public var excludedPaths: [String]
    /// The file that the generated source is written to, which is never read as a source. Nil where it goes elsewhere.
    public var output: String?
    /// Whether what is not understood is an error instead of a warning.
    public var isStrict: Bool

    /// Makes a configuration; only the paths are needed.
    public init(paths: [String], excludedPaths: [String] = [], output: String? = nil, isStrict: Bool = false) {
        self.paths = paths
        self.excludedPaths = excludedPaths
        self.output = output
        self.isStrict = isStrict
    }
}
