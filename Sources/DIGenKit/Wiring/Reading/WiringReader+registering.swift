#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Registrations of all faces.
    extension WiringReader {
        /// The closure or initialiser of a registration.
        static func maker(of call: FunctionCallExprSyntax) -> ExprSyntax? {
            if let closure = call.trailingClosure { return ExprSyntax(closure) }
            let labels = ["entity", "initializer", "closure"]
            return call.arguments.first { labels.contains($0.label?.text ?? "") }?.expression
        }

        private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
            call.arguments.first { $0.label?.text == label }?.expression
        }

        private func explicitType(_ call: FunctionCallExprSyntax) -> ResolvedType? {
            guard let first = call.arguments.first, first.label == nil || ["type", "for", "forType"].contains(first.label?.text) else { return nil }
            return WiringSyntax.metatype(first.expression).flatMap { resolve($0) }
        }

        /// Notes a registration and what its closure asks for.
        @discardableResult
        mutating func register(_ call: FunctionCallExprSyntax, _ method: String, in holder: Holder, at node: ExprSyntax) -> Int {
            if let known = registrationNumbers[call.id] { return known }
            let maker = Self.maker(of: call)
            let explicit = explicitType(call)
            let type = explicit ?? maker.flatMap { madeType($0) }
            var options = ReadOptions()
            if let written = argument("options", of: call) { options = self.options(written) }
            if method == "bind" {
                options.lifetime = .unique
                if let isKept = argument("asSingleton", of: call) {
                    options.lifetime = isKept.trimmedDescription == "true" ? .cached : isKept.trimmedDescription == "false" ? .unique : .unknown
                }
                options.name = argument("named", of: call).map { name($0) } ?? .none
            }
            let index = facts.registrations.count
            registrationNumbers[call.id] = index
            facts.registrations.append(
                RegistrationFact(
                    holder: holder, key: type.map { key($0, named: options.name) }, lifetime: options.lifetime,
                    face: method == "bind" ? .bind : method == "autoregister" ? .autoregister : .register, place: place(node),
                    isOpen: options.isOpen, circumstance: context.circumstance, isKnown: maker != nil, site: context.site))
            let owner = Owner.registration(file: file, index: index)
            let outer = bindings
            inside({ context in
                context.owner = owner
                context.circumstance = Circumstance()
                context.selfHolder = context.selfHolder.map { _ in .asker }
                context.result = nil
            }) { reader in
                // What registers is, to what it makes, whoever asks.
                for depth in reader.bindings.indices {
                    for (name, binding) in reader.bindings[depth] {
                        if case .holder(let own)? = binding.value, own == holder { reader.bindings[depth][name]?.value = .holder(.asker) }
                    }
                }
                if let maker { reader.walkMaker(maker, method, type) }
            }
            bindings = outer
            return index
        }

        private mutating func walkMaker(_ maker: ExprSyntax, _ method: String, _ type: ResolvedType?) {
            let core = WiringSyntax.core(maker)
            guard let closure = core.as(ClosureExprSyntax.self) else {
                return method == "register" ? noteUnknown() : noteNeeds(ofInitializer: core)
            }
            let parameters = ClosureParameters.of(closure)
            if method == "register" {
                bind(parameters.first?.name ?? "$0", Binding(value: .holder(.asker)))
                if parameters.count > 1 { bind(parameters[1].name, Binding()) } else if parameters.isEmpty { bind("$1", Binding()) }
            } else if parameters.isEmpty {
                for number in 0..<ClosureParameters.shorthandCount(closure) { bindNeed("$\(number)", nil, number, closure) }
            } else {
                for (number, parameter) in parameters.enumerated() { bindNeed(parameter.name, parameter.type, number, closure) }
            }
            walkMaker(closure, type: type)
        }

        /// A parameter of a closure whose parameters are resolved by their types.
        private mutating func bindNeed(_ name: String, _ written: TypeExpression?, _ number: Int, _ closure: ClosureExprSyntax) {
            let type = written.flatMap { resolve($0) } ?? wantedType(of: name, in: closure)
            bind(name, Binding(type: type, isNeed: true))
            guard let type else { return noteUnknown() }
            note(.key(key(type)), of: .asker, at: place(closure), parameter: "#\(number + 1)")
        }

        /// The needs of `T.init`, `T.init(a:b:)`, `T.init as (A, B) -> T`, or of a function by its name.
        private mutating func noteNeeds(ofInitializer expression: ExprSyntax) {
            if let sequence = expression.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self),
                case .function(let function) = TypeReader.type(type.type)
            {
                return noteNeeds(function.parameters.map { resolve($0) }, at: expression)
            }
            guard let parameters = referencedParameters(expression) else { return noteUnknown() }
            noteNeeds(parameters, at: expression)
        }

        private mutating func noteNeeds(_ types: [ResolvedType?], at node: ExprSyntax) {
            if let made = madeType(node) { noteMaking(made) }
            for (number, type) in types.enumerated() {
                guard let type else {
                    noteUnknown()
                    continue
                }
                note(.key(key(type)), of: .asker, at: place(node), parameter: "#\(number + 1)")
            }
        }

        /// That the current owner makes an instance of a type of these sources.
        mutating func noteMaking(_ type: ResolvedType) {
            guard case .named(let components) = type.canonical else { return }
            let path = Program.key(components.map(\.name))
            guard let kind = program.nominals[path]?.kind, kind != .protocol, kind != .enum else { return }
            facts.links.append(.makes(context.owner, type: path, context.circumstance))
        }

        // MARK: Further types, declared dependencies, overrides

        mutating func lookedUp(_ call: FunctionCallExprSyntax) -> WiringKey? {
            explicitType(call).map { key($0, named: argument("name", of: call).map { name($0) } ?? .none) }
        }

        mutating func addAlias(
            _ call: FunctionCallExprSyntax, of target: WiringKey?, in holder: Holder, _ isOpen: Bool, _ circumstance: Circumstance,
            at node: some SyntaxProtocol
        ) {
            guard registrationNumbers[call.id] == nil else { return }
            registrationNumbers[call.id] = facts.registrations.count
            let named = argument("named", of: call).map { name($0) } ?? .none
            let level = argument("accessLevel", of: call)?.trimmedDescription
            facts.registrations.append(
                RegistrationFact(
                    holder: holder, key: target == nil ? nil : explicitType(call).map { key($0, named: named) }, lifetime: .forwarded,
                    face: .implements, place: place(node), isOpen: level.map { !$0.hasSuffix("final") } ?? isOpen, circumstance: circumstance,
                    isKnown: target != nil, target: target, site: context.site))
        }

        mutating func provide(_ call: FunctionCallExprSyntax, in holder: Holder, at node: ExprSyntax) -> Int? {
            if let known = registrationNumbers[call.id] { return known }
            guard let property = call.arguments.first.flatMap({ WiringSyntax.property($0.expression) }) else { return nil }
            let declared = signatures.declared[property]?.first
            let type = declared.flatMap { resolve($0.type, as: [], file: $0.file) }
            let options = argument("options", of: call).map { self.options($0) } ?? ReadOptions()
            registrationNumbers[call.id] = facts.registrations.count
            facts.registrations.append(
                RegistrationFact(
                    holder: holder, key: type.map { key($0, named: options.name) }, lifetime: .forwarded, face: .provide, place: place(node),
                    isOpen: options.isOpen, circumstance: context.circumstance, isKnown: true, property: property, site: context.site))
            return facts.registrations.count - 1
        }

        mutating func override(_ property: String, _ holder: Holder, _ call: FunctionCallExprSyntax, at node: some SyntaxProtocol) {
            guard registrationNumbers[call.id] == nil else { return }
            let index = facts.registrations.count
            registrationNumbers[call.id] = index
            facts.registrations.append(
                RegistrationFact(
                    holder: .overrides("\(place(node))"), key: nil, lifetime: .unknown, face: .override, place: place(node), isOpen: true,
                    circumstance: context.circumstance, isKnown: true, property: property, site: context.site))
            facts.overrides.append(
                OverrideFact(property: property, place: place(node), holder: holder, isLasting: !context.isOverrideScope, registration: index))
            let file = file
            inside({ context in
                context.owner = .registration(file: file, index: index)
                context.circumstance = Circumstance()
                context.selfHolder = context.selfHolder.map { _ in .asker }
            }) { reader in
                guard let closure = Self.maker(of: call)?.as(ClosureExprSyntax.self) ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
                else {
                    return
                }
                reader.walkMaker(closure, type: nil)
            }
        }

        /// What looks like a registration or a request, of something that nobody here knows to be a container.
        mutating func walkStray(_ call: FunctionCallExprSyntax, _ method: String, _ member: MemberAccessExprSyntax) -> Bool {
            let property = WiringSyntax.name(of: member.base ?? ExprSyntax(member)).flatMap { signatures.declared[$0] == nil ? nil : $0 }
            if method == "register", let property {
                override(property, .shared, call, at: member.declName)
                return true
            }
            // A property of a container that nothing here declares.
            if method == "register", explicitType(call) == nil, let inner = member.base?.as(MemberAccessExprSyntax.self), let owner = inner.base,
                case .holder(let holder)? = evaluate(owner)
            {
                override(Identifier.stripped(inner.declName.baseName.text), holder, call, at: member.declName)
                return true
            }
            guard Self.registering.contains(method) || method == "provide", explicitType(call) != nil || Self.maker(of: call) != nil else {
                return false
            }
            if method == "provide" { return provide(call, in: .overrides("stray"), at: ExprSyntax(member.declName)) != nil }
            guard explicitType(call) != nil else { return false }
            register(call, method, in: .overrides("stray"), at: ExprSyntax(member.declName))
            return true
        }
    }
#endif
