#if DIKIT_GENERATOR
    internal import SwiftSyntax

    /// Reads the conditions of `#if`.
    enum ConditionReader {
        /// The clauses with the condition under which each is compiled.
        static func clauses(of declaration: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, condition: Condition)] {
            var earlier = Condition.always
            return declaration.clauses.map { clause in
                let own = clause.condition.map(condition) ?? .always
                defer { earlier = earlier.and(own.negated) }
                return (clause, earlier.and(own))
            }
        }

        static func condition(_ expression: ExprSyntax) -> Condition {
            if let sequence = expression.as(SequenceExprSyntax.self) { return condition(Array(sequence.elements)) }
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                return condition(only.expression)
            }
            if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
                return condition(prefix.expression).negated
            }
            if let literal = expression.as(BooleanLiteralExprSyntax.self) {
                return literal.literal.tokenKind == .keyword(.true) ? .always : .never
            }
            return .flag(expression.tokens(viewMode: .sourceAccurate).map(\.text).joined().replacing(",", with: ", "))
        }

        /// Operands and operators by turns; `&&` binds closer.
        private static func condition(_ elements: [ExprSyntax]) -> Condition {
            let alternatives = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
            return alternatives.reduce(Condition.never) { result, operands in
                let parts = operands.filter { !$0.is(BinaryOperatorExprSyntax.self) }
                return result.or(parts.reduce(Condition.always) { $0.and(condition($1)) })
            }
        }
    }

    extension String {
        fileprivate func replacing(_ character: Character, with text: String) -> String {
            split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
        }
    }
#endif
