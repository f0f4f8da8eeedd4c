/// A text that depends on which flags are set, written with `#if`.
enum ConditionalText {
    /// The text, or nil where there is none in any world.
    /// - Parameters:
    ///   - flags: The flags that it may depend on, in the order in which they are asked.
    ///   - worlds: The text in each world.
    static func text(flags: [String], worlds: [World: String?]) -> String? {
        guard let flag = flags.first else { return worlds.values.first ?? nil }
        let rest = Array(flags.dropFirst())
        let set = worlds.filter { $0.key.flags.contains(flag) }
        let unset = worlds.filter { !$0.key.flags.contains(flag) }
        let whereSet = text(flags: rest, worlds: set)
        let whereUnset = text(flags: rest, worlds: unset)
        // Where a flag excludes others, only the worlds that differ in nothing else tell whether it matters.
        let matters = set.contains { world, text in
            unset.contains { other, otherText in other.flags.union([flag]) == world.flags && otherText != text }
        }
        if !matters, rest.isEmpty || whereSet == whereUnset { return whereUnset }
        return branches(flag, whereSet, whereUnset)
    }

    /// One text under a condition.
    static func text(_ text: String, if condition: Condition) -> String {
        condition == .always ? text : "#if \(condition.text)\n\(indented(text))\n#endif"
    }

    private static func branches(_ flag: String, _ set: String?, _ unset: String?) -> String? {
        switch (set, unset) {
        case (nil, nil): nil
        case (let set?, nil): "#if \(flag)\n\(indented(set))\n#endif"
        case (nil, let unset?): "#if !\(flag)\n\(indented(unset))\n#endif"
        case (let set?, let unset?): set == unset ? set : "#if \(flag)\n\(indented(set))\n#else\n\(indented(unset))\n#endif"
        }
    }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
