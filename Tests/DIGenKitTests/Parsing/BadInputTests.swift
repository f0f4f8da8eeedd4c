import DIGenKit
import Foundation
import Testing

/// What bad input gets: one clear message with its place, and nothing else is lost.
@Suite struct BadInputTests {
    private func outcome(_ files: [String: Data]) throws -> (Outcome, root: String) {
        let folder = try TemporaryFolder()
        for (path, data) in files { try folder.write(data, to: path) }
        let outcome = Generator(configuration: Configuration(paths: [folder.url.path])).generate()
        return (outcome, folder.url.path)
    }

    private let good = Data("import DIKit\nprotocol AppResolver: Resolver { func provideAPI() -> API }\n".utf8)

    @Test func aSyntaxErrorIsOneFindingAtItsPlace() {
        let source = MarkedSource("protocol AppResolver: Resolver {\n    func provideAPI(1️⃣ -> API\n}\n")
        let outcome = Outcome(source)
        #expect(outcome.findings.filter { $0.code == .syntaxError }.count == 1)
        #expect(outcome.findings.first?.place?.line == source[1].line)
        #expect(outcome.hasErrors)
    }

    @Test func aSyntaxErrorInAFileThatDoesNotMatterIsTheCompilersBusiness() {
        #expect(Outcome(of: "protocol AppResolver: Resolver {}", "func broken( {").findings == [])
    }

    @Test(arguments: ["compiler(<5)", "swift(>=99) && DEBUG"])
    func whatIsForAnotherCompilerMayBeNoSwift(condition: String) {
        let outcome = Outcome(
            of: """
                protocol AppResolver: Resolver {
                    #if \(condition)
                    func provideOther( -> @@
                    #else
                    func provideAPI() -> API
                    #endif
                }
                #if \(condition)
                struct A: Injectable { let x = ( }
                #endif
                """)
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveAPI") == "func resolveAPI() -> API")
    }

    @Test func aSyntaxErrorInAnotherConditionStaysOne() {
        let outcome = Outcome(of: "protocol AppResolver: Resolver {\n    #if DEBUG\n    func provideOther( -> @@\n    #endif\n}")
        #expect(outcome.findings.map(\.code) == [.syntaxError])
    }

    @Test(arguments: [[0xFF, 0xFE, 0x69, 0x00], [0xFE, 0xFF, 0x00, 0x69]] as [[UInt8]])
    func aFileInUTF16IsAnError(bytes: [UInt8]) throws {
        let (outcome, root) = try outcome(["A.swift": good, "B.swift": Data(bytes)])
        #expect(outcome.findings.map(\.message) == ["the file is UTF-16; save it as UTF-8"])
        #expect(outcome.findings.map(\.place) == [Place(path: "\(root)/B.swift", line: 1, column: 1)])
    }

    @Test func invalidUTF8IsAnErrorWithItsLine() throws {
        let (outcome, root) = try outcome(["A.swift": good + Data("// é\n// ".utf8) + Data([0xC3, 0x28, 0x0A])])
        #expect(outcome.findings.map(\.message) == ["the file is no valid UTF-8 from here on; save it as UTF-8"])
        #expect(outcome.findings.map(\.place) == [Place(path: "\(root)/A.swift", line: 4, column: 1)])
    }

    @Test func anEmptyFileAndAByteOrderMarkAreNone() throws {
        let (outcome, _) = try outcome(["A.swift": Data([0xEF, 0xBB, 0xBF]) + good, "B.swift": Data()])
        #expect(outcome.findings == [])
        #expect(outcome.files.count == 2)
        #expect(outcome.signature("resolveAPI") == "func resolveAPI() -> API")
    }

    @Test func placesCountBytesAndLinesAsTheCompilerDoes() throws {
        let text = "// ü\r\n/* ü */ protocol AppResolver: Resolver {\r\n    var api: API { get }\r\n}\r\n"
        let (outcome, root) = try outcome(["A.swift": Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)])
        #expect(outcome.findings.map(\.place) == [Place(path: "\(root)/A.swift", line: 3, column: 9)])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesEndAsTheyMay(end: String) {
        let text = "\(end)// ü\(end)\(end)protocol AppResolver: Resolver {\(end) var api: API { get }\(end)}\(end)"
        let outcome = Generator(configuration: Configuration(paths: [])).generate(from: [SourceText(path: "A.swift", text: text)])
        #expect(outcome.findings.map(\.place) == [Place(path: "A.swift", line: 5, column: 6)])
    }

    @Test func aPathThatDoesNotExistIsAnError() {
        let outcome = Generator(configuration: Configuration(paths: ["/no/such/folder"])).generate()
        #expect(outcome.findings.map(\.message) == ["no such file or folder: /no/such/folder"])
        #expect(outcome.findings.map(\.code) == [.noSuchPath])
    }

    @Test func anUnreadableFileIsAnError() throws {
        guard getuid() != 0 else {
            print("anUnreadableFileIsAnError: not tried, because root may read everything")
            return
        }
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
        let outcome = Generator(configuration: Configuration(paths: [folder.url.path])).generate()
        #expect(outcome.findings.map(\.message) == ["the file cannot be read"])
    }

    @Test func anAliasThatLeadsToItselfEnds() {
        let outcome = Outcome(
            of: """
                typealias Left = Right
                typealias Right = Left
                typealias Both = (Both, Both, [Both])
                struct Screen: Left, Injectable { struct Dependency { let left: Left; let right: [Right]; let both: Both }; init(dependency: Dependency) {} }
                protocol Circle: Other, Resolver {}
                protocol Other: Circle {}
                """)
        #expect(!outcome.hasErrors)
    }

    @Test func aSourceThatEndsAnywhereIsNoCrash() throws {
        let steps = ProcessInfo.processInfo.environment["DIKIT_LONG_TESTS"] == nil ? 8 : 200
        let generator = Generator(configuration: Configuration(paths: []))
        for source in try Corpus("Plain").sources {
            let bytes = Array(source.text.utf8)
            for step in 1..<steps {
                let text = String(decoding: bytes.prefix(bytes.count * step / steps), as: UTF8.self)
                let outcome = generator.generate(from: [SourceText(path: source.path, text: text)])
                #expect(outcome.hasErrors == outcome.text.isEmpty)
            }
        }
    }

    @Test func aChainOfThousandsOfTypesNeedsNoStack() {
        let types = (0..<3000).map {
            "struct T\($0): Injectable { struct Dependency { let next: T\($0 + 1) }; init(dependency: Dependency) {} }"
        }
        let outcome = Outcome(of: types.joined(separator: "\n"), "protocol AppResolver: Resolver {}")
        #expect(outcome.findings == [])
        #expect(outcome.signature("resolveT0") == "func resolveT0(next: T3000) -> T0")
    }
}
