import Testing

@testable import DIKit

@Suite struct ArgumentsTests {
    private let arguments: Arguments = ["Bob", 3, "Ann", 2.5]

    @Test func foundByType() {
        #expect(arguments.first() == "Bob")
        #expect(arguments.first(Int.self) == 3)
        #expect(arguments.optionalFirst(Bool.self) == nil)
        #expect(arguments.optionalFirst() == 2.5)
    }

    @Test func foundByIndex() {
        let name: String = arguments[2]
        #expect(name == "Ann")
        #expect(arguments.resolve(Int.self, at: 1) == 3)
        #expect(arguments.resolve() == "Bob")
        #expect(arguments.optionalResolve(Int.self, at: 0) == nil)
        #expect(arguments.optionalResolve(Int.self, at: 9) == nil)
        #expect(arguments.optionalResolve(Int.self, at: -1) == nil)
    }

    @Test func isASequence() {
        #expect(arguments.count == 4)
        #expect(!arguments.isEmpty)
        #expect(Arguments.empty.isEmpty)
        #expect(arguments.map { "\($0)" } == ["Bob", "3", "Ann", "2.5"])
    }

    @Test func reachTheFactory() {
        struct Person: Equatable {
            let name: String
            let age: Int
            let nickname: Double?
        }
        let container = Container()
        container.register(Person.self, options: .transient) { _, arguments in
            Person(name: arguments.first(), age: arguments[1], nickname: arguments.optionalFirst())
        }
        #expect(container.resolve(with: ["Bob", 4]) == Person(name: "Bob", age: 4, nickname: nil))
    }

    @Test func keptInstanceIsMadeWithTheFirstArguments() {
        let container = Container()
        container.register(String.self, options: .container) { _, arguments in arguments.first() }
        #expect(container.resolve(String.self, with: ["first"]) == "first")
        let reports = Reporter.collecting {
            #expect(container.resolve(String.self, with: ["first"]) == "first")
            #expect(container.resolve(String.self) == "first")
        }
        #expect(reports.isEmpty)
    }

    #if DEBUG
        @Test func otherArgumentsForAKeptInstanceAreReportedOnce() {
            struct Opaque {}
            for other: Arguments in [["second"], ["first", 1], [Opaque()]] {
                let container = Container()
                container.register(String.self, options: .container) { _, arguments in arguments.optionalFirst() ?? "none" }
                _ = container.resolve(String.self, with: ["first"])
                let reports = Reporter.collecting {
                    #expect(container.resolve(String.self, with: other) == "first")
                    #expect(container.resolve(String.self, with: other) == "first")
                }
                #expect(reports.count == 1)
            }
        }
    #endif
}
