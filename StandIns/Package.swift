// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// Stand-ins for some of Apple's modules, so that code which imports them can be compiled and exercised where they do not exist.
// Test support: nothing that ships depends on this package.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The toolchain's folder of compiler libraries, which holds SwiftSyntax: found by the library that runs this manifest.
let syntaxFolder: String = {
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps") else { fatalError("the stand-ins are for Linux") }
    let lines = String(decoding: maps.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }), let start = line.firstIndex(of: "/") else {
        fatalError("the toolchain's libraries are not where they are expected")
    }
    var folder = URL(fileURLWithPath: String(line[start...]))
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("host").path
}()

let package = Package(
    name: "StandIns",
    products: [
        .library(name: "StandIns", targets: ["Combine", "DeveloperToolsSupport", "SwiftUI", "UIKit", "_Testing_UIKit"])
    ],
    targets: [
        .target(name: "Combine", swiftSettings: settings),
        .macro(
            name: "PreviewsMacros", swiftSettings: settings + [.unsafeFlags(["-I", syntaxFolder])],
            linkerSettings: [.unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])]),
        .target(name: "DeveloperToolsSupport", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["Combine", "DeveloperToolsSupport", "PreviewsMacros"], swiftSettings: settings),
        .target(name: "UIKit", swiftSettings: settings),
        .target(name: "_Testing_UIKit", swiftSettings: settings),
        .testTarget(
            name: "StandInsTests", dependencies: ["Combine", "DeveloperToolsSupport", "SwiftUI", "UIKit", "_Testing_UIKit"], path: "Tests",
            swiftSettings: settings),
    ]
)
