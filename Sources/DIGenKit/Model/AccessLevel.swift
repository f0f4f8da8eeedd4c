/// From where a declaration can be used.
enum AccessLevel: Int, Comparable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`

    /// `open` is `public` to those who only call.
    init?(keyword: String) {
        switch keyword {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "internal": self = .internal
        case "package": self = .package
        case "public", "open": self = .public
        default: return nil
        }
    }

    static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

    /// The keyword.
    var keyword: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        }
    }

    /// The modifier before a declaration, empty for what is the default.
    var prefix: String { self > .internal ? keyword + " " : "" }

    /// Whether another file of the module sees it.
    var isVisibleInModule: Bool { self >= .internal }
}
