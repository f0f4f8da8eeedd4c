// What one file says, before anything is known of the others. Pure values: nothing of the syntax tree is kept.

/// A position in a file, of which the path is known elsewhere.
struct FilePosition: Hashable, Sendable {
    var line: Int
    var column: Int
}

/// `@available(iOS 15, *)`: its name and all of it.
struct AttributeFact: Hashable, Sendable {
    var name: String
    var text: String
}

/// `import`.
struct ImportFact: Hashable, Sendable {
    /// What follows the keyword: `Foundation`, `struct Foundation.URL`.
    var module: String
    var attributes: [AttributeFact]
    var access: AccessLevel?
    var condition: Condition

    /// The module alone: `Foundation`.
    var moduleName: String {
        let path = module.split(separator: " ").last ?? ""
        return path.split(separator: ".").first.map(String.init) ?? module
    }
}

/// A parameter of an initialiser or a method.
struct ParameterFact: Hashable, Sendable {
    /// Nil for `_`.
    var label: String?
    var name: String
    var type: TypeExpression
    /// `inout`, `@autoclosure`, `isolated`, `...`: how it is passed.
    var specifiers: [String]
    var hasDefault: Bool
    var place: Place
}

/// What all members have in common.
struct MemberTraits: Hashable, Sendable {
    var place: Place
    /// As written; nil if nothing is.
    var access: AccessLevel?
    var modifiers: Set<String>
    var attributes: [AttributeFact]
    var condition: Condition

    /// What it may be named in. Who does not ask for an `@_spi` does not see it, so it is public to nobody.
    var accessInSignatures: AccessLevel { attributes.contains { $0.name == "_spi" } ? min(access ?? .internal, .internal) : access ?? .internal }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

struct InitializerFact: Hashable, Sendable {
    var traits: MemberTraits
    var parameters: [ParameterFact]
    var effects: Effects
    var isFailable: Bool
    var isGeneric: Bool
}

struct MethodFact: Hashable, Sendable {
    var traits: MemberTraits
    var name: String
    var parameters: [ParameterFact]
    var effects: Effects
    /// Nil if none is written.
    var result: TypeExpression?
    var isGeneric: Bool

    /// `provideClient(host:)`.
    var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

/// A stored property.
struct PropertyFact: Hashable, Sendable {
    var traits: MemberTraits
    /// Nil for a pattern that names several or none.
    var name: String?
    /// Nil if it is inferred.
    var type: TypeExpression?
    var isConstant: Bool
    var hasInitialValue: Bool
    var isImplicitlyUnwrapped: Bool
}

struct AliasFact: Hashable, Sendable {
    var traits: MemberTraits
    var name: String
    var generics: [String]
    var target: TypeExpression
}

struct InheritanceFact: Hashable, Sendable {
    var type: TypeExpression
    /// `@MainActor`, `@preconcurrency`, without what follows.
    var attributes: [String]
    var modifiers: [String]
    var place: Place
}

struct GenericParameterFact: Hashable, Sendable {
    /// `let ` before a value, `each ` before a pack.
    var specifier = ""
    var name: String
    var bound: TypeExpression?
}

/// A nominal type or an extension, with its direct members.
struct DeclarationFact: Hashable, Sendable {
    enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    }

    var kind: Kind
    /// The names from the outermost type inwards; for an extension those of what it extends.
    var path: [String]
    /// The lexical parents; what an extension extends is named as seen from the file.
    var enclosing: [String]
    var traits: MemberTraits
    var generics: [GenericParameterFact] = []
    /// `where Element: Hashable`, as written.
    var requirements: String?
    var inherited: [InheritanceFact] = []
    var associatedTypes: [String] = []
    var initializers: [InitializerFact] = []
    var methods: [MethodFact] = []
    var properties: [PropertyFact] = []
    /// Names of computed properties with `{ get }`, for what a resolver requires.
    var requiredProperties: [PropertyFact] = []
    var aliases: [AliasFact] = []
    /// What `where Dependency == Shared` says of a protocol's associated types.
    var sameTypes: [String: TypeExpression] = [:]
    /// The index of the file in the order of paths.
    var file: Int = 0

    var name: String { path.last ?? "" }
}

/// Everything that one file says.
struct FileFacts: Hashable, Sendable {
    var path: String
    var imports: [ImportFact] = []
    var declarations: [DeclarationFact] = []
    /// Aliases outside every type.
    var aliases: [AliasFact] = []
    var findings: [Finding] = []
}

extension AttributeFact {
    /// Before the name of an attribute that stands in an `#if` of its own.
    static let conditionalPrefix = "#if "

    var isConditional: Bool { name.hasPrefix(Self.conditionalPrefix) }
}
