// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax, as in the package that is measured: found beside the library that runs this manifest.
let syntaxFolder: String = {
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps").map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } ?? ""
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libPackageDescription.so") }), let start = line.firstIndex(of: "/")
    else { fatalError("the benchmark of the generator needs the SwiftSyntax of a toolchain for Linux") }
    var folder = URL(fileURLWithPath: String(line[start...]))
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("host").path
}()

let package = Package(
    name: "GeneratorBenchmark",
    dependencies: [.package(name: "DIKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "generator", dependencies: [.product(name: "DIGenKit", package: "DIKit")],
            swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-I", syntaxFolder])],
            linkerSettings: [.unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])])
    ]
)
