/// Something that the generator has to say about the sources.
public struct Finding: Sendable, Hashable {
    /// How much it weighs.
    public enum Severity: String, Sendable, Hashable {
        /// Nothing is generated.
        case error
        /// Something was left out or may be meant otherwise.
        case warning
        /// For information.
        case note
    }

    /// Which kind of finding it is. Codes are stable; new ones may come.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code in words: `cycle`.
        public let description: String
        init(_ description: String) { self.description = description }
    }

    /// What a note adds: a line, and where it applies.
    public struct Note: Sendable, Hashable {
        /// One sentence, in lower case and without a full stop, as the compiler writes.
        public var message: String
        /// Where.
        public var place: Place

        /// Makes a note.
        public init(_ message: String, at place: Place) {
            self.message = message
            self.place = place
        }
    }

    /// The kind.
    public var code: Code
    /// The weight.
    public var severity: Severity
    /// One sentence, in lower case and without a full stop, as the compiler writes.
    public var message: String
    /// Where it applies; nil for a finding that concerns no source.
    public var place: Place?
    /// What belongs to it elsewhere, in an order that tells the story: the steps of a cycle, the other of two providers.
    public var notes: [Note]
    /// Names that may be chosen from or that may have been meant.
    public var candidates: [String]

    init(_ code: Code, _ severity: Severity, _ message: String, at place: Place?, notes: [Note] = [], candidates: [String] = []) {
        self.code = code
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.candidates = candidates
    }
}

extension Finding: Comparable {
    /// What is left to compare where place, code and message are equal.
    private var story: String { notes.map { "\($0.place) \($0.message)" }.joined(separator: "\n") }

    /// By place, then by code, then by message; findings without a place come first.
    public static func < (left: Finding, right: Finding) -> Bool {
        switch (left.place, right.place) {
        case (nil, .some): true
        case (.some, nil): false
        case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
        case (nil, nil), (.some, .some):
            (left.code.description, left.message, left.story) < (right.code.description, right.message, right.story)
        }
    }
}
