// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every target.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

let package = Package(
    name: "DIKit",
    platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
    products: [
        .library(name: "DIKit", targets: ["DIKit"]),
        // For programs of several dynamic libraries, which then share one copy of what belongs to the process.
        .library(name: "DIKitDynamic", type: .dynamic, targets: ["DIKit"]),
    ],
    targets: [
        .target(name: "CDIKit"),
        .target(name: "DIKit", dependencies: ["CDIKit"], swiftSettings: settings),
        .target(name: "OrdersKit", path: "Examples/Orders/Sources/OrdersKit", swiftSettings: settings),
        .executableTarget(
            name: "orders", dependencies: ["DIKit", "OrdersKit"], path: "Examples/Orders/Sources/orders", swiftSettings: settings),
        .testTarget(
            name: "OrdersTests", dependencies: ["DIKit", "OrdersKit", "orders"], path: "Examples/Orders/Tests", exclude: ["Golden"],
            swiftSettings: settings),
        .target(name: "AllocationCounting", path: "Tests/AllocationCounting"),
        .testTarget(
            name: "DIKitTests", dependencies: ["DIKit", "CDIKit", "AllocationCounting"], exclude: ["Errors/Golden"],
            swiftSettings: settings),
    ]
)
