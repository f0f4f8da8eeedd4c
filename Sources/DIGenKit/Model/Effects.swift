/// What a caller has to be ready for.
struct Effects: Hashable, Sendable {
    var isAsync = false
    var isThrowing = false

    /// What covers both.
    func union(_ other: Effects) -> Effects {
        Effects(isAsync: isAsync || other.isAsync, isThrowing: isThrowing || other.isThrowing)
    }

    /// Whether code with `other` may call code with these.
    func isCovered(by other: Effects) -> Bool { (!isAsync || other.isAsync) && (!isThrowing || other.isThrowing) }

    /// Before a call.
    var callPrefix: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

    /// In a declaration, after the parameters.
    var declarationSuffix: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }

    /// In a sentence.
    var description: String { [isAsync ? "async" : nil, isThrowing ? "throws" : nil].compactMap(\.self).joined(separator: " ") }
}
