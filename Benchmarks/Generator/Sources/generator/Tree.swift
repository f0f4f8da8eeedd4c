import Foundation

/// A made-up project in a temporary folder.
struct Tree {
    let folder: URL
    let files: [URL]

    /// - Parameter share: One file in so many has an injectable type; the others are like what a project has besides.
    init(files count: Int, oneIn share: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("generator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        files = try (0..<count).map { [folder] index in
            let file = folder.appendingPathComponent("File\(index).swift")
            try Self.text(index, isRelevant: index % share == 0, previous: index < share ? nil : index - share).write(
                to: file, atomically: false, encoding: .utf8)
            return file
        }
        try "import DIKit\n\nprotocol AppResolver: Resolver {}\n".write(
            to: folder.appendingPathComponent("AppResolver.swift"), atomically: false, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static func text(_ index: Int, isRelevant: Bool, previous: Int?) -> String {
        let filler = (0..<6).map { method in
            """
                func step\(method)(_ values: [Int], by factor: Int) -> [String: Int] {
                    var result: [String: Int] = [:]
                    for (offset, value) in values.enumerated() where value % (factor + \(method + 1)) != 0 {
                        guard let key = names[offset % max(names.count, 1)], !key.isEmpty else { continue }
                        result[key, default: 0] += value * factor
                    }
                    return result.filter { $0.value > \(index) }
                }
            """
        }.joined(separator: "\n\n")
        let rest = "import Foundation\n\nstruct Part\(index): Sendable {\n    var names: [String?] = []\n\n\(filler)\n}\n"
        guard isRelevant else { return rest }
        let need = previous.map { "        let need: Type\($0)\n" } ?? ""
        return """
            import DIKit

            final class Type\(index): Injectable, Sendable {
                struct Dependency {
                    let resolver: any AppResolver
            \(need)    }
                init(dependency: Dependency) {}
            }

            """ + rest
    }
}
