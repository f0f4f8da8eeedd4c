#if DIKIT_GENERATOR
    internal import SwiftSyntax

    // Types in functions, which no generated code can name.
    extension FileReader {
        /// Reports types in functions that name one of DIKit's protocols.
        ///
        /// Bodies are looked through only where such a name stands more often than the types that were read account for.
        mutating func reportLocalTypes(in tree: SourceFileSyntax, _ source: SourceBytes) {
            let read = facts.declarations.flatMap(\.inherited).flatMap(\.type.names).count { Marker(rawValue: $0.last ?? "") != nil }
            guard WordScan.count(of: Marker.allCases.map(\.rawValue), in: source.bytes) > read else { return }
            let visitor = LocalTypeVisitor(viewMode: .sourceAccurate)
            visitor.walk(tree)
            for found in visitor.found {
                report(
                    Finding(
                        .notUnderstood, .warning, "`\(found.text)` stands in a function, where generated code cannot name it",
                        at: place(of: found)))
            }
        }
    }

    private final class LocalTypeVisitor: SyntaxVisitor {
        private(set) var found: [TokenSyntax] = []
        /// How many bodies stand around the current node.
        private var depth = 0

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
        override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
        override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
        override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.inheritanceClause) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.inheritanceClause) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.inheritanceClause) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.inheritanceClause) }

        private func enter() -> SyntaxVisitorContinueKind {
            depth += 1
            return .visitChildren
        }

        private func note(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
            let names = clause?.inheritedTypes.flatMap { TypeReader.type($0.type).names } ?? []
            // A resolver in a function is a type like others: it implements a protocol that stands outside.
            let isInjectable = names.contains { names in Marker(rawValue: names.last ?? "").map { $0 != .resolver } ?? false }
            if depth > 0, isInjectable { found.append(name) }
            return .visitChildren
        }
    }
#endif
