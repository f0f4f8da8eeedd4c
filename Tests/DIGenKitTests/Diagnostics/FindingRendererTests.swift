import DIGenKit
import Foundation
import Testing

@Suite struct FindingRendererTests {
    private let outcome = Outcome(
        of: "protocol AppResolver: Resolver {\n    func provideA() -> API\n    func provideB() -> API\n    var \"x\": Int { get }\n}")

    @Test func theCompilersFormatHasALineForEachFindingAndNote() {
        let outcome = Outcome(of: "protocol AppResolver: Resolver {\n    func provideA() -> API\n    func provideB() -> API\n}")
        #expect(
            FindingRenderer.text(outcome.findings) == """
                App/Source0.swift:3:10: error: `AppResolver` provides `API` more than once: `provideA()`, `provideB()`
                App/Source0.swift:2:10: note: `provideA()` provides it too

                """)
    }

    @Test func aFindingWithoutAPlaceNamesTheTool() {
        let outcome = Generator(configuration: Configuration(paths: ["/no/such/folder"])).generate()
        #expect(FindingRenderer.text(outcome.findings) == "dikitgen: error: no such file or folder: /no/such/folder\n")
    }

    @Test func jsonHoldsEverything() throws {
        let outcome = Outcome(of: "protocol AppResolver: Resolver {\n    func provideA() -> API\n    func provideB() -> API\n}")
        let json = FindingRenderer.json(outcome.findings)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
        #expect(findings[0]["code"] as? String == "ambiguous-providers")
        #expect(findings[0]["severity"] as? String == "error")
        #expect(findings[0]["path"] as? String == "App/Source0.swift")
        #expect(findings[0]["line"] as? Int == 3 && findings[0]["column"] as? Int == 10)
        #expect(findings[0]["candidates"] as? [String] == ["provideA()", "provideB()"])
        let notes = try #require(findings[0]["notes"] as? [[String: Any]])
        #expect(notes[0]["line"] as? Int == 2 && notes[0]["message"] as? String == "`provideA()` provides it too")
        #expect(FindingRenderer.json([]) == "{\"findings\": []}\n")
    }

    @Test func jsonEscapesWhatItHasTo() throws {
        let path = "/no/\"such\"\\\t\u{1}\n"
        let json = FindingRenderer.json(Generator(configuration: Configuration(paths: [path])).generate().findings)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]]
        #expect(object?["findings"]?.first?["message"] as? String == "no such file or folder: \(path)")
    }

    @Test func findingsAreSortedAndEachIsSaidOnce() {
        let places = outcome.findings.compactMap(\.place)
        #expect(places == places.sorted())
        #expect(Set(outcome.findings).count == outcome.findings.count)
    }
}
