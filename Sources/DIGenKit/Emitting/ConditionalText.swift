/// A text that depends on which flags are set, written with `#if`.
enum ConditionalText {
    private indirect enum Tree: Equatable {
        case text(String?)
        case branch(flag: String, set: Tree, unset: Tree)
    }

    /// The text, or nil where there is none in any world.
    /// - Parameters:
    ///   - flags: The flags that it may depend on, in the order in which they are asked.
    ///   - worlds: The text in each world.
    static func text(flags: [String], worlds: [World: String?]) -> String? { print(tree(flags[...], worlds)) }

    /// One text under a condition.
    static func text(_ text: String, if condition: Condition) -> String {
        condition == .always ? text : block([(condition.text, text)])
    }

    private static func tree(_ flags: ArraySlice<String>, _ worlds: [World: String?]) -> Tree {
        guard let flag = flags.first, !worlds.isEmpty else { return .text(worlds.values.first ?? nil) }
        let set = worlds.filter { $0.key.flags.contains(flag) }
        let unset = worlds.filter { !$0.key.flags.contains(flag) }
        let whereSet = tree(flags.dropFirst(), set)
        let whereUnset = tree(flags.dropFirst(), unset)
        // Where a flag excludes others, only the worlds that differ in nothing else tell whether it matters.
        let matters = set.contains { world, text in
            unset.contains { other, otherText in other.flags.union([flag]) == world.flags && otherText != text }
        }
        return matters ? .branch(flag: flag, set: whereSet, unset: whereUnset) : whereUnset
    }

    private static func print(_ tree: Tree) -> String? {
        switch tree {
        case .text(let text): text
        case .branch: block(alternatives(tree, under: []))
        }
    }

    /// The texts with their conditions, for a chain of `#if` and `#elseif`.
    private static func alternatives(_ tree: Tree, under conditions: [String]) -> [(condition: String?, text: String)] {
        switch tree {
        case .text(nil): []
        case .text(let text?): [(conditions.isEmpty ? nil : conditions.joined(separator: " && "), text)]
        case .branch(let flag, let set, .text(nil)): alternatives(set, under: conditions + [flag])
        case .branch(let flag, .text(nil), let unset): alternatives(unset, under: conditions + ["!\(flag)"])
        case .branch(let flag, .text(let set?), let unset) where conditions.isEmpty: [(flag, set)] + alternatives(unset, under: [])
        case .branch(let flag, let set, let unset):
            // Two branches that both go on: one `#if` inside the other.
            [(conditions.isEmpty ? nil : conditions.joined(separator: " && "), block([(flag, print(set) ?? ""), (nil, print(unset) ?? "")]))]
        }
    }

    private static func block(_ alternatives: [(condition: String?, text: String)]) -> String {
        // A chain that begins without a condition needs none.
        guard let first = alternatives.first, first.condition != nil else { return alternatives.first?.text ?? "" }
        var lines: [String] = []
        for (index, alternative) in alternatives.enumerated() {
            switch (index, alternative.condition) {
            case (0, let condition?): lines.append("#if \(condition)")
            case (_, let condition?): lines.append("#elseif \(condition)")
            case (_, nil): lines.append("#else")
            }
            lines.append(indented(alternative.text))
        }
        return (lines + ["#endif"]).joined(separator: "\n")
    }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
