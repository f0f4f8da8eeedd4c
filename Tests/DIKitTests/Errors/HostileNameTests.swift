import Testing

@testable import DIKit

private struct Settings: Sendable {}
private struct Setting: Sendable {}
private struct Pair<First, Second> {}

@Suite struct HostileNameTests {
    @Test func namesThatWouldBreakATextAreEscaped() throws {
        let container = Container()
        container.register(Settings.self, options: .named("a\nb\"\0\u{202E}")) { Settings() }
        container.register(Settings.self, options: .named(String(repeating: "x", count: 1_000))) { Settings() }
        container.register(Settings.self, options: .named("")) { Settings() }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self, named: "A\nB\"\0\u{202E}") })
        Golden.hostileNames.expect(error)
    }

    @Test func namesOfManyMegabytesAreAnsweredToo() throws {
        let container = Container()
        let name = String(repeating: "ä", count: 4_000_000)
        for index in 0..<10 { container.register(Settings.self, options: .named("\(name)\(index)") + .transient) { Settings() } }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self, named: name) })
        #expect(error.suggestions.count == 3)
        #expect(error.report.utf8.count < 4_000)
        #expect(error.description.utf8.count < 2_000)
    }

    @Test func typesWithVeryLongNamesAreShortened() throws {
        let error = try #require(resolutionError { try resolve(Settings.self, wrapped: 8) })
        #expect(error.report.utf8.count < 4_000)
        #expect(error.dependency.map { $0.type.utf8.count > 2_000 } == true)
    }

    /// Asks for a type whose name doubles with each level.
    private func resolve<T>(_ type: T.Type, wrapped level: Int) throws -> Bool {
        if level > 0 { return try resolve(Pair<T, T>.self, wrapped: level - 1) }
        _ = try Container().tryResolve(T.self)
        return true
    }

    @Test func amongTenThousandTypesTheNearestIsFound() throws {
        let container = Container()
        let types = (0..<100).map { tower($0) }
        for first in types { for second in types { register(first, second, in: container) } }
        container.register(Setting.self) { Setting() }
        #expect(container.registry.registrations.count == 10_001)
        let error = try #require(resolutionError { try container.tryResolve(Settings.self) })
        #expect(error.suggestions.map(\.dependency.type) == ["Setting"])
    }

    @Test func amongTenThousandNamesOfOneTypeTheNearestIsFound() throws {
        let container = Container()
        for index in 0..<10_000 { container.register(Settings.self, options: .named("setting \(index)")) { Settings() } }
        let error = try #require(resolutionError { try container.tryResolve(Settings.self, named: "SETTING 7777") })
        #expect(error.suggestions.first?.dependency.name == "setting 7777")
    }

    @Test func noMoreNamesAreComparedThanTheBoundAllows() {
        let container = Container()
        for name in ["first", "second", "User"] { container.register(Settings.self, options: .named(name)) { Settings() } }
        func names(comparing most: Int) -> [String?] {
            Suggestions.near(Key(Settings.self, named: "user"), in: container.registry.registrations, comparing: most).map(\.key.name)
        }
        #expect(names(comparing: 3) == ["User", "first", "second"])
        #expect(names(comparing: 2) == ["first", "second", "User"])
        #expect(names(comparing: 0) == ["first", "second", "User"])
    }

    @Test func noMoreTypesAreComparedThanTheBoundAllows() {
        let container = Container()
        container.register(Int.self, options: .named("one")) { 1 }
        container.register(Int.self, options: .named("two")) { 2 }
        container.register(Setting.self) { Setting() }
        container.register(Settings.self, options: .named("user")) { Settings() }
        func types(comparing most: Int) -> [String] {
            Suggestions.near(Key(Settings.self), in: container.registry.registrations, comparing: most).map { TypeName.short($0.key.type) }
        }
        #expect(types(comparing: 2) == ["Settings", "Setting"], "one for each type, however many names it has")
        #expect(types(comparing: 1) == ["Settings"], "the same type is found without a comparison")
    }

    private func tower(_ level: Int) -> any Any.Type {
        func wrap<T>(_: T.Type) -> any Any.Type { T?.self }
        func nest<T>(_: T.Type) -> any Any.Type { [T].self }
        return level == 0 ? Int.self : level % 2 == 0 ? _openExistential(tower(level - 1), do: wrap) : _openExistential(tower(level - 1), do: nest)
    }

    private func register(_ first: any Any.Type, _ second: any Any.Type, in container: Container) {
        func open<First>(_: First.Type) {
            func inner<Second>(_: Second.Type) {
                container.register(Pair<First, Second>.self) { Pair<First, Second>() }
            }
            _openExistential(second, do: inner)
        }
        _openExistential(first, do: open)
    }
}
