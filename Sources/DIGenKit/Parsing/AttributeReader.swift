#if DIKIT_GENERATOR
    internal import SwiftSyntax

    extension SyntaxProtocol {
        /// The source of the node on one line.
        var flatText: String { trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// Reads attributes.
    enum AttributeReader {
        /// The attributes, also those in an `#if` among them.
        static func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
            list.flatMap { element -> [AttributeFact] in
                if let attribute = element.as(AttributeSyntax.self) {
                    return [AttributeFact(name: attribute.attributeName.trimmedDescription, text: attribute.flatText)]
                }
                guard let conditional = element.as(IfConfigDeclSyntax.self) else { return [] }
                return conditional.clauses.flatMap { clause -> [AttributeFact] in
                    guard case .attributes(let attributes) = clause.elements else { return [] }
                    return Self.attributes(attributes).map { AttributeFact(name: AttributeFact.conditionalPrefix + $0.name, text: $0.text) }
                }
            }
        }
    }
#endif
