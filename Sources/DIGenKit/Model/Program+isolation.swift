extension Program {
    /// The global actor that an attribute names, if it names one.
    func actor(named attribute: String) -> String? {
        if attribute == "MainActor" || attribute == "Swift.MainActor" { return "MainActor" }
        guard let declaration = nominals[attribute]?.declarations.first else { return nil }
        return declaration.traits.attributes.contains { $0.name == "globalActor" } ? attribute : nil
    }

    /// What a member or a type says of itself.
    func statedIsolation(_ traits: MemberTraits) -> Isolation {
        if traits.modifiers.contains("nonisolated") { return .nonisolated }
        return traits.attributes.lazy.compactMap { actor(named: $0.name) }.first.map { .actor($0) } ?? .unstated
    }

    /// The isolation of a type's members that say nothing: the type's own, or that of its superclass or of a protocol in its declaration.
    func isolation(ofType key: String, visited: Set<String> = []) -> Isolation {
        guard let nominal = nominals[key], !visited.contains(key) else { return .unstated }
        for declaration in nominal.declarations {
            let stated = statedIsolation(declaration.traits)
            if stated != .unstated { return stated }
            for (index, inheritance) in declaration.inherited.enumerated() {
                for parent in nominalPaths(of: inheritance.type, enclosing: declaration.enclosing, file: declaration.file) {
                    let inherited = isolation(ofType: Self.key(parent), visited: visited.union([key]))
                    if case .actor = inherited { return inherited }
                }
                if index == 0, declaration.kind == .class, case .named(let components) = inheritance.type,
                    KnownTypes.isMainActorClass(components.last?.name ?? "")
                {
                    return .main
                }
            }
        }
        return .unstated
    }
}

extension Program {
    /// Whether a name is that of a type of the standard library, and of none in these sources.
    func isStandard(_ names: [String]) -> Bool {
        guard names.count == 1, KnownTypes.standard.contains(names[0]) else { return false }
        return nominals[names[0]]?.declarations.isEmpty != false && aliases[names[0]] == nil
    }
}

/// What is known of types that these sources do not declare.
enum KnownTypes {
    /// Types of the standard library: visible everywhere.
    static let standard: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "CheckedContinuation", "ClosedRange", "Clock",
        "Codable", "Comparable", "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "Dictionary", "Double", "Duration",
        "Encodable",
        "Encoder", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "MainActor",
        "Never", "ObjectIdentifier", "Optional", "PartialKeyPath", "Range", "Result", "Self", "Sendable", "Sequence", "Set", "StaticString", "String",
        "Substring", "SuspendingClock", "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void", "WritableKeyPath",
    ]

    /// The property wrappers of DIKit, which need no value from whoever makes their owner.
    static let wrappers: Set<String> = [
        "Dependency", "DynamicDependency", "Inject", "InjectLazy", "InjectProvider", "InjectWrapped", "LazyDependency", "WeakLazyDependency",
    ]

    /// Whether a class of UIKit or AppKit belongs to the main actor, judged by its name as Apple's frameworks form them.
    static func isMainActorClass(_ name: String) -> Bool {
        guard name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("WK") || name.hasPrefix("MK") else { return false }
        return suffixes.contains { name.hasSuffix($0) }
    }

    private static let suffixes = [
        "ViewController", "View", "Control", "Controller", "Button", "Cell", "Window", "WindowScene", "Responder", "Application", "Label",
        "TextField",
        "Switch", "Slider", "Stepper", "Picker", "Bar", "Item", "GestureRecognizer", "Document", "Panel",
    ]
}
