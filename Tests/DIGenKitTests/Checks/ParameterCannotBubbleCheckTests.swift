import DIGenKit
import Testing

@Suite struct ParameterCannotBubbleCheckTests {
    @Test(arguments: [
        ("inout Int", "an `inout` parameter needs a variable of the caller's"),
        ("@autoclosure () -> Int", "an `@autoclosure` parameter needs an expression of the caller's"),
        ("isolated Store", "an `isolated` parameter decides where its function runs"),
        ("sending Box", "a `sending` parameter needs a value that nobody else keeps"),
        ("some Hashable", "`some Hashable` is known to the compiler alone"),
    ])
    func aParameterThatCannotBeHandedThroughIsAnError(type: String, reason: String) {
        let source = MarkedSource("protocol AppResolver: Resolver {\n    func provideAPI(1️⃣value: \(type)) -> API\n}\nactor Store {}\nclass Box {}")
        let outcome = Outcome(source)
        #expect(outcome.findings.map(\.message) == ["the parameter `value` of `provideAPI(value:)` cannot be handed through: \(reason)"])
        #expect(outcome.findings.map(\.code) == [.parameterCannotBubble])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func whatCannotBeCopiedCannotBeHandedThrough() {
        let source = MarkedSource(
            "struct File: ~Copyable {}\nprotocol AppResolver: Resolver { func provideAPI(1️⃣file: consuming File) -> API }")
        let outcome = Outcome(source)
        #expect(
            outcome.findings.map(\.message) == [
                "the parameter `file` of `provideAPI(file:)` cannot be handed through: a `File` cannot be copied, so that only a provider can hand it on"
            ])
        #expect(outcome.findings.map(\.code) == [.parameterCannotBubble])
        #expect(outcome.findings.map(\.place) == [source[1]])
    }

    @Test func aVariadicParameterIsLeftEmpty() {
        let outcome = Outcome(of: "protocol AppResolver: Resolver { func provideAPI(values: Int...) -> API }")
        #expect(outcome.findings == [])
        #expect(outcome.method("resolveAPI")?.contains("return provideAPI()") == true)
    }

    @Test func aParameterThatHasADefaultIsLeftAway() {
        let outcome = Outcome(
            of: """
                protocol AppResolver: Resolver {}
                extension AppResolver { func provideAPI(value: some Hashable = 3) -> API { API() } }
                """)
        #expect(outcome.findings == [])
        #expect(outcome.method("resolveAPI")?.contains("return provideAPI()") == true)
    }

    @Test func whatCannotBeCopiedMayBeProvided() {
        let outcome = Outcome(
            of: "struct File: ~Copyable {}",
            "protocol AppResolver: Resolver {\n    func provideFile() -> File\n    func provideAPI(file: consuming File) -> API\n}")
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveAPI") == "func resolveAPI() -> API")
    }
}
