/// An argument that a factory asked for and was not passed.
struct ArgumentMismatch {
    let type: any Any.Type
    /// Nil when it was asked for by type alone.
    let index: Int?
    let present: [Any]

    var sentence: Phrase {
        let wanted = ResolutionError.Dependency(type)
        guard let index else {
            return present.isEmpty ? "no argument of type \(wanted): none was passed" : "no argument of type \(wanted) among \(types)"
        }
        guard present.indices.contains(index) else {
            let passed: Phrase = present.isEmpty ? "none was" : present.count == 1 ? "1 was" : "\(present.count) were"
            return "no argument at index \(index): \(passed) passed\(present.isEmpty ? "" : ", \(types)" as Phrase); \(wanted) is wanted there"
        }
        let found = present[index]
        if isNil(found) { return "argument \(index) is nil, not \(wanted), in \(types)" }
        return "argument \(index) is of type \(ResolutionError.Dependency(Swift.type(of: found))), not \(wanted), in \(types)"
    }

    /// The sentence where the type has just been named.
    var absence: Phrase { present.isEmpty ? "no argument was passed" : "no argument of that type among \(types)" }

    /// `(Bool, String)`.
    private var types: Phrase {
        let most = 12
        let names = present.prefix(most).map { value -> Phrase in
            isNil(value) ? "nil" : "\(plain: ResolutionError.Dependency(Swift.type(of: value)))"
        }
        let list = names.dropFirst().reduce(names.first ?? "") { "\($0), \($1)" }
        return present.count > most ? "(\(list), … \(present.count - most) more)" : "(\(list))"
    }

    /// Whether the argument is an optional without a value, which has no type to show.
    private func isNil(_ value: Any) -> Bool {
        OptionalTypes.wrapper(of: Swift.type(of: value)) != nil && (value as? any OptionalType)?.isNil == true
    }
}
