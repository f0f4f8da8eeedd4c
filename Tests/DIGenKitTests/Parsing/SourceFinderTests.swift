import DIGenKit
import Foundation
import Testing

@Suite struct SourceFinderTests {
    private func files(_ paths: [String], of folder: TemporaryFolder, excluding excluded: [String] = [], output: String? = nil) -> [String] {
        let root = folder.url.path
        let configuration = Configuration(
            paths: paths.map { $0.isEmpty ? root : "\(root)/\($0)" }, excludedPaths: excluded, output: output.map { "\(root)/\($0)" })
        return Generator(configuration: configuration).generate().files.map { String($0.dropFirst(root.count + 1)) }
    }

    private func folder(_ paths: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in paths { try folder.write("", to: path) }
        return folder
    }

    @Test func foldersAreSearchedAndFilesTaken() throws {
        let folder = try folder("A/One.swift", "A/B/Two.swift", "A/Note.txt", "Three.swift")
        #expect(files([""], of: folder) == ["A/B/Two.swift", "A/One.swift", "Three.swift"])
        #expect(files(["A", "A/One.swift", "Three.swift"], of: folder) == ["A/B/Two.swift", "A/One.swift", "Three.swift"])
    }

    @Test func aFolderNamedAsASourceIsAFolder() throws {
        let folder = try folder("Client.swift/One.swift", "Two.swift")
        #expect(files([""], of: folder) == ["Client.swift/One.swift", "Two.swift"])
        #expect(files(["Client.swift"], of: folder) == ["Client.swift/One.swift"])
    }

    @Test func foldersOfToolsAreSkipped() throws {
        let folder = try folder(
            ".build/A.swift", ".build-release/B.swift", "Carthage/C.swift", "Pods/D.swift", "DerivedData/E.swift", "X/.build/F.swift", "G.swift")
        #expect(files([""], of: folder) == ["G.swift"])
    }

    @Test func excludedPathsAreSkipped() throws {
        let folder = try folder("A/Generated/One.swift", "B/Generated/Two.swift", "B/Three.swift", "C/Three.swift")
        #expect(files([""], of: folder, excluding: ["Generated"]) == ["B/Three.swift", "C/Three.swift"])
        #expect(files([""], of: folder, excluding: ["B/Generated", "C/Three.swift"]) == ["A/Generated/One.swift", "B/Three.swift"])
        #expect(files([""], of: folder, excluding: ["\(folder.url.path)/B"]) == ["A/Generated/One.swift", "C/Three.swift"])
    }

    @Test func theOutputIsNoSource() throws {
        let folder = try folder("A.swift", "Resolvers.generated.swift")
        #expect(files([""], of: folder, output: "Resolvers.generated.swift") == ["A.swift"])
    }

    @Test func aLoopOfFoldersEnds() throws {
        let folder = try folder("A/One.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/A/Loop", withDestinationPath: folder.url.path)
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/Nowhere", withDestinationPath: "missing")
        #expect(files([""], of: folder) == ["A/One.swift"])
    }
}
