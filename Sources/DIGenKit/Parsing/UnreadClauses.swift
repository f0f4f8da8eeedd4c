#if DIKIT_GENERATOR
    internal import SwiftSyntax

    /// The clauses of `#if compiler(…)` and `#if swift(…)` that hold what is no Swift here.
    ///
    /// The compiler does not read what is meant for other versions than its own, so that anything may stand there.
    struct UnreadClauses {
        private let ranges: [ClosedRange<AbsolutePosition>]

        init(_ tree: SourceFileSyntax) {
            let visitor = Visitor(viewMode: .sourceAccurate)
            visitor.walk(tree)
            ranges = visitor.ranges
        }

        func cover(_ position: AbsolutePosition) -> Bool { ranges.contains { $0.contains(position) } }

        /// Whether a clause is one of them.
        static func holds(_ clause: IfConfigClauseSyntax, of declaration: IfConfigDeclSyntax) -> Bool {
            clause.hasError && declaration.clauses.contains { asksForVersion($0.condition) }
        }

        private static func asksForVersion(_ condition: ExprSyntax?) -> Bool {
            condition?.tokens(viewMode: .sourceAccurate).contains { ["compiler", "swift"].contains($0.text) } ?? false
        }

        private final class Visitor: SyntaxVisitor {
            private(set) var ranges: [ClosedRange<AbsolutePosition>] = []

            override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
                for clause in node.clauses where holds(clause, of: node) { ranges.append(clause.position...clause.endPosition) }
                return .visitChildren
            }
        }
    }
#endif
