import DIGenKit
import Testing

@Suite struct ImportTests {
    private func imports(_ sources: String...) -> [String] {
        let texts = sources.enumerated().map { SourceText(path: "App/Source\($0).swift", text: $1) }
        let outcome = Generator(configuration: Configuration(paths: [])).generate(from: texts)
        let lines = outcome.text.split(separator: "\n").dropFirst(2).map(String.init)
        return Array(lines.prefix { !$0.hasPrefix("extension") && !$0.hasPrefix("private") })
    }

    private let type = "struct A: Injectable { struct Dependency { let b: B }; init(dependency: Dependency) {} }"
    private let resolver = "protocol AppResolver: Resolver {}"

    @Test func importsOfTheFilesThatTypesComeFromAreMerged() {
        #expect(
            imports("import DIKit\nimport B\n\(resolver)", "import DIKit\nimport A\nimport B\n\(type)", "import Unrelated\nstruct C {}")
                == ["import A", "import B", "import DIKit"])
    }

    @Test func dikitIsImportedWhereNobodyNamesIt() {
        #expect(imports(resolver) == ["import DIKit"])
    }

    @Test func attributesAreKeptOrDropped() {
        #expect(
            imports("@testable import A\n@preconcurrency import B\n@_exported import C\nimport B\n@_spi(Inner) import DIKit\n\(resolver)")
                == ["import A", "@preconcurrency import B", "import C", "@_spi(Inner) import DIKit"])
    }

    @Test func aPublicImportStaysPublicWhereItIsUsedInPublic() {
        let open = "public protocol AppResolver: Resolver { func provideB() -> B }"
        #expect(imports("public import DIKit\npublic import B\n\(open)") == ["public import B", "public import DIKit"])
        #expect(imports("import DIKit\n\(open)") == ["public import DIKit"])
        #expect(imports("import DIKit\n\(resolver)", "import DIKit\npackage protocol OtherResolver: Resolver {}") == ["package import DIKit"])
        #expect(imports("public import DIKit\npublic import B\n\(resolver)") == ["internal import B", "internal import DIKit"])
        #expect(imports("private import B\n\(resolver)") == ["internal import B", "import DIKit"])
    }

    @Test func conditionsAreKept() {
        #expect(
            imports("#if canImport(UIKit)\nimport UIKit\n#endif\n\(resolver)") == [
                "import DIKit", "#if canImport(UIKit)", "    import UIKit", "#endif",
            ])
        #expect(imports("#if X\nimport A\n#endif\n\(resolver)", "import A\n\(type)") == ["import A", "import DIKit"])
    }

    @Test func partsOfAModuleAreImportedUnlessAllOfItIs() {
        #expect(imports("import struct A.B\n\(resolver)") == ["import struct A.B", "import DIKit"])
        #expect(imports("import struct A.B\n\(resolver)", "import A\n\(type)") == ["import A", "import DIKit"])
    }
}
