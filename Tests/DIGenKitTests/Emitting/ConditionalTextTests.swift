import Testing

@testable import DIGenKit

@Suite struct ConditionalTextTests {
    private func text(_ flags: [String], _ text: (Set<String>) -> String?) -> String? {
        ConditionalText.text(flags: flags, worlds: Dictionary(uniqueKeysWithValues: World.all(of: flags).map { ($0, text($0.flags)) }))
    }

    @Test func whatDependsOnNothingStandsAlone() {
        #expect(text(["A", "B"]) { _ in "x" } == "x")
        #expect(text(["A"]) { _ in nil } == nil)
    }

    @Test func whatIsThereOnlySometimesStandsInAnIf() {
        #expect(text(["A"]) { $0.contains("A") ? "x" : nil } == "#if A\n    x\n#endif")
        #expect(text(["A", "B"]) { $0 == ["B"] ? "x" : nil } == "#if !A && B\n    x\n#endif")
    }

    @Test func alternativesAreAChain() {
        let chain = text(["A", "B"]) { $0.contains("A") ? "a" : $0.contains("B") ? "b" : "c" }
        #expect(chain == "#if A\n    a\n#elseif B\n    b\n#else\n    c\n#endif")
    }

    @Test func whatTwoFlagsDecideTogetherIsNested() {
        let nested = text(["A", "B"]) { $0.sorted().joined() }
        #expect(
            nested
                == "#if A\n    #if B\n        AB\n    #else\n        A\n    #endif\n#else\n    #if B\n        B\n    #else\n        \n    #endif\n#endif"
                .replacingEmptyLines)
    }

    @Test func aProgramIsBuiltForOneSystem() {
        #expect(World.all(of: ["os(iOS)", "os(macOS)"]).count == 3)
        let systems = text(["os(iOS)", "os(macOS)"]) { $0.contains("os(iOS)") ? "i" : $0.contains("os(macOS)") ? "m" : nil }
        #expect(systems == "#if os(iOS)\n    i\n#elseif os(macOS)\n    m\n#endif")
    }
}

extension String {
    /// A line of blanks is an empty one.
    fileprivate var replacingEmptyLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.allSatisfy { $0 == " " } ? "" : String($0) }.joined(separator: "\n")
    }
}
