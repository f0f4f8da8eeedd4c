// swift-tools-version: 6.1
import PackageDescription

// Xcode opens this folder: choose the scheme OrdersApp and "My Mac".

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "OrdersApp",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "DIKit", path: "../..")],
    targets: [
        // A link: the same sources as those of the program for the command line.
        .target(name: "OrdersKit", swiftSettings: settings),
        .executableTarget(name: "OrdersApp", dependencies: ["OrdersKit", .product(name: "DIKit", package: "DIKit")], swiftSettings: settings),
        .testTarget(
            name: "OrdersAppTests",
            dependencies: ["OrdersApp", "OrdersKit", .product(name: "DIKit", package: "DIKit"), .product(name: "DIKitTesting", package: "DIKit")],
            path: "Tests", exclude: ["Golden"], swiftSettings: settings),
    ]
)
