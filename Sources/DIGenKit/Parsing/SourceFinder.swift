internal import Foundation

/// Finds the source files below the configuration's paths.
struct SourceFinder {
    let configuration: Configuration

    struct Found {
        /// Sorted, each once.
        var files: [String] = []
        var findings: [Finding] = []
    }

    /// Folders that hold no sources of the user's, beside those that begin with a point.
    private static let skipped: Set<String> = ["Carthage", "Pods", "DerivedData"]

    func find() -> Found {
        var found = Found()
        // Folders and files by what the system knows them by, so that no link leads anywhere twice.
        var visited: Set<String> = []
        let output = configuration.output.map(Self.realPath)
        for path in configuration.paths {
            let path = Self.trimmed(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                found.findings.append(Finding(.noSuchPath, .error, "no such file or folder: \(path)", at: nil))
                continue
            }
            if isFolder.boolValue {
                search(path, below: path, &found, &visited, output)
            } else {
                add(path, to: &found, &visited, output)
            }
        }
        found.files.sort()
        return found
    }

    private func search(_ folder: String, below root: String, _ found: inout Found, _ visited: inout Set<String>, _ output: String?) {
        guard visited.insert(Self.realPath(folder)).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            found.findings.append(Finding(.unreadable, .error, "the folder cannot be read: \(folder)", at: nil))
            return
        }
        for name in names.sorted() where !Self.skipped.contains(name) && !name.hasPrefix(".") {
            let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            if isExcluded(path, below: root) { continue }
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if exists, isFolder.boolValue {
                search(path, below: root, &found, &visited, output)
            } else if name.hasSuffix(".swift") {
                add(path, to: &found, &visited, output)
            }
        }
    }

    private func add(_ path: String, to found: inout Found, _ visited: inout Set<String>, _ output: String?) {
        let real = Self.realPath(path)
        guard real != output, visited.insert(real).inserted else { return }
        found.files.append(path)
    }

    /// Whether a path is one of the excluded ones, or ends in one, or lies below one.
    private func isExcluded(_ path: String, below root: String) -> Bool {
        let components = path.split(separator: "/")
        return configuration.excludedPaths.contains { excluded in
            let wanted = excluded.split(separator: "/").filter { $0 != "." }
            guard !wanted.isEmpty, wanted.count <= components.count else { return false }
            if excluded.hasPrefix("/") {
                return path.hasPrefix("/") && components.starts(with: wanted) || Self.realPath(path) == Self.realPath(excluded)
            }
            return components.suffix(wanted.count).elementsEqual(wanted)
        }
    }

    private static func trimmed(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
        return path
    }

    /// The path without links; of a file that does not exist, that of its folder and its name.
    private static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
