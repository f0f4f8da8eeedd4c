// swift-tools-version: 6.1
import PackageDescription

// Stand-ins for three of Apple's modules, so that code which imports them can be compiled and exercised where they do not exist.
// Test support: nothing that ships depends on this package.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "StandIns",
    products: [
        .library(name: "StandIns", targets: ["Combine", "SwiftUI", "UIKit", "_Testing_UIKit"])
    ],
    targets: [
        .target(name: "Combine", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: settings),
        .target(name: "UIKit", swiftSettings: settings),
        .target(name: "_Testing_UIKit", swiftSettings: settings),
        .testTarget(name: "StandInsTests", dependencies: ["Combine", "SwiftUI", "UIKit", "_Testing_UIKit"], path: "Tests", swiftSettings: settings),
    ]
)
