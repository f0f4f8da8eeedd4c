import AccountFeature
import DIKit
import DIKitTesting
import Foundation
import Testing

// MARK: Modules, as documented: the program that registers is AccountProgram

@Suite struct Modules {
    @Test func anotherModuleRegistersWhatWasPromised() throws { #expect(try output(of: "promise") == ["loaded 1"]) }

    @Test func eachContainerRegistersOnceAndAgainAfterItsReset() throws {
        #expect(try output(of: "reset") == ["loaded 1", "loaded 2", "loaded 3"])
    }

    @Test func itRegistersOnceUnderThreads() throws { #expect(try output(of: "threads") == ["each once"]) }

    @Test func childHasWhatItsParentRegistered() throws { #expect(try output(of: "children") == ["loaded 1", "loaded 1"]) }

    @Test func overridesCountAboveIt() throws { #expect(try output(of: "override") == ["other", "other 1", "loaded 1"]) }

    @Test func whatItRegistersByTypeStaysWhenItRunsAgain() throws {
        #expect(try output(of: "types") == ["loaded 1", "loaded 2", "loaded"])
    }

    @Test func mainFactoryOfAPromiseRunsOnMain() throws { #expect(try output(of: "main") == ["loaded"]) }

    @Test func promiseIsKeptWhileOthersReset() throws { #expect(try output(of: "resets") == ["always there"]) }

    @Test func defaultOfAPromiseForTestsCountsAboveIt() throws { #expect(try output(of: "contexts") == ["loaded", "fake"]) }

    @Test func scopeCountsAboveItInAContainerThatIsMadeInside() throws { #expect(try output(of: "scope") == ["scope"]) }

    #if DEBUG
        @Test func unregisteredPromiseIsFatalInDebug() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Container().loader()
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("loader"))
            #expect(text.contains("AccountFeature"))
        }
    #else
        @Test func unregisteredPromiseIsNilInRelease() { #expect(Container().loader() == nil) }
    #endif

    @Test(.container) func registeredInATestItIsKept() {
        struct Loader: AccountLoading { func load() -> String { "test" } }
        Container.shared.loader.register { Loader() }
        #expect(dependency(\.loader)?.load() == "test")
    }
}

// MARK: A launch argument of a process

@Suite struct LaunchArguments {
    @Test func argumentOfTheProcessCounts() throws { #expect(try output(of: "mode", "-mock") == ["mock"]) }

    @Test func withoutItTheProgramIsLive() throws { #expect(try output(of: "mode") == ["live"]) }
}

/// Runs AccountProgram, which lies beside the test binary.
private func output(of arguments: String...) throws -> [String] {
    let process = Process()
    let output = Pipe()
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("AccountProgram")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
}
