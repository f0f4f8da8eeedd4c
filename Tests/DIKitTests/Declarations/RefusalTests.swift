#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// What the compiler says to code that is not to compile.
    @Suite struct RefusalTests {
        @Test func declarationWithoutALifetimeIsRefusedWithASentence() throws {
            let messages = try Typechecking.messages(
                """
                import DIKit
                struct LiveAPIClient {}
                extension Container {
                    var api: Dependency<LiveAPIClient> {
                        self { LiveAPIClient() }
                    }
                }
                """)
            #expect(messages.contains(":5:"))
            #expect(messages.contains("error: 'callAsFunction' is unavailable: a declaration needs a lifetime: self(.singleton) { … }"))
        }

        @Test func declarationWithALifetimeCompiles() throws {
            let messages = try Typechecking.messages(
                """
                import DIKit
                struct LiveAPIClient {}
                extension Container {
                    var api: Dependency<LiveAPIClient> {
                        self(.singleton) { LiveAPIClient() }
                    }
                }
                final class Feed: Sendable {
                    private let api = dependency(\\.api)
                }
                """)
            #expect(messages == "")
        }

        @Test(arguments: ["Dependency", "LazyDependency", "WeakLazyDependency", "DynamicDependency"])
        func wrapperInASendableClassIsRefused(wrapper: String) throws {
            let messages = try Typechecking.messages(
                """
                import DIKit
                final class API: Sendable {}
                extension Container {
                    var api: Dependency<API> { self(.singleton) { API() } }
                }
                final class Feed: Sendable {
                    @\(wrapper)(\\.api) private var api
                }
                """)
            #expect(messages.contains("error: "))
            #expect(messages.contains("Sendable"))
        }

        @Test func wrappersOfWhatIsNotSendableAreNotEither() throws {
            let messages = try Typechecking.messages(
                """
                import DIKit
                final class API {}
                extension Container {
                    var api: Dependency<API> { self(.singleton) { API() } }
                }
                struct Feed: Sendable {
                    @LazyDependency(\\.api) var api
                }
                """)
            #expect(messages.contains("error: "))
            #expect(messages.contains("'Sendable'-conforming struct 'Feed'"))
        }
    }

    /// Compiles a source as far as its types, beside the modules of this package.
    private enum Typechecking {
        static func messages(_ source: String) throws -> String {
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
            let products = bundle.deletingLastPathComponent()
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
            try source.write(to: file, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: file) }
            let headers = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }.joined(separator: "/").dropFirst()
            let process = Process()
            let errors = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path,
                "-Xcc", "-fmodule-map-file=\(products.appendingPathComponent("CDIKit.build/module.modulemap").path)",
                "-I", "\(headers)/Sources/CDIKit/include", file.path,
            ]
            process.standardError = errors
            try process.run()
            let text = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: text, as: UTF8.self)
        }
    }
#endif
