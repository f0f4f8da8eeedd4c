import Foundation
import PackagePlugin

/// A target as the generator sees it.
struct Module {
    /// The name of the module.
    let name: String
    /// Where the generated source goes.
    let folder: URL
    /// The Swift sources, those of the user alone.
    let sources: [URL]
    /// Whether the user named the target, so that it gets a file whatever is in it.
    let isNamed: Bool

    /// Nil for a target without Swift sources.
    init?(_ target: any Target, isNamed: Bool) {
        guard let target = target as? SwiftSourceModuleTarget else { return nil }
        name = target.moduleName
        folder = target.directoryURL
        sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
        self.isNamed = isNamed
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension Module {
        /// Xcode does not say which folder is a target's: the one that all its sources have in common.
        init(_ target: XcodeTarget, in root: URL, isNamed: Bool) {
            name = target.displayName
            sources = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
            let folders = sources.map { $0.deletingLastPathComponent().pathComponents }
            let common = folders.dropFirst().reduce(folders.first ?? root.pathComponents) { common, next in
                zip(common, next).prefix { $0 == $1 }.map(\.0)
            }
            folder = URL(filePath: common.joined(separator: "/"))
            self.isNamed = isNamed
        }
    }
#endif
