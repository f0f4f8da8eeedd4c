import Testing

@_spi(Testing) @testable import DIKit

private final class Argument: @unchecked Sendable { var container: Container? }
private final class Name: Hashable, Sendable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (left: Name, right: Name) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
private final class Settings: Sendable {}

/// Rule 6: the arguments of a resolve do not outlive it.
@Suite struct LettingGoOfArgumentsTests {
    private func container(_ options: Options) -> Container {
        let container = Container()
        container.register(Settings.self, options: options) { _, _ in Settings() }
        return container
    }

    @Test(arguments: [Options.container, .weak, .scoped]) func argumentThatHoldsTheContainerIsNoCycle(options: Options) {
        weak var ended: Container?
        weak var observed: Argument?
        do {
            let container = container(options)
            ended = container
            let argument = Argument()
            observed = argument
            argument.container = container
            _ = container.resolve(Settings.self, with: [argument])
        }
        #expect(ended == nil)
        #expect(observed == nil)
    }

    @Test(arguments: [Options.container, .weak, .scoped, .transient]) func argumentsEndWithTheResolve(options: Options) {
        weak var observed: Argument?
        weak var hashable: Name?
        let container = container(options)
        do {
            let argument = Argument()
            let name = Name("name")
            (observed, hashable) = (argument, name)
            let settings = container.resolve(Settings.self, with: [argument, name])
            withExtendedLifetime(settings) {}
        }
        #expect(observed == nil)
        #expect(hashable == nil)
    }

    @Test func theContainerItselfAsAnArgumentIsNoCycle() {
        weak var ended: Container?
        do {
            let container = container(.container)
            ended = container
            _ = container.resolve(Settings.self, with: [container])
        }
        #expect(ended == nil)
    }

    #if DEBUG
        @Test func shouldCleanupLetsGoOfTheArguments() {
            final class Owner {
                @InjectLazy var settings: Settings
                init(_ argument: Argument) { _settings = InjectLazy(with: [argument], shouldCleanup: true) }
            }
            weak var observed: Argument?
            let owner: Owner = InjectSettings.withResolver(container(.container)) {
                let argument = Argument()
                observed = argument
                return Owner(argument)
            }
            _ = owner.settings
            #expect(observed == nil)
        }

        private func reports(_ first: Arguments, _ second: Arguments) -> Int {
            let container = container(.container)
            return Reporter.collecting {
                _ = container.resolve(Settings.self, with: first)
                for _ in 0..<3 { _ = container.resolve(Settings.self, with: second) }
            }.count
        }

        @Test func differentArgumentsAreReportedOnce() {
            struct Plain: Sendable {}
            #expect(reports(["a"], ["b"]) == 1)
            #expect(reports(["a"], ["a", "b"]) == 1)
            #expect(reports([1], [1.0]) == 1)
            #expect(reports([Name("a")], [Name("b")]) == 1)
            #expect(reports([Argument()], [Argument()]) == 1)
            #expect(reports([], ["a"]) == 1)
            #expect(reports([Plain()], [Plain()]) == 1)
        }

        @Test func equalArgumentsAreNotReported() {
            let argument = Argument()
            #expect(reports(["a", 1], ["a", 1]) == 0)
            #expect(reports([Name("a")], [Name("a")]) == 0)
            #expect(reports([argument], [argument]) == 0)
            #expect(reports(["a"], []) == 0)
            // What has an `==` alone would have to be kept to be compared.
            struct Undecided: Equatable, Sendable { let number: Int }
            #expect(reports([Undecided(number: 1)], [Undecided(number: 1)]) == 0)
            #expect(reports([Optional<Int>.none as Any], [Optional<Int>.none as Any]) == 0)
        }
    #endif
}
