// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every target, less one line for the documented snippets, which are compiled as they are written.
let documentSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]
let settings = documentSettings + [.enableUpcomingFeature("ExistentialAny")]  // SE-0335

let package = Package(
    name: "DIKit",
    platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
    products: [
        .library(name: "DIKit", targets: ["DIKit"]),
        .library(name: "DIKitTesting", targets: ["DIKitTesting"]),
        // For programs of several dynamic libraries, which then share one copy of what belongs to the process.
        .library(name: "DIKitDynamic", type: .dynamic, targets: ["DIKit"]),
    ],
    targets: [
        .target(name: "CDIKit"),
        .target(name: "DIKit", dependencies: ["CDIKit"], swiftSettings: settings),
        .target(name: "CDIKitTesting"),
        .target(name: "DIKitTesting", dependencies: ["DIKit", "CDIKitTesting"], swiftSettings: settings),
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
            name: "orders", dependencies: ["DIKit", "OrdersKit"], path: "Examples/Orders/Sources/orders", swiftSettings: settings),
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
