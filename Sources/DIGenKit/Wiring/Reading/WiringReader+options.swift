#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    /// What the options of a registration say.
    struct ReadOptions {
        var lifetime = DependencyGraph.Lifetime.shared
        var isOpen = false
        var name = WiringKey.Name.none
    }

    extension WiringReader {
        /// Options as they are written; what cannot be told is unknown and counts as meant to be replaced.
        func options(_ expression: ExprSyntax) -> ReadOptions {
            var result = ReadOptions()
            let expression = WiringSyntax.core(expression)
            let operands: [ExprSyntax]
            if let sequence = expression.as(SequenceExprSyntax.self) {
                operands = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
            } else {
                operands = [expression]
            }
            for operand in operands { read(operand, into: &result) }
            return result
        }

        private func read(_ operand: ExprSyntax, into options: inout ReadOptions) {
            let operand = WiringSyntax.core(operand)
            if let call = operand.as(FunctionCallExprSyntax.self) {
                switch WiringSyntax.name(of: call.calledExpression) {
                case "named": options.name = call.arguments.first.map { name($0.expression) } ?? .unknown
                case "Options", "init":
                    for argument in call.arguments {
                        switch argument.label?.text {
                        case "name": options.name = name(argument.expression)
                        case "accessLevel": options.isOpen = WiringSyntax.name(of: argument.expression) != "final"
                        case "entityKind": options.lifetime = kind(WiringSyntax.name(of: argument.expression)) ?? .unknown
                        default: break
                        }
                    }
                default: options = ReadOptions(lifetime: .unknown, isOpen: true, name: .unknown)
                }
                return
            }
            if let text = WiringSyntax.text(operand) {
                options.name = .text(text)
                return
            }
            switch WiringSyntax.name(of: operand) {
            case "open": options.isOpen = true
            case "final": options.isOpen = false
            case "default": break
            // `.container.perArguments`
            case "perArguments": if let base = operand.as(MemberAccessExprSyntax.self)?.base { read(base, into: &options) }
            case let name:
                if let kind = kind(name) { options.lifetime = kind } else { options = ReadOptions(lifetime: .unknown, isOpen: true, name: .unknown) }
            }
        }

        private func kind(_ name: String?) -> DependencyGraph.Lifetime? {
            switch name {
            case "container": .cached
            case "weak": .shared
            case "transient": .unique
            case "scoped": .scoped
            default: nil
            }
        }

        // MARK: Lifetimes

        func lifetime(_ expression: ExprSyntax?) -> DependencyGraph.Lifetime {
            guard let expression, let name = WiringSyntax.name(of: expression) else { return .unknown }
            return lifetime(named: name)
        }

        func lifetime(named name: String) -> DependencyGraph.Lifetime {
            switch name {
            case "unique": .unique
            case "cached": .cached
            case "shared": .shared
            case "singleton": .singleton
            case "graph": .graph
            case "scoped": .scoped
            default: signatures.lifetimes.contains(name) ? .custom(name) : .unknown
            }
        }
    }
#endif
