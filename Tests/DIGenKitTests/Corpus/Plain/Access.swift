import DIKit

// Access levels.

public protocol PublicResolver: Resolver {
    func provideStamp() -> Stamp
}
public struct Stamp: Sendable {
    public init() {}
}
struct Seal: Sendable {}
public struct Letter: Injectable {
    public struct Dependency {
        let stamp: Stamp
        let text: String
    }
    public let text: String
    public init(dependency: Dependency) { text = dependency.text }
}
public struct Sealed: Injectable {
    public struct Dependency {
        let seal: Seal
    }
    public init(dependency: Dependency) {}
}
package struct Parcel: Injectable {
    package struct Dependency {
        let letter: Letter
    }
    package init(dependency: Dependency) {}
}
protocol HiddenResolver: Resolver {
    func provideSeal() -> Seal
}
public final class PublicImplementation: PublicResolver, HiddenResolver {
    public init() {}
    public func provideStamp() -> Stamp { Stamp() }
    func provideSeal() -> Seal { Seal() }
}
private protocol Secret {}
public typealias Words = String
private typealias Hidden = Int
struct Diary: Injectable {
    struct Dependency {
        fileprivate let entries: Int
        let words: Words
        fileprivate init(entries: Int) {
            self.entries = entries
            words = ""
        }
        init(words: Words) {
            self.words = words
            entries = 0
        }
    }
    init(dependency: Dependency) {}
}

func checkAccess() {
    let resolver = PublicImplementation()
    expect((resolver as any PublicResolver).resolveLetter(text: "x").text == "x", "access: public")
    let letter: Letter = resolver.resolve(with: ["y"])
    expect(letter.text == "y", "access: a public type of a public and a hidden resolver")
}
