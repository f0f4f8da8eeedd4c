extension DependencyGraph {
    /// What something is asked for by: its type and an optional name, or the property that declares it.
    public struct Key: Sendable, Hashable {
        /// The type. Two types that are written alike are two, if the graph is a container's.
        public var label: TypeLabel
        /// The name; nil for none.
        public var name: String?
        /// The property of `Container` that declares it; nil for what is asked for by its type.
        public var property: String?

        /// Makes a key.
        public init(_ label: TypeLabel, named name: String? = nil, property: String? = nil) {
            self.label = label
            self.name = name
            self.property = property
        }

        /// Makes a key of a type as a source writes it.
        public init(_ type: String, named name: String? = nil, property: String? = nil) {
            self.init(TypeLabel(type), named: name, property: property)
        }

        /// The type as a reader of the source would write it: `any API`.
        public var type: String { label.text }
    }

    /// The name of a type, made when it is read: a graph of thousands of nodes names those that somebody looks at.
    public struct TypeLabel: Sendable {
        private enum Storage: Sendable {
            case text(String, qualified: String?)
            case type(any Any.Type, naming: @Sendable (any Any.Type, _ isQualified: Bool) -> String)
        }

        private let storage: Storage

        /// A type that is known by its name alone.
        /// - Parameter qualified: The name with its module, if that is known.
        public init(_ text: String, qualified: String? = nil) { storage = .text(text, qualified: qualified) }

        /// A type of the running program.
        /// - Parameter naming: Says how it is written.
        package init(_ type: any Any.Type, naming: @escaping @Sendable (any Any.Type, _ isQualified: Bool) -> String) {
            storage = .type(type, naming: naming)
        }

        /// The type as a reader of the source would write it.
        public var text: String {
            switch storage {
            case .text(let text, _): text
            case .type(let type, let naming): naming(type, false)
            }
        }

        /// The same with its module, where that is known.
        public var qualifiedText: String {
            switch storage {
            case .text(let text, let qualified): qualified ?? text
            case .type(let type, let naming): naming(type, true)
            }
        }
    }
}

extension DependencyGraph.TypeLabel: Hashable {
    /// Whether both name one type: the same one of the running program, or the same text. One of each is never equal.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left.storage, right.storage) {
        case (.type(let left, _), .type(let right, _)): left == right
        case (.text(let left, let leftQualified), .text(let right, let rightQualified)): left == right && leftQualified == rightQualified
        case (.type, .text), (.text, .type): false
        }
    }

    /// Hashes the type's identity, or the text.
    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .text(let text, let qualified):
            hasher.combine(text)
            hasher.combine(qualified)
        case .type(let type, _): hasher.combine(ObjectIdentifier(type))
        }
    }
}

extension DependencyGraph.TypeLabel: ExpressibleByStringLiteral {
    /// A type that is known by its name alone.
    public init(stringLiteral text: String) { self.init(text) }
}

extension DependencyGraph.Key: CustomStringConvertible {
    /// As messages name it: `` `any API` named "v2" ``, or `` `\.api` `` of a declared dependency.
    public var description: String {
        if let property { return "`\\.\(property)`" }
        guard let name else { return "`\(type)`" }
        return "`\(type)` named \"\(Self.escaped(name))\""
    }

    /// As a picture names it: `any API "v2"`.
    public var caption: String {
        if let property { return "\\.\(property)" }
        return name.map { "\(type) \"\(Self.escaped($0))\"" } ?? type
    }

    /// A name may hold anything; what is printed of it stays on one line.
    private static func escaped(_ name: String) -> String {
        name.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
