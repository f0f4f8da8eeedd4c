#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    /// Walks one file with what is known of all of them, and notes what is registered, asked for and made.
    struct WiringReader {
        /// What an expression stands for.
        enum Value {
            case holder(Holder)
            /// A registration, which may be given further types.
            case registration(Int)
            /// A registration that was looked up.
            case found(Holder, WiringKey?)
            /// A declared dependency of a container.
            case declared(String, Holder)
        }

        /// What a name means in a body.
        struct Binding {
            var value: Value?
            var type: ResolvedType?
            /// What a local constant was made of.
            var initializer: ExprSyntax?
            /// Whether it is a parameter that is empty unless the caller says otherwise.
            var isEmptyByDefault = false
            /// Whether it is a parameter of the closure that makes what is being registered.
            var isNeed = false
        }

        /// What is known of where the walk stands.
        struct Context {
            var owner = Owner.program
            var circumstance = Circumstance()
            var path: [String] = []
            /// What `self` asks and registers in, in an extension of a container.
            var selfHolder: Holder?
            /// The module or assembly whose body this is.
            var unit: String?
            /// What `return` has to give.
            var result: ResolvedType?
            var isOverrideScope = false
            /// The function, assembly or module whose body this is.
            var site = ""
            /// Whether an error that is thrown here is handled here.
            var isHandled = false
            /// Names of types that each use gives a meaning of its own.
            var generics: Set<String> = []
        }

        let program: Program
        let signatures: WiringSignatures
        let file: Int
        let path: String
        private let converter: SourceLocationConverter
        var facts = WiringFacts()
        var context = Context()
        var bindings: [[String: Binding]] = [[:]]
        var registrationNumbers: [SyntaxIdentifier: Int] = [:]
        var containerHolders: [SyntaxIdentifier: Holder] = [:]
        /// Registrations, by their owners, of which something could not be told.
        var unknownOwners: Set<Owner> = []
        /// The declared dependency whose body this is, among the file's.
        var declaring: Int?

        static func read(_ tree: SourceFileSyntax, path: String, file: Int, program: Program, signatures: WiringSignatures) -> WiringFacts {
            var reader = WiringReader(tree, path, file, program, signatures)
            // Statements outside of everything are a program's.
            let isScript = tree.statements.contains { if case .decl = $0.item { false } else { true } }
            reader.facts.hasEntryPoint = isScript || path.split(separator: "/").last == "main.swift"
            reader.walkStatements(tree.statements)
            for owner in reader.unknownOwners {
                switch owner {
                case .registration(_, let index): reader.facts.registrations[index].isKnown = false
                case .declared(let name):
                    for index in reader.facts.declared.indices where reader.facts.declared[index].name == name {
                        reader.facts.declared[index].isKnown = false
                    }
                case .function, .type, .program: break
                }
            }
            return reader.facts
        }

        private init(_ tree: SourceFileSyntax, _ path: String, _ file: Int, _ program: Program, _ signatures: WiringSignatures) {
            converter = SourceLocationConverter(fileName: path, tree: tree)
            self.path = path
            self.file = file
            self.program = program
            self.signatures = signatures
        }

        func place(_ node: some SyntaxProtocol) -> Place {
            let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
            return Place(path: path, line: location.line, column: location.column)
        }

        var scope: Scope { Scope(path: context.path, file: file) }

        func resolve(_ type: TypeExpression) -> ResolvedType? {
            let resolved = program.resolve(type, in: scope)
            if resolved.canonical.isOpaque { return nil }
            let generics = context.generics.union((program.nominals[Program.key(context.path)]?.generics ?? []).map(\.name))
            return !generics.isEmpty && resolved.canonical.names.contains { $0.count == 1 && generics.contains($0[0]) } ? nil : resolved
        }

        func resolve(_ type: TypeExpression, as path: [String], file: Int) -> ResolvedType? {
            let resolved = program.resolve(type, in: Scope(path: path, file: file))
            guard !resolved.canonical.isOpaque else { return nil }
            // A type that names a generic parameter is another one for each use.
            let generics = (0...path.count).flatMap { program.nominals[Program.key(path.prefix($0))]?.generics ?? [] }.map(\.name)
            return resolved.canonical.names.contains { $0.count == 1 && generics.contains($0[0]) } ? nil : resolved
        }

        func lookUp(_ name: String) -> Binding? { bindings.reversed().lazy.compactMap { $0[name] }.first }

        mutating func bind(_ name: String, _ binding: Binding) { bindings[bindings.count - 1][name] = binding }

        /// Does something in a context of its own.
        mutating func inside(_ change: (inout Context) -> Void, _ body: (inout Self) -> Void) {
            let before = context
            change(&context)
            bindings.append([:])
            body(&self)
            bindings.removeLast()
            context = before
        }

        mutating func conditionally(_ body: (inout Self) -> Void) { inside({ $0.circumstance.isConditional = true }, body) }
        mutating func later(_ body: (inout Self) -> Void) { inside({ $0.circumstance.isDeferred = true }, body) }

        // MARK: Requests

        mutating func note(
            _ wanted: RequestFact.Wanted, of asked: Holder, at place: Place, isOptional: Bool = false, isDeferred: Bool = false,
            parameter: String? = nil, owner: Owner? = nil
        ) {
            var circumstance = context.circumstance
            circumstance.isDeferred = circumstance.isDeferred || isDeferred
            facts.requests.append(
                RequestFact(
                    owner: owner ?? context.owner, wanted: wanted, asked: asked, isOptional: isOptional, circumstance: circumstance,
                    parameter: parameter, place: place))
        }

        /// Not everything that the current owner needs can be told.
        mutating func noteUnknown() { unknownOwners.insert(context.owner) }
    }
#endif
