import Foundation
import PackagePlugin

/// Writes the resolvers of targets into their folders, for those who commit the generated source.
///
/// ```sh
/// swift package --allow-writing-to-package-directory dikit-generate
/// swift package --allow-writing-to-package-directory dikit-generate --target App --check
/// ```
///
/// Without `--target` it looks at each target of the package that depends on DIKit and leaves out those with nothing to generate. What
/// `dikitgen` has to say is shown as it is; all targets are looked at, and the command fails if one of them has an error.
@main struct DIKitGenerateCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = try Request(arguments)
        if request.wantsHelp { return print(Request.help, terminator: "") }
        let modules: [Module]
        if request.targets.isEmpty {
            modules = context.package.targets.filter(\.dependsOnDIKit).compactMap { Module($0, isNamed: false) }
        } else {
            modules = try context.package.targets(named: request.targets).map { target in
                guard let module = Module(target, isNamed: true) else { throw Failure("target '\(target.name)' holds no Swift") }
                return module
            }
        }
        try Run(
            tool: context.tool(named: "dikitgen").url, request: request, root: context.package.directoryURL, folder: context.pluginWorkDirectoryURL
        ).perform(on: modules)
    }
}

extension Target {
    /// Whether DIKit is among what the target itself names.
    fileprivate var dependsOnDIKit: Bool {
        dependencies.contains { dependency in
            switch dependency {
            case .target(let target): target.name == "DIKit"
            case .product(let product): product.name == "DIKit" || product.name == "DIKitDynamic"
            @unknown default: false
            }
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DIKitGenerateCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = try Request(arguments)
            if request.wantsHelp { return print(Request.help, terminator: "") }
            let root = context.xcodeProject.directoryURL
            let modules = context.xcodeProject.targets.filter { request.targets.isEmpty || request.targets.contains($0.displayName) }.map {
                Module($0, in: root, isNamed: !request.targets.isEmpty)
            }
            try Run(tool: context.tool(named: "dikitgen").url, request: request, root: root, folder: context.pluginWorkDirectoryURL)
                .perform(on: modules)
        }
    }
#endif
