extension DependencyGraph {
    /// Where something is written.
    public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
        /// The file: `Module/File.swift` in the graph of a container, a path in that of sources.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column, from 1; nil where it is not known.
        public var column: Int?

        /// Makes a place.
        public init(file: String, line: Int, column: Int? = nil) {
            self.file = file
            self.line = line
            self.column = column
        }

        /// `file:line`, or `file:line:column`.
        public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }

        /// By file, then by line, then by column.
        public static func < (left: Place, right: Place) -> Bool {
            (left.file, left.line, left.column ?? 0) < (right.file, right.line, right.column ?? 0)
        }
    }

    /// How long an instance is kept, and by whom.
    public enum Lifetime: Sendable, Hashable, CustomStringConvertible {
        /// By nobody: `.transient`, `.unique`.
        case unique
        /// By the outermost resolve.
        case graph
        /// By whoever holds it outside: `.weak`, `.shared`.
        case shared
        /// By the container that is asked.
        case scoped
        /// By the container, until that lifetime is reset.
        case custom(String)
        /// By the container that holds the registration: `.container`, `.cached`.
        case cached
        /// By the process.
        case singleton
        /// It is the target's: `implements`, `provide`.
        case forwarded
        /// Nobody knows.
        case unknown

        /// One word.
        public var description: String {
            switch self {
            case .unique: "unique"
            case .graph: "graph"
            case .shared: "shared"
            case .scoped: "scoped"
            case .custom(let name): name.isEmpty ? "custom" : "custom \(name)"
            case .cached: "cached"
            case .singleton: "singleton"
            case .forwarded: "forwarded"
            case .unknown: "unknown"
            }
        }

        /// Whether an instance is built from the container that holds the registration, whichever container is asked.
        var isBuiltByOwner: Bool {
            switch self {
            case .shared, .custom, .cached, .singleton: true
            case .unique, .graph, .scoped, .forwarded, .unknown: false
            }
        }
    }

    /// What something is registered with.
    public enum Face: String, Sendable, Hashable, CaseIterable {
        /// A closure: `register`.
        case register
        /// An initializer whose parameters are resolved: `autoregister`.
        case autoregister
        /// `bind`.
        case bind
        /// A further type of a registration: `implements`.
        case implements
        /// A declared dependency, to be asked for by its type: `provide`.
        case provide
        /// A property of `Container`.
        case declared
        /// The `register` of a declared dependency: an override, or what a promise means.
        case override
        /// A generated resolver.
        case generated
        /// What a caller passes.
        case argument
    }

    /// How well the needs of a node are known.
    public enum Knowledge: String, Sendable, Hashable, CaseIterable {
        /// All of them: its edges are complete.
        case known
        /// What one instance asked for when it was made. There may be more.
        case observed
        /// Only running its closure would tell.
        case opaque
    }

    /// A container, a layer of overrides or a generated resolver.
    public struct Scope: Sendable, Hashable {
        /// What it is.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// A container.
            case container
            /// What a task or a test has of its own: it lies over the containers.
            case overrides
            /// A resolver that is no container, and is asked last.
            case resolver
        }

        /// What to call it.
        public var name: String
        /// What it is.
        public var kind: Kind
        /// Who is asked for what it does not have: an index into ``DependencyGraph/scopes``.
        public var parent: Int?
        /// How many of the graph's scopes of overrides, the innermost first, count for more than what is registered here.
        public var overrideCount: Int
        /// Whether it may answer to keys that the graph does not show.
        public var mayAnswerMore: Bool

        /// Makes a scope.
        public init(
            name: String = "container", kind: Kind = .container, parent: Int? = nil, overrideCount: Int = 0, mayAnswerMore: Bool = false
        ) {
            self.name = name
            self.kind = kind
            self.parent = parent
            self.overrideCount = overrideCount
            self.mayAnswerMore = mayAnswerMore
        }
    }
}
