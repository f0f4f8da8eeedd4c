// swift-tools-version: 6.1
import PackageDescription

/// The settings of the package that is measured.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v10_15)],
    dependencies: [
        .package(name: "DIKit", path: "..")
    ],
    targets: [
        .target(name: "BenchmarkSupport", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .executableTarget(
            name: "benchmarks", dependencies: ["BenchmarkSupport", .product(name: "DIKit", package: "DIKit")], swiftSettings: settings),
    ]
)
