/// A text in which dependencies are named, so that two that print alike can still be told apart when it is rendered.
struct Phrase: Sendable, ExpressibleByStringInterpolation {
    enum Piece: Sendable {
        case text(String)
        /// `` `any API` named "v2" ``.
        case dependency(ResolutionError.Dependency)
        /// `any API named "v2"`.
        case plain(ResolutionError.Dependency)
        /// `(any API).self`, as in source.
        case expression(ResolutionError.Dependency, optional: Bool)
    }

    private(set) var pieces: [Piece]

    init(stringLiteral value: String) { pieces = [.text(value)] }

    init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

        mutating func appendInterpolation(_ dependency: ResolutionError.Dependency) { pieces.append(.dependency(dependency)) }

        mutating func appendInterpolation(plain dependency: ResolutionError.Dependency) { pieces.append(.plain(dependency)) }

        mutating func appendInterpolation(expression dependency: ResolutionError.Dependency, optional: Bool = false) {
            pieces.append(.expression(dependency, optional: optional))
        }

        mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }

        /// Labelled, so that a literal in an interpolation is a phrase and not a string that has lost its dependencies.
        mutating func appendInterpolation(text: String) { pieces.append(.text(text)) }

        mutating func appendInterpolation(_ place: SourcePlace) { pieces.append(.text(place.description)) }

        mutating func appendInterpolation(_ number: Int) { pieces.append(.text(String(number))) }
    }
}

extension Phrase {
    /// The dependencies that are named here.
    var dependencies: [ResolutionError.Dependency] {
        pieces.compactMap { piece in
            switch piece {
            case .text: nil
            case .dependency(let dependency), .plain(let dependency), .expression(let dependency, _): dependency
            }
        }
    }

    func text(in vocabulary: Vocabulary) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .dependency(let dependency): "`\(vocabulary.type(of: dependency))`" + dependency.suffix
            case .plain(let dependency): vocabulary.type(of: dependency) + dependency.suffix
            case .expression(let dependency, let optional): TypeName.expression(vocabulary.type(of: dependency), optional: optional)
            }
        }.joined()
    }
}

extension ResolutionError.Dependency {
    /// ` named "v2"`, ` declared as \.api`, or nothing.
    fileprivate var suffix: String {
        if let property { return " declared as \\.\(PrintedText.line(property, limit: PrintedText.longestType))" }
        return name.map { " named " + PrintedText.quoted($0) } ?? ""
    }
}

/// How the types of one text are called: by their short names, and with their modules where two of them print alike.
struct Vocabulary {
    private let ambiguous: Set<String>
    /// Names of types that even their modules do not tell apart: private ones of two files, local ones of two functions.
    let twins: [String]

    init(_ dependencies: [ResolutionError.Dependency]) {
        let alike = Dictionary(grouping: Set(dependencies.map(\.withoutName)), by: \.type).filter { $0.value.count > 1 }
        ambiguous = Set(alike.filter { Set($0.value.map(\.qualifiedType)).count > 1 }.keys)
        twins = Dictionary(grouping: alike.values.joined(), by: \.qualifiedType).values.filter { $0.count > 1 }.map { $0[0].type }.sorted()
    }

    func type(of dependency: ResolutionError.Dependency) -> String {
        PrintedText.line(ambiguous.contains(dependency.type) ? dependency.qualifiedType : dependency.type, limit: PrintedText.longestType)
    }
}

extension ResolutionError.Dependency {
    fileprivate var withoutName: ResolutionError.Dependency { .init(type: type, qualifiedType: qualifiedType, name: nil, identity: identity) }
}
