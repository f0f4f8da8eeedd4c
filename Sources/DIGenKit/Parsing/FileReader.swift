#if DIKIT_GENERATOR
    internal import SwiftDiagnostics
    internal import SwiftParser
    internal import SwiftParserDiagnostics
    internal import SwiftSyntax

    /// Reads the facts of one file from its syntax tree.
    struct FileReader {
        let path: String
        private let lines: LineTable
        var facts: FileFacts

        /// Parses the source and reads it.
        static func read(_ source: SourceBytes) -> FileFacts {
            let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            var reader = FileReader(source)
            if tree.hasError {
                // The tree is repaired, and what follows the mistake may be another program than the one that was meant.
                let unread = UnreadClauses(tree)
                for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree).filter({ !unread.cover($0.position) }).prefix(1) {
                    reader.facts.findings.append(
                        Finding(.syntaxError, .error, diagnostic.message, at: reader.place(diagnostic.position)))
                }
            }
            for item in tree.statements { reader.read(item.item, in: Surroundings()) }
            reader.reportLocalTypes(in: tree, source)
            return reader.facts
        }

        private init(_ source: SourceBytes) {
            path = source.path
            // The converter of SwiftSyntax would write the tree out once more.
            lines = LineTable(source.bytes)
            facts = FileFacts(path: path)
        }

        func place(_ position: AbsolutePosition) -> Place {
            let (line, column) = lines.position(of: position.utf8Offset)
            return Place(path: path, line: line, column: column)
        }

        func place(of node: some SyntaxProtocol) -> Place { place(node.positionAfterSkippingLeadingTrivia) }

        mutating func report(_ finding: Finding) { facts.findings.append(finding) }

        // MARK: Statements and declarations outside types

        private mutating func read(_ item: CodeBlockItemSyntax.Item, in surroundings: Surroundings) {
            guard case .decl(let declaration) = item else { return }
            read(declaration, in: surroundings)
        }

        /// Reads a declaration that stands at the top level or in a type.
        mutating func read(_ declaration: DeclSyntax, in surroundings: Surroundings) {
            switch declaration.kind {
            case .importDecl:
                if let declaration = declaration.as(ImportDeclSyntax.self) { readImport(declaration, surroundings) }
            case .ifConfigDecl:
                if let declaration = declaration.as(IfConfigDeclSyntax.self) { readClauses(declaration, surroundings) }
            case .typeAliasDecl:
                if let declaration = declaration.as(TypeAliasDeclSyntax.self) { facts.aliases.append(alias(declaration, surroundings)) }
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
                readType(declaration, surroundings)
            default:
                break
            }
        }

        private mutating func readClauses(_ declaration: IfConfigDeclSyntax, _ surroundings: Surroundings) {
            for (clause, condition) in ConditionReader.clauses(of: declaration) where !UnreadClauses.holds(clause, of: declaration) {
                var inner = surroundings
                inner.condition = surroundings.condition.and(condition)
                if case .statements(let statements) = clause.elements {
                    for statement in statements { read(statement.item, in: inner) }
                } else if case .decls(let members) = clause.elements {
                    for member in members { read(member.decl, in: inner) }
                }
            }
        }

        private mutating func readImport(_ declaration: ImportDeclSyntax, _ surroundings: Surroundings) {
            let kind = declaration.importKindSpecifier.map { $0.text + " " } ?? ""
            let path = declaration.path.map { $0.name.text }.joined(separator: ".")
            let attributes = AttributeReader.attributes(declaration.attributes)
            facts.imports.append(
                ImportFact(
                    module: kind + path, attributes: attributes,
                    access: declaration.modifiers.lazy.compactMap { AccessLevel(keyword: $0.name.text) }.first, condition: surroundings.condition))
        }
    }

    /// What a declaration takes from those around it.
    struct Surroundings {
        var path: [String] = []
        var condition = Condition.always
        /// The access level of members that state none, in an extension with a modifier and in a protocol.
        var memberAccess: AccessLevel?
        /// The attributes `@available` of the types around it.
        var availability: [AttributeFact] = []
    }
#endif
