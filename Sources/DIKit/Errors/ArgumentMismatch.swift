/// An argument that a factory asked for and was not passed.
struct ArgumentMismatch {
    let type: any Any.Type
    /// Nil when it was asked for by type alone.
    let index: Int?
    let present: [Any]

    var sentence: String {
        let wanted = TypeName.short(type)
        guard let index else {
            return present.isEmpty ? "no argument of type \(wanted): none was passed" : "no argument of type \(wanted) among \(types)"
        }
        guard present.indices.contains(index) else {
            let count = present.count == 1 ? "1 was" : "\(present.count) were"
            return "no argument \(index): \(count) passed\(present.isEmpty ? "" : ", \(types)"), and \(TypeName.withArticle(type)) is wanted there"
        }
        return "argument \(index) is \(TypeName.withArticle(Swift.type(of: present[index]))), not \(TypeName.withArticle(type)), in \(types)"
    }

    private var types: String { "(" + present.map { TypeName.short(Swift.type(of: $0)) }.joined(separator: ", ") + ")" }
}
