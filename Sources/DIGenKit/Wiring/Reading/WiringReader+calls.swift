#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Calls: what registers, what asks, and all others, whose parameters say what is wanted for them.
    extension WiringReader {
        static let requesting: Set<String> = ["resolve", "tryResolve", "optionalResolve", "resolveAll", "resolveWrapped"]
        static let registering: Set<String> = ["register", "autoregister", "bind"]
        private static let contexts: Set<String> = ["preview", "test", "onDebug", "onSimulator", "onDevice", "onArg"]

        mutating func walkCall(_ call: FunctionCallExprSyntax, expected: ResolvedType?, parameter: String?) {
            let called = WiringSyntax.core(call.calledExpression)
            if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
                if walkMemberCall(call, member, base, expected: expected, parameter: parameter) { return }
            } else if let name = called.as(DeclReferenceExprSyntax.self).map({ Identifier.stripped($0.baseName.text) }) {
                if walkNamedCall(call, name, at: called, expected: expected, parameter: parameter) { return }
            } else if let special = called.as(GenericSpecializationExprSyntax.self), let name = WiringSyntax.name(of: special.expression),
                ["Inject", "InjectLazy", "InjectProvider"].contains(name)
            {
                walkWrapperCall(name, special, call, parameter)
                return
            }
            if case .holder? = evaluate(ExprSyntax(call)) { return walkContainerArguments(call) }
            walkPlainCall(call, expected: expected)
        }

        // MARK: Members

        private mutating func walkMemberCall(
            _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ base: ExprSyntax, expected: ResolvedType?, parameter: String?
        ) -> Bool {
            let name = Identifier.stripped(member.declName.baseName.text)
            if Self.contexts.contains(name), declaring != nil {
                // What stands for it in tests and previews says nothing of the program.
                walk(base, expected: nil)
                conditionally { $0.walkArguments(call, types: []) }
                return true
            }
            guard let value = evaluate(base) else {
                if base.trimmedDescription == "InjectSettings", name == "withResolver", let first = call.arguments.first {
                    if case .holder(let holder)? = evaluate(first.expression) { facts.links.append(.isShared(holder)) }
                    walkContainerArguments(call)
                    return true
                }
                if Self.registering.contains(name) || name == "provide" || Self.requesting.contains(name) && base.is(DeclReferenceExprSyntax.self) {
                    return walkStray(call, name, member)
                }
                return false
            }
            switch value {
            case .declared(let property, let holder):
                if name == "register" {
                    override(property, holder, call, at: member.declName)
                } else if name == "wrappedValue" || name == "callAsFunction" {
                    note(.property(property), of: holder, at: place(member.declName), parameter: parameter)
                } else {
                    walkArguments(call, types: [])
                }
            case .registration, .found:
                if name == "implements" { _ = evaluate(ExprSyntax(call)) }
                walk(base, expected: nil)
            case .holder(let holder):
                walkHolderCall(call, name, member, base, holder, expected: expected, parameter: parameter)
            }
            return true
        }

        private mutating func walkHolderCall(
            _ call: FunctionCallExprSyntax, _ name: String, _ member: MemberAccessExprSyntax, _ base: ExprSyntax, _ holder: Holder,
            expected: ResolvedType?, parameter: String?
        ) {
            if !base.is(DeclReferenceExprSyntax.self) { walk(base, expected: nil) }
            if Self.registering.contains(name) || name == "provide" {
                _ = evaluate(ExprSyntax(call))
            } else if Self.requesting.contains(name) {
                request(call, name, of: holder, at: member.declName, expected: expected, parameter: parameter)
            } else if name == "makeShared" {
                facts.links.append(.isShared(holder))
            } else if name == "addModule" {
                let (units, isOpen) = units(in: call.arguments.first?.expression)
                for unit in units { facts.links.append(.runs(holder, unit: unit)) }
                if isOpen { facts.links.append(.escapes(holder)) }
            } else if signatures.declared[name] != nil {
                note(.property(name), of: holder, at: place(member.declName), parameter: parameter)
            } else {
                link(call, name, of: holder)
                walkArguments(call, types: [])
            }
        }

        /// A call of a function of the program's own on a container.
        private mutating func link(_ call: FunctionCallExprSyntax, _ name: String, of holder: Holder) {
            useHelper(name, of: holder, arguments: signatures.helpers[name].map { holders(in: call, for: $0.parameters) } ?? [:])
        }

        /// The containers among the arguments of a call, by the names of the parameters.
        func holders(in call: FunctionCallExprSyntax, for parameters: [ParameterFact]) -> [String: Holder] {
            var result: [String: Holder] = [:]
            guard let matched = Self.match(Self.labels(of: call), parameters) else { return [:] }
            for (argument, position) in zip(call.arguments, matched) {
                var reader = self
                if case .holder(let holder)? = reader.evaluate(argument.expression) { result[parameters[position].name] = holder }
            }
            return result
        }

        // MARK: Names

        private mutating func walkNamedCall(
            _ call: FunctionCallExprSyntax, _ name: String, at node: ExprSyntax, expected: ResolvedType?, parameter: String?
        ) -> Bool {
            if let binding = lookUp(name) {
                guard case .holder(let holder)? = binding.value else { return false }
                walkUpdate(call, of: holder)
                return true
            }
            if let holder = context.selfHolder {
                if name == "self" {
                    if declaring != nil { walkDeclaration(call) } else { walkUpdate(call, of: holder) }
                    return true
                }
                if name == "promised", let declaring {
                    facts.declared[declaring].isPromise = true
                    facts.declared[declaring].lifetime = lifetime(call.arguments.first?.expression)
                    return true
                }
                if Self.requesting.contains(name) {
                    request(call, name, of: holder, at: node, expected: expected, parameter: parameter)
                    return true
                }
                if Self.registering.contains(name) || name == "provide" {
                    _ = evaluate(ExprSyntax(call))
                    return true
                }
                if signatures.declared[name] != nil {
                    note(.property(name), of: holder, at: place(node), parameter: parameter)
                    return true
                }
                if let helper = signatures.helpers[name] {
                    if let declaring, helper.result.map({ WiringSyntax.declaredType($0) != nil }) == true {
                        facts.declared[declaring].lifetime = helper.lifetime.map { lifetime(named: $0) } ?? .unknown
                        walkMakers(call, type: facts.declared[declaring].type)
                        return true
                    }
                    link(call, name, of: holder)
                    walkArguments(call, types: [])
                    return true
                }
            }
            return walkFreeCall(call, name, at: node, expected: expected, parameter: parameter)
        }

        private mutating func walkFreeCall(
            _ call: FunctionCallExprSyntax, _ name: String, at node: ExprSyntax, expected: ResolvedType?, parameter: String?
        ) -> Bool {
            // A function of the program's own hides one of the library.
            let isOwn = (signatures.functions[name] ?? []).contains { $0.owner == nil || $0.owner == Program.key(context.path) }
            guard !isOwn else { return false }
            switch name {
            case "bind":
                guard Self.maker(of: call) != nil else { return false }
                register(call, "bind", in: context.unit.map { .unit($0) } ?? .shared, at: node)
            case "inject", "injectAll":
                request(call, name == "inject" ? "resolve" : "resolveAll", of: .shared, at: node, expected: expected, parameter: parameter)
            case "dependency":
                guard let path = call.arguments.first.flatMap({ WiringSyntax.property($0.expression) }) else { return false }
                note(.property(path), of: .shared, at: place(node), parameter: parameter)
            case "withDependencies", "prepareDependencies": walkScope(call, name, at: node)
            case "Inject", "InjectLazy", "InjectProvider":
                noteUnknown()
            default: return false
            }
            return true
        }

        /// `Inject<any API>()` as a value.
        private mutating func walkWrapperCall(
            _ name: String, _ special: GenericSpecializationExprSyntax, _ call: FunctionCallExprSyntax, _ parameter: String?
        ) {
            guard let text = special.genericArgumentClause.arguments.first?.argument.trimmedDescription,
                let type = WiringSyntax.type(ExprSyntax(special)), case .named(let components) = type, let only = components.last?.arguments.first,
                let resolved = resolve(only), !text.isEmpty
            else { return noteUnknown() }
            let named = call.arguments.first { $0.label?.text == "named" }.map { self.name($0.expression) } ?? .none
            note(.key(key(resolved, named: named)), of: .shared, at: place(special), isDeferred: name != "Inject", parameter: parameter)
        }

        /// A container is made; what it is given is no escape.
        private mutating func walkContainerArguments(_ call: FunctionCallExprSyntax) {
            for argument in call.arguments where !WiringSyntax.core(argument.expression).is(DeclReferenceExprSyntax.self) {
                walk(argument.expression, expected: nil)
            }
            if let closure = call.trailingClosure { inside({ _ in }) { $0.walkClosure(closure) } }
            for closure in call.additionalTrailingClosures { inside({ _ in }) { $0.walkClosure(closure.closure) } }
        }

        // MARK: Scopes of overrides

        private mutating func walkScope(_ call: FunctionCallExprSyntax, _ name: String, at node: ExprSyntax) {
            let isScope = name == "withDependencies"
            let holder: Holder = isScope ? .overrides("\(place(node))") : .shared
            let labelled = call.arguments.first { $0.label == nil }?.expression.as(ClosureExprSyntax.self)
            if let update = labelled ?? call.trailingClosure { walkUpdate(update, of: holder, isScope: isScope) }
            for argument in call.arguments where argument.expression.id != labelled?.id { walkOperation(argument.expression) }
            if labelled != nil, let operation = call.trailingClosure { walkOperation(ExprSyntax(operation)) }
            for closure in call.additionalTrailingClosures { walkOperation(ExprSyntax(closure.closure)) }
        }

        private mutating func walkOperation(_ expression: ExprSyntax) {
            guard let closure = expression.as(ClosureExprSyntax.self) else { return walk(expression, expected: nil) }
            // What is asked for in the scope may be answered by its overrides.
            inside({ $0.circumstance.isConditional = true }) { $0.walkClosure(closure) }
        }

        /// `container { $0.api.register { … } }`.
        private mutating func walkUpdate(_ call: FunctionCallExprSyntax, of holder: Holder) {
            guard let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) else { return }
            walkUpdate(closure, of: holder, isScope: false)
        }

        private mutating func walkUpdate(_ closure: ClosureExprSyntax, of holder: Holder, isScope: Bool) {
            inside({ $0.isOverrideScope = $0.isOverrideScope || isScope }) { reader in
                reader.bind(ClosureParameters.of(closure).first?.name ?? "$0", Binding(value: .holder(holder)))
                reader.walkStatements(closure.statements)
            }
        }

        // MARK: Declarations

        /// `self(.singleton) { … }`.
        private mutating func walkDeclaration(_ call: FunctionCallExprSyntax) {
            guard let declaring else { return }
            facts.declared[declaring].lifetime = lifetime(call.arguments.first?.expression)
            walkMakers(call, type: facts.declared[declaring].type)
        }

        private mutating func walkMakers(_ call: FunctionCallExprSyntax, type: ResolvedType) {
            let closures = [call.trailingClosure].compactMap(\.self) + call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            for closure in closures { walkMaker(closure, type: type) }
            if closures.isEmpty { noteUnknown() }
        }

        /// The body of a closure that makes what is declared or registered.
        mutating func walkMaker(_ closure: ClosureExprSyntax, type: ResolvedType?) {
            inside({ $0.result = type }) { reader in
                if let only = WiringSyntax.onlyExpression(closure.statements) {
                    reader.walk(only, expected: type)
                } else {
                    reader.walkStatements(closure.statements)
                }
            }
        }
    }
#endif
