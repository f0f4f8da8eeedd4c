#if DIKIT_GENERATOR
    internal import DIGraph
    internal import SwiftSyntax

    // Requests, and calls whose parameters say what is wanted for them.
    extension WiringReader {
        mutating func request(
            _ call: FunctionCallExprSyntax, _ method: String, of holder: Holder, at node: some SyntaxProtocol, expected: ResolvedType?,
            parameter: String?
        ) {
            var explicit: ResolvedType?
            if let first = call.arguments.first, first.label == nil || first.label?.text == "type" {
                explicit = WiringSyntax.metatype(first.expression).flatMap { resolve($0) }
                if explicit == nil, method != "resolveAll" { explicit = nil }
            }
            let named = call.arguments.first { $0.label?.text == "named" }.map { name($0.expression) } ?? .none
            for argument in call.arguments where argument.label?.text == "with" { walk(argument.expression, expected: nil) }
            if method == "resolveAll" {
                let element: ResolvedType? =
                    if let expected, case .array(let canonical) = expected.canonical, case .array(let spelled) = expected.spelled {
                        ResolvedType(spelled: spelled, canonical: canonical)
                    } else { nil }
                guard let type = explicit ?? element else { return noteUnknown() }
                return note(.all(type), of: holder, at: place(node), isOptional: true, parameter: parameter)
            }
            guard let type = explicit ?? expected else { return noteUnknown() }
            // What is tried by the program itself, in a place that handles the error, may fail.
            let isOutside =
                switch context.owner {
                case .registration, .declared: false
                case .function, .type, .program: true
                }
            let isTried = method == "tryResolve" && (context.isHandled || isOutside && context.circumstance.isDeferred)
            let isOptional = method == "optionalResolve" || isTried
            // What a wrapper of the user's own is asked for later may be anything.
            if method == "resolveWrapped", explicit == nil, wrapped(by: type) == nil { return noteUnknown() }
            note(
                .key(key(type, named: named)), of: holder, at: place(node), isOptional: isOptional, isDeferred: method == "resolveWrapped" || isTried,
                parameter: parameter)
        }

        /// `T` of `Lazy<T>` and `Provider<T>`, unless the sources declare such a type themselves.
        func wrapped(by type: ResolvedType) -> ResolvedType? { WiringKey(type: type).wrapped(in: program)?.type }

        // MARK: Calls

        /// A call of which nothing is known but its callee's declaration.
        mutating func walkPlainCall(_ call: FunctionCallExprSyntax, expected: ResolvedType?) {
            let made = made(by: call, expected: expected)
            if let made { noteMaking(made) }
            let functions = candidates(of: call, made: made)
            let labels = Self.labels(of: call)
            let fitting = functions.filter { Self.match(labels, $0.parameters) != nil }
            var types: [ResolvedType?] = []
            if let first = fitting.first {
                types = parameterTypes(first, labels, of: made)
                for other in fitting.dropFirst() where parameterTypes(other, labels, of: made) != types { types = [] }
            }
            if fitting.count == 1, let function = fitting.first {
                let arguments = holders(in: call, for: function.parameters)
                if !arguments.isEmpty {
                    facts.links.append(.calls(context.owner, function: function.id, arguments: arguments, context.circumstance))
                    // An instance may keep the resolver and ask later.
                    if function.name == "init" && arguments.values.contains(.asker) { noteUnknown() }
                } else if function.name != "init" {
                    facts.links.append(.calls(context.owner, function: function.id, arguments: [:], context.circumstance))
                }
                walkCallee(call)
                return walkArguments(call, types: types, known: Set(arguments.values))
            }
            walkCallee(call)
            walkArguments(call, types: types)
        }

        private mutating func walkCallee(_ call: FunctionCallExprSyntax) {
            let called = WiringSyntax.core(call.calledExpression)
            if let member = called.as(MemberAccessExprSyntax.self) {
                if let base = member.base { walk(base, expected: nil) }
            } else if !called.is(DeclReferenceExprSyntax.self) {
                // A closure that is called where it stands runs at once.
                if let closure = called.as(ClosureExprSyntax.self) {
                    inside({ _ in }) { $0.walkClosure(closure) }
                } else {
                    walk(called, expected: nil)
                }
            }
        }

        /// The arguments, each with what its parameter wants.
        mutating func walkArguments(_ call: FunctionCallExprSyntax, types: [ResolvedType?], known: Set<Holder> = []) {
            let closures =
                [call.trailingClosure].compactMap(\.self).map { ExprSyntax($0) } + call.additionalTrailingClosures.map { ExprSyntax($0.closure) }
            let all = call.arguments.map { (label: $0.label?.text, value: $0.expression) } + closures.map { (label: nil, value: $0) }
            for (position, argument) in all.enumerated() {
                if WiringSyntax.core(argument.value).is(DeclReferenceExprSyntax.self), case .holder(let holder)? = evaluate(argument.value),
                    known.contains(holder)
                {
                    continue
                }
                let isImmediate =
                    closures.contains { $0.id == argument.value.id } && Self.immediate.contains(WiringSyntax.name(of: call.calledExpression) ?? "")
                if isImmediate, let closure = argument.value.as(ClosureExprSyntax.self) {
                    conditionally { $0.walkClosure(closure) }
                } else {
                    walk(argument.value, expected: position < types.count ? types[position] : nil, parameter: argument.label)
                }
            }
        }

        /// Functions of the standard library that run their closure at once, perhaps never.
        private static let immediate: Set<String> = ["map", "flatMap", "compactMap", "forEach", "filter", "reduce"]

        /// The type whose instance a call makes.
        private func made(by call: FunctionCallExprSyntax, expected: ResolvedType?) -> ResolvedType? {
            let called = WiringSyntax.core(call.calledExpression)
            if let member = called.as(MemberAccessExprSyntax.self), member.base == nil, member.declName.baseName.text == "init" {
                return expected.map { key($0).type }
            }
            return WiringSyntax.constructedType(ExprSyntax(call)).flatMap { resolve($0) }
        }

        private func candidates(of call: FunctionCallExprSyntax, made: ResolvedType?) -> [WiringSignatures.Function] {
            if let made { return initializers(of: made) }
            let called = WiringSyntax.core(call.calledExpression)
            guard let name = WiringSyntax.name(of: called), lookUp(name)?.value == nil else { return [] }
            let all = (signatures.functions[name] ?? []).filter { !$0.isGeneric && $0.name != "init" }
            if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
                guard base.trimmedDescription != "self", base.trimmedDescription != "Self" else {
                    return all.filter { $0.owner == Program.key(context.path) }
                }
                let owner = WiringSyntax.names(of: base).flatMap { $0.last?.first?.isUppercase == true ? Program.key($0) : nil }
                return owner.map { owner in all.filter { $0.owner == owner } } ?? []
            }
            return all.filter { $0.owner == nil || $0.owner == Program.key(context.path) }
        }

        /// The initialisers of a type of these sources, with the memberwise one where no other is declared.
        func initializers(of type: ResolvedType) -> [WiringSignatures.Function] {
            guard case .named(let components) = type.canonical, let nominal = program.nominals[Program.key(components.map(\.name))] else { return [] }
            // Of two types of one name nobody knows which is meant.
            guard nominal.declarations.count == 1, nominal.generics.isEmpty, let declaration = nominal.declarations.first else { return [] }
            let owner = Program.key(nominal.path)
            let declared = nominal.all.flatMap { part in
                part.initializers.map {
                    WiringSignatures.Function(
                        id: WiringSyntax.id(nominal.path, "init", $0.parameters), name: "init", owner: owner, parameters: $0.parameters, result: nil,
                        file: part.file, isGeneric: $0.isGeneric)
                }
            }
            if declaration.kind != .struct, declared.isEmpty, hasPlainInitializer(nominal) {
                return [
                    .init(
                        id: WiringSyntax.id(nominal.path, "init", []), name: "init", owner: owner, parameters: [], result: nil, file: 0,
                        isGeneric: false)
                ]
            }
            if declaration.kind == .class, declared.isEmpty, let parent = parentClass(of: declaration) { return initializers(of: parent) }
            guard declaration.kind == .struct, declaration.initializers.isEmpty else { return declared.filter { !$0.isGeneric } }
            let members = declaration.properties.compactMap { property -> ParameterFact? in
                guard !property.traits.isStatic, !(property.isConstant && property.hasInitialValue), let name = property.name,
                    let type = property.type,
                    property.traits.attributes.isEmpty
                else { return nil }
                return ParameterFact(
                    label: name, name: name, type: type, specifiers: [],
                    hasDefault: property.hasInitialValue || !property.isConstant && type.wrapped != nil,
                    place: property.traits.place)
            }
            let memberwise = WiringSignatures.Function(
                id: WiringSyntax.id(nominal.path, "init", members), name: "init", owner: owner, parameters: members, result: nil,
                file: declaration.file,
                isGeneric: false)
            return declared.filter { !$0.isGeneric } + [memberwise]
        }

        /// The class that a class inherits from, if that is one of these sources.
        private func parentClass(of declaration: DeclarationFact) -> ResolvedType? {
            guard let first = declaration.inherited.first,
                let path = program.nominalPaths(of: first.type, enclosing: declaration.enclosing, file: declaration.file).first,
                program.nominals[Program.key(path)]?.kind == .class
            else { return nil }
            return ResolvedType(spelled: .path(path), canonical: .path(path))
        }

        /// Whether a class or an actor has the initialiser without parameters that the compiler adds: it inherits from no class.
        private func hasPlainInitializer(_ nominal: Program.Nominal) -> Bool {
            guard nominal.kind == .class || nominal.kind == .actor else { return false }
            let plain: Set<String> = [
                "Sendable", "AnyObject", "Hashable", "Equatable", "Identifiable", "CustomStringConvertible", "ObservableObject",
            ]
            return nominal.declarations.flatMap(\.inherited).allSatisfy { inherited in
                guard let name = inherited.type.names.first?.last else { return false }
                return plain.contains(name)
                    || program.nominalPaths(of: inherited.type, enclosing: [], file: nominal.declarations[0].file).contains {
                        program.nominals[Program.key($0)]?.kind == .protocol
                    }
            }
        }

        /// The types of the parameters that the arguments of a call are for.
        private func parameterTypes(_ function: WiringSignatures.Function, _ labels: [String?], of made: ResolvedType?) -> [ResolvedType?] {
            let path = function.owner?.split(separator: ".").map(String.init) ?? []
            return (Self.match(labels, function.parameters) ?? []).map { resolve(function.parameters[$0].type, as: path, file: function.file) }
        }

        /// The labels of all arguments; a trailing closure fits any.
        static func labels(of call: FunctionCallExprSyntax) -> [String?] {
            let own = call.arguments.map { argument -> String? in argument.label.map { Identifier.stripped($0.text) } ?? "_" }
            let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
            return own + [String?](repeating: nil, count: closures)
        }

        /// Of each argument the parameter that it is for; nil if the call is none of this function. A label of nil fits any.
        static func match(_ labels: [String?], _ parameters: [ParameterFact]) -> [Int]? {
            var result: [Int] = []
            var position = 0
            for label in labels {
                while position < parameters.count {
                    let parameter = parameters[position]
                    if label == nil || label == parameter.label ?? "_" { break }
                    guard parameter.hasDefault || parameter.specifiers.contains("...") else { return nil }
                    position += 1
                }
                if position == parameters.count {
                    guard label == "_", let last = parameters.indices.last, parameters[last].specifiers.contains("...") else { return nil }
                    result.append(last)
                    continue
                }
                result.append(position)
                position += 1
            }
            return parameters[position...].allSatisfy { $0.hasDefault || $0.specifiers.contains("...") } ? result : nil
        }

        // MARK: Closures and initialisers whose parameters are resolved

        /// The type that a closure's parameter has by what it is handed to.
        func wantedType(of name: String, in closure: ClosureExprSyntax) -> ResolvedType? {
            func find(_ node: Syntax) -> ResolvedType? {
                if let call = node.as(FunctionCallExprSyntax.self),
                    let position = call.arguments.enumerated().first(where: { isName($0.element.expression) })?.offset
                {
                    let made = made(by: call, expected: nil)
                    let labels = Self.labels(of: call)
                    let types = Set(
                        candidates(of: call, made: made).filter { Self.match(labels, $0.parameters) != nil }.map {
                            parameterTypes($0, labels, of: made)[position]
                        })
                    if types.count == 1, let type = types.first { return type }
                }
                return node.children(viewMode: .sourceAccurate).lazy.compactMap(find).first
            }
            func isName(_ expression: ExprSyntax) -> Bool { WiringSyntax.core(expression).as(DeclReferenceExprSyntax.self)?.baseName.text == name }
            return find(Syntax(closure.statements))
        }

        /// The types of the parameters of `T.init`, `T.init(a:b:)` or a function; nil if there is not just one that fits.
        func referencedParameters(_ expression: ExprSyntax) -> [ResolvedType?]? {
            let functions: [WiringSignatures.Function]
            var labels: [String]?
            if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
                guard let type = WiringSyntax.type(base).flatMap({ resolve($0) }) else { return nil }
                labels = member.declName.argumentNames?.arguments.map { Identifier.stripped($0.name.text) }
                functions = initializers(of: type)
            } else {
                guard let name = WiringSyntax.name(of: expression) else { return nil }
                functions = (signatures.functions[name] ?? []).filter { !$0.isGeneric }
                labels = expression.as(DeclReferenceExprSyntax.self)?.argumentNames?.arguments.map { Identifier.stripped($0.name.text) }
            }
            let fitting = functions.filter { function in labels.map { $0 == function.parameters.map { $0.label ?? "_" } } ?? true }
            guard fitting.count == 1, let function = fitting.first else { return nil }
            return function.parameters.map { resolve($0.type, as: function.owner?.split(separator: ".").map(String.init) ?? [], file: function.file) }
        }
    }
#endif
