// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// One list of settings for every target, less one line for the documented snippets, which are compiled as they are written.
let documentSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]
let settings = documentSettings + [.enableUpcomingFeature("ExistentialAny")]  // SE-0335

/// What an application on Apple's systems says of this library; nobody else asks for it.
#if os(macOS)
    let privacyManifest: [Resource] = [.copy("Resources/PrivacyInfo.xcprivacy")]
#else
    let privacyManifest: [Resource] = []
#endif

let package = Package(
    name: "DIKit",
    platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
    products: [
        .library(name: "DIKit", targets: ["DIKit"]),
        .library(name: "DIKitTesting", targets: ["DIKitTesting"]),
        .library(name: "SwiftInjection", targets: ["SwiftInjection"]),
        // For programs of several dynamic libraries, which then share one copy of what belongs to the process.
        .library(name: "DIKitDynamic", type: .dynamic, targets: ["DIKit"]),
    ],
    targets: [
        .target(name: "CDIKit"),
        // Apart from DIKit, since the generator makes graphs as well.
        .target(name: "DIGraph", swiftSettings: settings),
        .testTarget(name: "DIGraphTests", dependencies: ["DIGraph"], exclude: ["Golden"], swiftSettings: settings),
        .target(
            name: "DIKit", dependencies: ["CDIKit", "DIGraph"], exclude: privacyManifest.isEmpty ? ["Resources"] : [], resources: privacyManifest,
            swiftSettings: settings),
        .target(name: "CDIKitTesting"),
        .target(name: "DIKitTesting", dependencies: ["DIKit", "CDIKitTesting"], swiftSettings: settings),
        .target(name: "SwiftInjection", dependencies: ["DIKit"], swiftSettings: settings),
        .testTarget(
            name: "SwiftInjectionTests", dependencies: ["DIKit", "DIKitTesting", "SwiftInjection"], swiftSettings: documentSettings),
        .testTarget(name: "DIKitTestingTests", dependencies: ["DIKit", "DIKitTesting"], swiftSettings: settings),
        .testTarget(name: "AssembliesDocumentTests", dependencies: ["DIKit", "DIKitTesting"], swiftSettings: documentSettings),
        .target(
            name: "AccountFeature", dependencies: ["DIKit"], path: "Tests/KeyPathsDocumentModules/AccountFeature", swiftSettings: documentSettings),
        // No test target depends on it: what it makes of Container would count for all of them.
        .executableTarget(
            name: "AccountProgram", dependencies: ["DIKit", "AccountFeature"], path: "Tests/KeyPathsDocumentModules/AccountProgram",
            swiftSettings: documentSettings),
        // DIKitTesting would do; what stands beside it has SwiftPM compile the target anew after a change of DIKit.
        .testTarget(name: "KeyPathsDocumentTests", dependencies: ["DIKit", "DIKitTesting", "AccountFeature"], swiftSettings: documentSettings),
        .target(name: "OrdersKit", path: "Examples/Orders/Sources/OrdersKit", swiftSettings: settings),
        .executableTarget(
            name: "orders", dependencies: ["DIKit", "SwiftInjection", "OrdersKit"], path: "Examples/Orders/Sources/orders", swiftSettings: settings),
        .testTarget(
            name: "OrdersTests", dependencies: ["DIKit", "DIKitTesting", "OrdersKit", "orders"], path: "Examples/Orders/Tests", exclude: ["Golden"],
            swiftSettings: settings),
        .target(name: "AllocationCounting", path: "Tests/AllocationCounting"),
        .target(name: "LiveProcess", dependencies: ["CDIKit"], path: "Tests/LiveProcess"),
        .target(name: "MainsSupport", dependencies: ["DIKit"], path: "Tests/Mains/Support", swiftSettings: settings),
        .executableTarget(name: "SynchronousMain", dependencies: ["MainsSupport"], path: "Tests/Mains/SynchronousMain", swiftSettings: settings),
        .executableTarget(name: "AsynchronousMain", dependencies: ["MainsSupport"], path: "Tests/Mains/AsynchronousMain", swiftSettings: settings),
        .executableTarget(name: "TopLevelMain", dependencies: ["MainsSupport"], path: "Tests/Mains/TopLevelMain", swiftSettings: settings),
        .testTarget(
            name: "DIKitTests",
            dependencies: ["DIKit", "CDIKit", "AllocationCounting", "LiveProcess", "SynchronousMain", "AsynchronousMain", "TopLevelMain"],
            exclude: ["Errors/Golden"], swiftSettings: settings),
        // No product reaches this target, so the flag is no hindrance to those who depend on the package.
        .testTarget(
            name: "DIKitMainActorTests", dependencies: ["DIKit"],
            swiftSettings: settings + [.unsafeFlags(["-default-isolation", "MainActor"])]),
    ]
)

// MARK: The generator

/// Where DIGenKit takes SwiftSyntax from. The environment variable `DIKIT_SWIFT_SYNTAX` decides it by hand.
enum SyntaxSource: String {
    /// The copy that the toolchain carries: nothing is fetched, and it needs unsafe flags. For this package itself and path dependencies.
    case toolchain
    /// The package swift-syntax, and that only with the trait `Generator`: SwiftPM refuses unsafe flags in what a version names.
    case package
    /// None: `dikitgen` says how to enable it.
    case none
}

/// The toolchain's folder of compiler libraries, if it holds SwiftSyntax: found by the library that runs this manifest.
let toolchainSyntaxFolder: String? = {
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
    let lines = String(decoding: maps.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }), let start = line.firstIndex(of: "/") else { return nil }
    var folder = URL(fileURLWithPath: String(line[start...]))
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("host")
    let module = folder.appendingPathComponent("SwiftSyntax.swiftmodule").path
    return FileManager.default.fileExists(atPath: module) ? folder.path : nil
}()

let syntaxSource: SyntaxSource = {
    if let wanted = Context.environment["DIKIT_SWIFT_SYNTAX"], let source = SyntaxSource(rawValue: wanted) { return source }
    // "/" while SwiftPM looks at a tag, a folder of checkouts or downloads afterwards.
    let folder = Context.packageDirectory
    let isVersioned = folder == "/" || folder.contains("/checkouts/") || folder.contains("/registry/downloads/")
    return isVersioned || toolchainSyntaxFolder == nil ? .package : .toolchain
}()

var syntaxDependencies: [Target.Dependency] = []
var syntaxSettings: [SwiftSetting] = []
var syntaxLinkerSettings: [LinkerSetting] = []
switch syntaxSource {
case .toolchain:
    guard let folder = toolchainSyntaxFolder else { fatalError("this toolchain has no SwiftSyntax of its own") }
    syntaxSettings = [.define("DIKIT_GENERATOR"), .unsafeFlags(["-I", folder])]
    syntaxLinkerSettings = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
case .package:
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"))
    syntaxDependencies = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].map {
        .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Generator"]))
    }
    syntaxSettings = [.define("DIKIT_GENERATOR", .when(traits: ["Generator"]))]
case .none:
    break
}

// Declared in every mode, so that who asks for it is understood; only the package needs it.
package.traits.insert(.trait(name: "Generator", description: "Builds dikitgen and DIGenKit with swift-syntax."))
package.products += [
    .library(name: "DIGenKit", targets: ["DIGenKit"]),
    .executable(name: "dikitgen", targets: ["dikitgen"]),
    .plugin(name: "DIKitGenerate", targets: ["DIKitGenerate"]),
    .plugin(name: "DIKitGenerateCommand", targets: ["DIKitGenerateCommand"]),
    .plugin(name: "DIKitCheckCommand", targets: ["DIKitCheckCommand"]),
]
package.targets += [
    .target(
        name: "DIGenKit", dependencies: ["DIGraph"] + syntaxDependencies, swiftSettings: settings + syntaxSettings,
        linkerSettings: syntaxLinkerSettings),
    // Who imports DIGenKit has to find the modules that it imports, too.
    .executableTarget(name: "dikitgen", dependencies: ["DIGenKit", "DIGraph"], swiftSettings: settings + syntaxSettings),
    .plugin(name: "DIKitGenerate", capability: .buildTool(), dependencies: ["dikitgen"]),
    .plugin(
        name: "DIKitGenerateCommand",
        capability: .command(
            intent: .custom(verb: "dikit-generate", description: "Writes the resolvers of targets into their folders, to be committed."),
            permissions: [.writeToPackageDirectory(reason: "to write the generated source into the folder of each target")]),
        dependencies: ["dikitgen"]),
    .plugin(
        name: "DIKitCheckCommand",
        capability: .command(intent: .custom(verb: "dikit-check", description: "Checks what the sources register, declare and ask for.")),
        dependencies: ["dikitgen"]),
    .testTarget(
        name: "DIGenKitTests", dependencies: ["DIGenKit", "DIGraph", "dikitgen", "DIKit"], exclude: ["Corpus", "Golden"],
        swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinkerSettings),
]

// MARK: The example's static wiring

if let orders = package.targets.first(where: { $0.name == "orders" }), let tests = package.targets.first(where: { $0.name == "OrdersTests" }) {
    if case .toolchain = syntaxSource {
        orders.plugins = [.plugin(name: "DIKitGenerate")]
        for target in [orders, tests] { target.swiftSettings = settings + [.define("ORDERS_STATIC")] }
    } else {
        // Without the generator the example has one wiring less, and still needs nothing that has to be fetched.
        orders.exclude = ["Static"]
    }
}

// MARK: Apple's modules

// With DIKIT_STAND_INS=1 the code for SwiftUI and UIKit is compiled against stand-ins for these modules and tested: Scripts/check-apple.
// In a build folder of its own, since modules that another build has left there would be found too. No product has them otherwise.
if Context.environment["DIKIT_STAND_INS"] == "1" {
    package.dependencies.append(.package(path: "StandIns"))
    let standIns: Target.Dependency = .product(name: "StandIns", package: "StandIns")
    package.targets.removeAll { $0.type == .test }
    // Who asks whether such a module can be imported gets one answer only if it has been built before.
    package.targets.first { $0.name == "DIKit" }?.dependencies.append(standIns)
    package.targets += [
        .testTarget(name: "DIKitSwiftUITests", dependencies: ["DIKit", "CDIKit", "DIKitTesting", standIns], swiftSettings: settings),
        .executableTarget(
            name: "OrdersApp", dependencies: ["DIKit", "OrdersKit", standIns], path: "Examples/OrdersApp/Sources/OrdersApp", swiftSettings: settings),
        .testTarget(
            name: "OrdersAppTests", dependencies: ["DIKit", "DIKitTesting", "OrdersKit", "OrdersApp", standIns], path: "Examples/OrdersApp/Tests",
            exclude: ["Golden"], swiftSettings: settings),
        .testTarget(name: "AppleDocumentTests", dependencies: ["DIKit", "DIKitTesting", standIns], swiftSettings: documentSettings),
        .testTarget(name: "DIKitUIKitTests", dependencies: ["DIKit", "DIKitTesting", standIns], swiftSettings: settings),
    ]
}
