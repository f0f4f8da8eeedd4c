/// Who needs whom in one wiring: what is registered, what is asked for, and what cannot be known.
///
/// A `Container` gives one of itself, and `dikitgen` gives one of sources. It is a plain value: changing the container later does not
/// change it, and any thread may use it.
///
/// ```swift
/// let graph = container.graph
/// print(graph.description(as: .text))
/// for finding in graph.verify().findings { print(finding) }
/// ```
///
/// What is registered stands in ``nodes``, in the order registered, and each belongs to one of ``scopes``. Needs are ``edges`` from a node
/// to a key; which node answers to the key depends on the container that the needing one is built from, and ``DependencyGraph/answers(to:from:)`` says it.
public struct DependencyGraph: Sendable, Hashable {
    /// Containers, layers of overrides, generated resolvers: the one that the graph was asked of comes first. Never empty.
    public var scopes: [Scope]
    /// What is registered. A node is named by its index.
    public var nodes: [Node]
    /// Who needs whom, in any order.
    public var edges: [Edge]
    /// What is asked for from outside: by a program's own code, where that is known. Empty for the graph of a container, of which every
    /// node may be asked for.
    public var requests: [Request]

    /// Makes a graph. Indices that lead nowhere are a mistake of the caller's: checks and renderers trap on them.
    public init(scopes: [Scope] = [Scope()], nodes: [Node] = [], edges: [Edge] = [], requests: [Request] = []) {
        self.scopes = scopes
        self.nodes = nodes
        self.edges = edges
        self.requests = requests
    }
}

extension DependencyGraph {
    /// Something that is registered, or made by a generated resolver.
    public struct Node: Sendable, Hashable {
        /// What it is asked for by.
        public var key: Key
        /// How long an instance is kept.
        public var lifetime: Lifetime
        /// Where it is registered; nil where that is not known.
        public var place: Place?
        /// What it was registered with.
        public var face: Face
        /// The container, layer or resolver that it belongs to: an index into ``DependencyGraph/scopes``.
        public var scope: Int
        /// How well its needs are known.
        public var knowledge: Knowledge
        /// The types of what a caller has to pass, as far as they are known.
        public var arguments: [TypeLabel]
        /// Whether a later registration may take its place.
        public var isOpen: Bool
        /// Whether another registration of its key and scope answers instead of it.
        public var isReplaced: Bool
        /// Whether an instance of it exists; false where nobody knows.
        public var isMade: Bool

        /// Makes a node.
        public init(
            _ key: Key, lifetime: Lifetime = .unique, place: Place? = nil, face: Face = .register, scope: Int = 0,
            knowledge: Knowledge = .known, arguments: [TypeLabel] = [], isOpen: Bool = false, isReplaced: Bool = false, isMade: Bool = false
        ) {
            self.key = key
            self.lifetime = lifetime
            self.place = place
            self.face = face
            self.scope = scope
            self.knowledge = knowledge
            self.arguments = arguments
            self.isOpen = isOpen
            self.isReplaced = isReplaced
            self.isMade = isMade
        }
    }

    /// That one node needs what answers to a key.
    public struct Edge: Sendable, Hashable {
        /// The one that needs, an index into ``DependencyGraph/nodes``.
        public var source: Int
        /// What it needs.
        public var key: Key
        /// How it is known.
        public var origin: Origin
        /// Whether it makes do without.
        public var isOptional: Bool
        /// Whether it asks later, through a `Lazy`, a `Provider` or another wrapper: such an edge closes no cycle.
        public var isDeferred: Bool
        /// The parameter that it is for: its label, or its position as `#2`.
        public var parameter: String?
        /// Where it is asked for, if that is another place than the node's.
        public var place: Place?

        /// Makes an edge.
        public init(
            from source: Int, to key: Key, origin: Origin = .known, isOptional: Bool = false, isDeferred: Bool = false,
            parameter: String? = nil, place: Place? = nil
        ) {
            self.source = source
            self.key = key
            self.origin = origin
            self.isOptional = isOptional
            self.isDeferred = isDeferred
            self.parameter = parameter
            self.place = place
        }

        /// How an edge is known.
        public enum Origin: String, Sendable, Hashable, CaseIterable {
            /// From types or sources: it is there each time an instance is made.
            case known
            /// An instance was made and asked for it. Another instance may ask for something else.
            case observed
            /// The node is another way to ask for the target: `implements`, `provide`.
            case forwarding
        }
    }

    /// That something is asked for from outside the graph.
    public struct Request: Sendable, Hashable {
        /// What is asked for.
        public var key: Key
        /// Where.
        public var place: Place?
        /// The container that is asked, an index into ``DependencyGraph/scopes``.
        public var scope: Int
        /// Whether the asker makes do without.
        public var isOptional: Bool

        /// Makes a request.
        public init(_ key: Key, place: Place? = nil, scope: Int = 0, isOptional: Bool = false) {
            self.key = key
            self.place = place
            self.scope = scope
            self.isOptional = isOptional
        }
    }
}

extension DependencyGraph.Node {
    /// Whether what it needs is looked up from where it is registered, whichever container is asked.
    var isBuiltByOwner: Bool { lifetime.isBuiltByOwner || face == .generated }
}
