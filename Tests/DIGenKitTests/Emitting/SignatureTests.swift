import DIGenKit
import Foundation
import Testing

/// What bubbles up, in which order, under which names.
@Suite struct SignatureTests {
    @Test func ownParametersComeFirstThenThoseOfDependenciesInOrder() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let b: B; let own: Int; let c: C; let last: Bool }; init(dependency: Dependency) {} }
                struct B: Injectable { struct Dependency { let text: String; let c: C }; init(dependency: Dependency) {} }
                struct C: Injectable { struct Dependency { let ratio: Double }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(
            outcome.method("resolveA") == """
                func resolveA(own: Int, last: Bool, text: String, ratio: Double) -> A {
                    let b: B = resolveB(text: text, ratio: ratio)
                    let c: C = resolveC(ratio: ratio)
                    return A(dependency: .init(b: b, own: own, c: c, last: last))
                }
                """)
    }

    @Test func oneNameOfTwoTypesIsTwoParameters() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let id: Int; let b: B; let c: C }; init(dependency: Dependency) {} }
                struct B: Injectable { struct Dependency { let id: String }; init(dependency: Dependency) {} }
                struct C: Injectable { struct Dependency { let id: Int }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(
            outcome.method("resolveA") == """
                func resolveA(id: Int, bId: String) -> A {
                    let b: B = resolveB(id: bId)
                    let c: C = resolveC(id: id)
                    return A(dependency: .init(id: id, b: b, c: c))
                }
                """)
    }

    @Test func aTypeThatMakesItselfLaterHasEachParameterOnce() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let make: () -> A; let b: B; let c: C; let bName: Int }; init(dependency: Dependency) {} }
                struct B: Injectable { struct Dependency { let id: Int; let name: Int }; init(dependency: Dependency) {} }
                struct C: Injectable { struct Dependency { let id: String; let name: String }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.signature("resolveA") == "func resolveA(bName: Int, id: Int, name: Int, cId: String, cName: String) -> A")
    }

    @Test func typesOfOneNameGetThatOfTheTypeAroundThem() {
        let outcome = Outcome(
            of: """
                enum Home { struct Model: Injectable { struct Dependency {}; init(dependency: Dependency) {} } }
                enum Work { struct Model: Injectable { struct Dependency {}; init(dependency: Dependency) {} } }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.signature("resolveHomeModel") == "func resolveHomeModel() -> Home.Model")
        #expect(outcome.signature("resolveWorkModel") == "func resolveWorkModel() -> Work.Model")
        #expect(outcome.signature("resolveModel") == nil)
    }

    @Test func anAssociatedTypeThatIsMadeTheDependencyIsOne() {
        let outcome = Outcome(
            of: """
                protocol Screen: Injectable where Dependency == Shared {}
                struct Shared { let id: Int }
                struct A: Screen { init(dependency: Self.Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveA") == "func resolveA(id: Int) -> A")
    }

    @Test func whatOnlyAnSPIShowsIsNotPublic() {
        let outcome = Outcome(
            of: """
                @_spi(Secret) public struct Key { public init() {} }
                public struct A: Injectable { public struct Dependency { public let key: Key }; public init(dependency: Dependency) {} }
                public protocol AppResolver: Resolver {}
                """)
        #expect(outcome.signature("resolveA") == "func resolveA(key: Key) -> A")
    }

    @Test(arguments: [
        ("[Plugin]", "PluginArray"), ("Plugin?", "OptionalPlugin"), ("any Plugin", "Plugin"), ("[String: Plugin]", "PluginByString"),
        ("(Plugin, other: Int)", "PluginAndOtherInt"), ("() -> Plugin", "PluginFunction"), ("A & B", "AAndB"), ("Plugin.Type", "PluginType"),
        ("Box<Plugin>", "BoxOfPlugin"), ("Outer.Plugin", "Plugin"), ("Foundation.URL", "URL"), ("plugin", "Plugin"),
    ])
    func methodsAreNamedAfterTheirTypes(type: String, word: String) {
        let outcome = Outcome(of: "import Foundation\nprotocol AppResolver: Resolver { func provideIt() -> \(type) }")
        #expect(outcome.method("resolve\(word)")?.contains("return provideIt()") == true, "\(outcome.text.prefix(300))")
    }

    @Test func effectsAreCarriedUp() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let b: B; let c: C }; init(dependency: Dependency) {} }
                struct B: ThrowingInjectable { struct Dependency {}; init(dependency: Dependency) throws {} }
                protocol AppResolver: Resolver { func provideC() async -> C }
                """)
        #expect(
            outcome.method("resolveA") == """
                func resolveA() async throws -> A {
                    let b: B = try resolveB()
                    let c: C = await resolveC()
                    return A(dependency: .init(b: b, c: c))
                }
                """)
    }

    @Test func injectionSetsTheProperty() {
        let outcome = Outcome(
            of: """
                final class Cell: PropertyInjectable { struct Dependency { let api: API; let row: Int }; var dependency: Dependency! }
                protocol AppResolver: Resolver { func provideAPI() -> API }
                """)
        #expect(
            outcome.method("injectToCell") == """
                func injectToCell(_ cell: Cell, row: Int) {
                    let api: API = resolveAPI()
                    cell.dependency = Cell.Dependency(api: api, row: row)
                }
                """)
    }

    @Test func aWrapperIsFilledWithAClosure() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let lazy: Lazy<B>; let make: () -> B }; init(dependency: Dependency) {} }
                struct B: Injectable { struct Dependency { let id: Int }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(
            outcome.method("resolveA") == """
                func resolveA(id: Int) -> A {
                    let lazy: Lazy<B> = .init(with: { self.resolveB(id: id) })
                    let make: () -> B = { self.resolveB(id: id) }
                    return A(dependency: .init(lazy: lazy, make: make))
                }
                """)
    }

    @Test func accessIsThatOfTheTypesInTheSignature() {
        let outcome = Outcome(
            of: """
                public protocol AppResolver: Resolver { func provideAPI() -> API }
                public struct API {}
                public struct Open: Injectable { struct Dependency { let api: API; let id: Int; let user: User }; public init(dependency: Dependency) {} }
                public struct User {}
                public struct Closed: Injectable { struct Dependency { let key: Key }; init(dependency: Dependency) {} }
                struct Key {}
                public struct Unknown: Injectable { struct Dependency { let url: Foreign }; init(dependency: Dependency) {} }
                package struct Shared: Injectable { struct Dependency {}; init(dependency: Dependency) {} }
                """)
        #expect(outcome.signature("resolveAPI") == "public func resolveAPI() -> API")
        #expect(outcome.signature("resolveOpen") == "public func resolveOpen(id: Int, user: User) -> Open")
        #expect(outcome.signature("resolveClosed") == "func resolveClosed(key: Key) -> Closed")
        #expect(outcome.signature("resolveUnknown") == "func resolveUnknown(url: Foreign) -> Unknown")
        #expect(outcome.signature("resolveShared") == "package func resolveShared() -> Shared")
    }

    @Test func isolationIsThatOfWhatIsCalled() {
        let outcome = Outcome(
            of: """
                @MainActor final class Root { }
                class Base: Root {}
                final class View: Base, @MainActor Injectable { struct Dependency {}; init(dependency: Dependency) {} }
                final class Screen: UIViewController, Injectable { struct Dependency {}; init(dependency: Dependency) {} }
                struct Uses: Injectable { struct Dependency { let view: View }; init(dependency: Dependency) {} }
                nonisolated struct Free: Injectable { nonisolated struct Dependency {}; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                @MainActor protocol MainResolver: Resolver { func provideClock() -> Clock }
                """)
        #expect(outcome.signature("resolveView") == "@MainActor func resolveView() -> View")
        #expect(outcome.signature("resolveScreen") == "@MainActor func resolveScreen() -> Screen")
        #expect(outcome.signature("resolveUses") == "@MainActor func resolveUses() -> Uses")
        #expect(outcome.signature("resolveFree") == "nonisolated func resolveFree() -> Free")
        #expect(outcome.signature("resolveClock") == "func resolveClock() -> Clock")
    }

    @Test func requirementsOfAConformanceAreThoseOfTheMethod() {
        let outcome = Outcome(
            of: """
                struct Box<T, U: Hashable> where T: Equatable { struct Dependency { let t: T }; init(dependency: Dependency) {} }
                extension Box: Injectable where U == Int {}
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.signature("resolveBox") == "func resolveBox<T, U: Hashable>(t: T) -> Box<T, U> where T: Equatable, U == Int")
    }

    @Test func aFunctionTypeIsHandedOnAsItIsWritten() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { let change: @Sendable (inout Int, _ by: [Int]) throws -> Void }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver {}
                """)
        #expect(
            outcome.signature("resolveA") == "func resolveA(change: @escaping @Sendable (inout Int, [Int]) throws -> Void) -> A")
    }

    @Test func onlyResolverProtocolsProvide() {
        let outcome = Outcome(
            of: """
                protocol Logging { func makeLog() -> Log; var level: Int { get } }
                protocol AppResolver: Resolver, Logging { func provideAPI() -> API }
                """)
        #expect(outcome.findings == [])
        #expect(outcome.method("resolveAPI") != nil && outcome.method("resolveLog") == nil)
    }

    @Test func aTypeThatIsDeclaredTwiceHasTwoMethods() {
        let outcome = Outcome(
            of: """
                #if DEBUG
                struct A: Injectable { struct Dependency { let id: Int }; init(dependency: Dependency) {} }
                #else
                struct A: Injectable { struct Dependency { let name: String }; init(dependency: Dependency) {} }
                #endif
                protocol AppResolver: Resolver {}
                """)
        #expect(outcome.findings == [])
        let lines = outcome.text.split(separator: "\n").map(\.trimmed).filter { $0.hasPrefix("#") || $0.hasPrefix("func resolveA") }
        #expect(
            lines.prefix(5) == [
                "#if DEBUG", "func resolveA(id: Int) -> A {", "#else", "func resolveA(name: String) -> A {", "#endif",
            ])
    }

    @Test func aTypeOfTheUsersOwnIsNotThatOfTheStandardLibrary() {
        let outcome = Outcome(
            of: """
                protocol Clock {}
                public protocol AppResolver: Resolver {}
                public struct A: Injectable { struct Dependency { let clock: Clock; let task: Task<Int, Never> }; public init(dependency: Dependency) {} }
                public struct B: Injectable { struct Dependency { let task: Task<Int, Never> }; public init(dependency: Dependency) {} }
                """)
        #expect(outcome.signature("resolveA") == "func resolveA(clock: any Clock, task: Task<Int, Never>) -> A")
        #expect(outcome.signature("resolveB") == "public func resolveB(task: Task<Int, Never>) -> B")
    }

    @Test func aParameterWithoutANameIsCalledAsItsType() {
        let outcome = Outcome(of: "protocol AppResolver: Resolver { func provideAPI(_: URLSession, host _: String) -> API }")
        #expect(
            outcome.method("resolveAPI") == """
                func resolveAPI(urlSession: URLSession, string: String) -> API {
                    return provideAPI(urlSession, host: string)
                }
                """)
    }

    @Test func aDefaultValueIsTakenUnlessSomethingProvidesTheType() {
        let outcome = Outcome(
            of: """
                struct A: Injectable { struct Dependency { var api: API = API(); var tries: Int = 3; var note: String? }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver { func provideAPI() -> API }
                """)
        #expect(
            outcome.method("resolveA") == """
                func resolveA(note: String?) -> A {
                    let api: API = resolveAPI()
                    return A(dependency: .init(api: api, note: note))
                }
                """)
    }

    @Test func aProviderWinsOverAnInitializerAndThatOverAFactoryMethod() {
        let type = """
            struct A: FactoryMethodInjectable, Injectable {
                struct Dependency {}
                init(dependency: Dependency) {}
                static func makeInstance(dependency: Dependency) -> A { A(dependency: dependency) }
            }
            """
        #expect(Outcome(of: type, "protocol AppResolver: Resolver {}").method("resolveA")?.contains("return A(dependency: .init())") == true)
        let provided = Outcome(of: type, "protocol AppResolver: Resolver { func provideA() -> A }")
        #expect(provided.method("resolveA")?.contains("return provideA()") == true)
    }

    @Test func aTypeOfSeveralResolversAnswersForAllAndItsSubclassInheritsThat() {
        let outcome = Outcome(
            of: """
                protocol A: Resolver {}
                protocol B: Resolver {}
                protocol C: A {}
                class Both: A, B {}
                final class Sub: Both {}
                struct One: A, C {}
                struct Own: A, B { func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? { nil } }
                """)
        let extensions = outcome.text.split(separator: "\n").filter { $0.hasPrefix("extension") }
        #expect(extensions == ["extension A {", "extension B {", "extension C {", "extension Both {"])
        #expect(
            outcome.text.contains(
                "_ATable.table.optionalResolve(self, type, named: named, with: arguments) ?? _BTable.table.optionalResolve(self, type, named: named, with: arguments)"
            ))
        // Where a type answers for itself, nothing goes around it.
        #expect(!outcome.text.contains("_hasRegistration"))
    }

    @Test(arguments: [
        ("any P", "P"), ("P", "any P"), ("A & B", "B & A"), ("any A & B & A", "B & A"), ("Alias", "[Int]"), ("T?", "Optional<T>"),
        ("[Int]", "Array<Int>"), ("Swift.String", "String"), ("Foundation.URL", "URL"), ("(a: Int, T)", "(a: Int, T)"), ("P?", "(any P)?"),
        ("@Sendable () -> Void", "@Sendable () -> ()"), ("Outer.Inner", "Outer.Nested"), ("P.Type", "any P.Type"), ("T", "T?"), ("Void?", "()?"),
    ])
    func equalTypesAreOne(provided: String, needed: String) {
        let outcome = Outcome(
            of: """
                import Foundation
                protocol P {}
                protocol A {}
                protocol B {}
                struct T {}
                typealias Alias = [Int]
                enum Outer { struct Inner {}; typealias Nested = Inner }
                struct Screen: Injectable { struct Dependency { let it: \(needed) }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver { func provideIt() -> \(provided) }
                """)
        #expect(outcome.signature("resolveScreen") == "func resolveScreen() -> Screen")
    }

    @Test(arguments: [
        ("T", "[T]"), ("T?", "T"), ("(a: Int, T)", "(Int, T)"), ("() -> Void", "@Sendable () -> Void"), ("A.Model", "B.Model"),
        ("First.Logger", "Second.Logger"), ("any P<Int>", "any P<String>"),
    ])
    func unequalTypesAreTwo(provided: String, needed: String) {
        let outcome = Outcome(
            of: """
                import First
                import Second
                struct T {}
                enum A { struct Model {} }
                enum B { struct Model {} }
                struct Screen: Injectable { struct Dependency { let it: \(needed) }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver { func provideIt() -> \(provided) }
                """)
        #expect(outcome.signature("resolveScreen")?.hasPrefix("func resolveScreen(it: ") == true)
    }

    @Test func aNameThatIsTakenByALocalIsCalledOnSelf() {
        let outcome = Outcome(
            of: """
                struct Screen: Injectable { struct Dependency { let resolveAPI: API }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver { func provideAPI() -> API }
                """)
        #expect(outcome.method("resolveScreen")?.contains("let resolveAPI: API = self.resolveAPI()") == true)
    }

    @Test func eachOfSeveralResolversGetsWhatItReaches() {
        let outcome = Outcome(
            of: """
                struct Page: Injectable { struct Dependency { let api: API }; init(dependency: Dependency) {} }
                struct Book: Injectable { struct Dependency { let page: Page }; init(dependency: Dependency) {} }
                struct Login: Injectable { struct Dependency { let password: Password }; init(dependency: Dependency) {} }
                struct Plain: Injectable { struct Dependency { let id: Int }; init(dependency: Dependency) {} }
                protocol AppResolver: Resolver { func provideAPI() -> API }
                protocol LoginResolver: Resolver { func providePassword() -> Password }
                """)
        func methods(_ name: String) -> Int { outcome.text.split(separator: "\n").count { $0.contains("func \(name)(") } }
        #expect(methods("resolveBook") == 1 && methods("resolvePage") == 1 && methods("resolveLogin") == 1)
        #expect(methods("resolvePlain") == 2)
    }
}
