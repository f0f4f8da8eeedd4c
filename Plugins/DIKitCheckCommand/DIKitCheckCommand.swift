import Foundation
import PackagePlugin

/// Checks what the sources of a package register, declare and ask for.
///
/// ```sh
/// swift package dikit-check
/// swift package dikit-check --target App --strict
/// swift package dikit-check --graph mermaid
/// ```
///
/// All targets are read together, since one asks for what another registers; those with tests only if they are named. Nothing is written.
@main struct DIKitCheckCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = try Request(arguments)
        if request.wantsHelp { return print(Request.help, terminator: "") }
        let targets: [any Target]
        if request.targets.isEmpty {
            targets = context.package.targets.filter { ($0 as? SwiftSourceModuleTarget)?.kind != .test }
        } else {
            targets = try context.package.targets(named: request.targets)
        }
        let sources = targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { $0.sourceFiles(withSuffix: ".swift") }.map(\.url)
        try check(sources, with: context.tool(named: "dikitgen").url, request, root: context.package.directoryURL)
    }

    private func check(_ sources: [URL], with tool: URL, _ request: Request, root: URL) throws {
        guard !sources.isEmpty else { throw Failure("there are no Swift sources to check") }
        // Paths below the package are printed as such.
        let prefix = root.path(percentEncoded: false)
        let folder = prefix.hasSuffix("/") ? prefix : prefix + "/"
        let paths = Set(sources.map { $0.path(percentEncoded: false) }).sorted().map {
            $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0
        }
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = root
        process.arguments = ["check"] + request.passedOn + ["--"] + paths
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw Failure("dikit-check: the wiring has errors") }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DIKitCheckCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = try Request(arguments)
            if request.wantsHelp { return print(Request.help, terminator: "") }
            let targets = context.xcodeProject.targets.filter { request.targets.isEmpty || request.targets.contains($0.displayName) }
            let sources = targets.flatMap(\.inputFiles).filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
            try check(sources, with: context.tool(named: "dikitgen").url, request, root: context.xcodeProject.directoryURL)
        }
    }
#endif
