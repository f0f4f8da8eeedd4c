import Testing

@testable import DIKit

private struct Broken: Error {}

private final class Needing: Sendable {
    let tool: Tool
    init(_ tool: Tool) { self.tool = tool }
}

extension Container {
    fileprivate var kept: Dependency<Tool> { self(.cached) { Tool("kept") }.liveInTests() }
    fileprivate var broken: Dependency<Tool> { self(.cached) { throw Broken() }.liveInTests() }
    fileprivate var needing: Dependency<Needing> { self(.unique) { Needing(try self.broken.tryResolve()) }.liveInTests() }
    fileprivate var circular: Dependency<Needing> { self(.cached) { Needing(try self.back.tryResolve()) }.liveInTests() }
    fileprivate var back: Dependency<Tool> { self(.unique) { try self.circular.tryResolve().tool }.liveInTests() }
    fileprivate var nothing: Dependency<Tool?> { self(.unique) { nil }.liveInTests() }
    fileprivate var promise: Dependency<Tool?> { promised(.cached) }
    fileprivate var composite: Dependency<Needing> { self(.unique) { Needing(self.toolInTests()) }.liveInTests() }
    fileprivate var toolInTests: Dependency<Tool> { self(.unique) { Tool("live") }.test { Tool("test") } }
}

/// Errors of declared dependencies, caught.
@Suite struct TryingTests {
    let container = Container()

    @Test func answersWithWhatIsKept() throws {
        let kept = try container.kept.tryResolve()
        #expect(container.kept() === kept)
        #expect(try container.kept.tryResolve() === kept)
        #expect(try container.nothing.tryResolve() == nil)
    }

    @Test func throwsWhatTheFactoryThrew() {
        let error = #expect(throws: ResolutionError.self) { try container.broken.tryResolve() }
        #expect(error?.code == .factoryThrew)
        #expect(error?.underlying is Broken)
    }

    @Test func throwsWithThePath() {
        let error = #expect(throws: ResolutionError.self) { try container.needing.tryResolve() }
        #expect(error?.underlying is Broken)
        #expect(error?.report.contains("Needing") == true)
    }

    @Test func throwsACycle() {
        let error = #expect(throws: ResolutionError.self) { try container.circular.tryResolve() }
        #expect(error?.code == .cycle)
    }

    @Test func unregisteredPromiseThrowsInDebugAndIsNilInRelease() throws {
        #if DEBUG
            let error = #expect(throws: ResolutionError.self) { try container.promise.tryResolve() }
            #expect(error?.report.contains("promise") == true)
        #else
            #expect(try container.promise.tryResolve() == nil)
        #endif
    }

    @Test func whatIsProvidedThrowsToo() {
        container.provide(\.broken)
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Tool.self) }
        #expect(error?.underlying is Broken)
    }

    @Test func askingByTypeForWhatIsDeclaredSaysHow() {
        _ = container.kept()
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Tool.self) }
        #expect(error?.report.contains("provide(\\.kept)") == true)
    }

    @Test func whatIsMeantToBeLiveInTestsIsNotReportedAndWhatItIsMadeOfIsNot() {
        let reports = Reporter.collecting { #expect(container.composite().tool.name == "test") }
        #expect(reports.isEmpty)
    }
}
