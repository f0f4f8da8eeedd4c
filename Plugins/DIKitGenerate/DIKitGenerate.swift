import Foundation
import PackagePlugin

/// Writes the resolvers of a target as a part of its build.
///
/// ```swift
/// .target(
///     name: "App", dependencies: [.product(name: "DIKit", package: "DIKit")],
///     plugins: [.plugin(name: "DIKitGenerate", package: "DIKit")])
/// ```
///
/// `dikitgen` reads the Swift sources of that target, those among them that plugins listed before this one generate, and no others; what it
/// finds is shown as the compiler shows it. The sources are the command's inputs: nothing runs when none has changed, and a file that is
/// added, renamed or deleted makes another command. The source that it writes is in the plugin's folder, nowhere else, and has a name
/// that begins with that of the target, since two files of a module must not have one name.
@main struct DIKitGenerate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.warning("DIKitGenerate has nothing to do in \(target.name), which holds no Swift")
            return []
        }
        let sources = target.sourceFiles(withSuffix: ".swift").map(\.url) + target.pluginGeneratedSources.filter { $0.pathExtension == "swift" }
        return [
            try command(
                tool: context.tool(named: "dikitgen").url, sources: sources, folder: context.pluginWorkDirectoryURL, module: target.moduleName)
        ]
    }

    /// Under the address sanitizer the tool is built with it too. What it still holds at its end must not fail the user's build.
    private var environment: [String: String] { ["ASAN_OPTIONS": "detect_leaks=0"] }

    /// The run of the tool.
    func command(tool: URL, sources: [URL], folder: URL, module: String) throws -> Command {
        let output = folder.appending(path: "\(module).DIKitGenerate.swift")
        var paths = sources.map { $0.path(percentEncoded: false) }.sorted()
        var inputs = sources
        // More would be too long for a command line; the list is an input, and stays as it is while the sources are the same.
        if paths.reduce(0, { $0 + $1.utf8.count + 1 }) > 64 * 1_024 {
            let list = folder.appending(path: "\(module).sources")
            let text = Data(paths.map { $0 + "\n" }.joined().utf8)
            if (try? Data(contentsOf: list)) != text { try text.write(to: list, options: .atomic) }
            paths = ["@" + list.path(percentEncoded: false)]
            inputs.append(list)
        }
        return .buildCommand(
            displayName: "Generating the resolvers of \(module)", executable: tool,
            arguments: paths + ["--output", output.path(percentEncoded: false)],
            environment: environment,
            inputFiles: inputs, outputFiles: [output])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DIKitGenerate: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let sources = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
            return [
                try command(
                    tool: context.tool(named: "dikitgen").url, sources: sources, folder: context.pluginWorkDirectoryURL,
                    module: target.displayName)
            ]
        }
    }
#endif
