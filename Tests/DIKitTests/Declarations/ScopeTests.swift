import Dispatch
import Testing

@testable import DIKit

private struct Failure: Error {}

/// What a scope of overrides is to the code inside it, and how it ends.
@Suite struct ScopeTests {
    @Test func innermostScopeCounts() {
        withDependencies {
            $0.title.register { "outer" }
        } operation: {
            #expect(dependency(\.title) == "outer")
            withDependencies {
                $0.title.register { "inner" }
            } operation: {
                #expect(dependency(\.title) == "inner")
            }
            #expect(dependency(\.title) == "outer")
        }
        #expect(dependency(\.title) == "test")
    }

    @Test func outerScopeCountsWhereTheInnerOneSaysNothing() {
        withDependencies {
            $0.title.register { "outer" }
        } operation: {
            withDependencies {
                $0.tool.register { Tool("inner") }
            } operation: {
                #expect(dependency(\.title) == "outer")
                #expect(dependency(\.tool).name == "inner")
            }
            #expect(dependency(\.tool).name == "tool")
        }
    }

    @Test func latestOfAScopeCounts() {
        withDependencies {
            $0.title.register { "1" }
            $0.title.register { "2" }
        } operation: {
            #expect(dependency(\.title) == "2")
            Container.shared.title.register { "3" }
            #expect(dependency(\.title) == "3")
            prepareDependencies { $0.title.register { "4" } }
            #expect(dependency(\.title) == "4")
        }
        #expect(dependency(\.title) == "test")
    }

    @Test func coversEveryContainer() {
        let container = Container()
        withDependencies {
            $0.title.register { "mine" }
        } operation: {
            #expect(container.title() == "mine")
            #expect(container.child().title() == "mine")
            #expect(Container.shared.title() == "mine")
        }
    }

    @Test func containerThatIsMadeInsideHasRegistrationsOfItsOwn() {
        withDependencies {
            $0.title.register { "scope" }
        } operation: {
            let container = Container()
            #expect(container.title() == "scope")
            container.title.register { "own" }
            #expect(container.title() == "own")
            #expect(Container.shared.title() == "scope")
        }
    }

    @Test func updateReadsTheScopeAsItIsBuilt() {
        withDependencies {
            $0.title.register { "first" }
            let title = $0.title()
            $0.title.register { title + ", second" }
        } operation: {
            #expect(dependency(\.title) == "first, second")
        }
    }

    @Test func returnsAndThrowsAsItsOperationDoes() async {
        #expect(
            withDependencies { _ in
            } operation: {
                3
            } == 3)
        #expect(throws: Failure.self) {
            try withDependencies {
                $0.title.register { "mine" }
            } operation: {
                throw Failure()
            }
        }
        #expect(dependency(\.title) == "test")
        #expect(throws: Failure.self) {
            try withDependencies {
                $0.title.register { "mine" }
                throw Failure()
            } operation: {
                Issue.record("it does not run")
            }
        }
        await #expect(throws: Failure.self) {
            try await withDependencies {
                $0.title.register { "mine" }
            } operation: {
                await Task.yield()
                #expect(dependency(\.title) == "mine")
                throw Failure()
            }
        }
        #expect(dependency(\.title) == "test")
    }

    @Test func endsWhenItsTaskIsCancelled() async {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await #expect(throws: CancellationError.self) {
                try await withDependencies {
                    $0.title.register { "mine" }
                } operation: {
                    start.yield()
                    try await Task.sleep(nanoseconds: .max)
                }
            }
            return dependency(\.title)
        }
        for await _ in started { break }
        task.cancel()
        #expect(await task.value == "test")
    }

    @Test @MainActor func asynchronousOperationStaysOnItsActor() async {
        await withDependencies {
            MainActor.assertIsolated()
            $0.title.register { "mine" }
        } operation: {
            MainActor.assertIsolated()
            await Task.yield()
            MainActor.assertIsolated()
            #expect(dependency(\.title) == "mine")
        }
    }

    // MARK: What inherits it

    @Test func tasksInheritIt() async {
        let task = withDependencies {
            $0.title.register { "mine" }
        } operation: {
            Task { dependency(\.title) }
        }
        // Also when the scope has ended before the task reads.
        #expect(await task.value == "mine")
    }

    @Test func groupsAndChildTasksInheritIt() async {
        await withDependencies {
            $0.title.register { "mine" }
        } operation: {
            async let child = dependency(\.title)
            #expect(await child == "mine")
            let titles = await withTaskGroup(of: String.self) { group in
                for _ in 0..<3 { group.addTask { dependency(\.title) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(titles == ["mine", "mine", "mine"])
        }
    }

    @Test func detachedTasksDoNot() async {
        let task = withDependencies {
            $0.title.register { "mine" }
        } operation: {
            Task.detached { dependency(\.title) }
        }
        #expect(await task.value == "test")
    }

    @Test func queuesDoNot() async {
        let title = await withDependencies {
            $0.title.register { "mine" }
        } operation: {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(returning: dependency(\.title)) }
            }
        }
        #expect(title == "test")
    }

    @Test func storedClosuresDoNot() {
        let stored = withDependencies {
            $0.title.register { "mine" }
        } operation: {
            { dependency(\.title) }
        }
        #expect(stored() == "test")
    }

    // MARK: Handing it on

    @Test func escapedItIsThereOnAQueue() async {
        let title = await withDependencies {
            $0.title.register { "mine" }
        } operation: {
            await withEscapedDependencies { dependencies in
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { dependencies.yield { continuation.resume(returning: dependency(\.title)) } }
                }
            }
        }
        #expect(title == "mine")
    }

    @Test func escapedItIsThereInADetachedTaskAndAfterTheScope() async {
        let container = Container()
        let escaped = InjectSettings.withScope(container) {
            withDependencies {
                $0.title.register { "mine" }
            } operation: {
                withEscapedDependencies { $0 }
            }
        }
        let (title, isContainer) = await Task.detached {
            await escaped.yield {
                await Task.yield()
                return (dependency(\.title), Container.shared === container)
            }
        }.value
        #expect(title == "mine")
        #expect(isContainer)
        #expect(escaped.yield { dependency(\.title) } == "mine")
        #expect(dependency(\.title) == "test")
    }

    @Test func escapedItTakesThePlaceOfTheScopeWhereItIsYielded() {
        let escaped = withDependencies {
            $0.title.register { "mine" }
        } operation: {
            withEscapedDependencies { $0 }
        }
        withDependencies {
            $0.title.register { "other" }
        } operation: {
            #expect(escaped.yield { dependency(\.title) } == "mine")
            #expect(dependency(\.title) == "other")
        }
    }
}

/// Writes through a container that was handed out for a scope.
@Suite struct ScopeEndTests {
    private func escaped() -> Container {
        var escaped: Container?
        withDependencies {
            $0.title.register { "mine" }
            escaped = $0
        } operation: {
        }
        return escaped ?? Container()
    }

    @Test func registrationAfterTheScopeIsReportedAndHasNoEffect() {
        let container = escaped()
        let reports = [
            Reporter.collecting { container.title.register { "late" } },
            Reporter.collecting { container.register(Tool.self) { Tool() } },
            Reporter.collecting { container.title.reset() },
            Reporter.collecting { container.reset() },
            Reporter.collecting { container.manager.reset(lifetime: .cached) },
        ]
        for reports in reports {
            #expect(reports.count == 1)
            #expect(reports.first?.contains("came after the scope of overrides") == true)
        }
        #expect(container.title() == "test")
        #expect(dependency(\.title) == "test")
        #expect(container.optionalResolve(Tool.self) == nil)
    }

    @Test func reportNamesTheLine() {
        let container = escaped()
        let line = #line + 1
        let reports = Reporter.collecting { container.title.register { "late" } }
        #expect(reports.first?.contains("ScopeTests.swift:\(line)") == true)
    }

    @Test func taskThatOutlivesTheScopeMayStillWriteToIt() async {
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let task = withDependencies {
            $0.title.register { "mine" }
        } operation: {
            Task {
                for await _ in ended { break }
                Container.shared.title.register { "later" }
                return dependency(\.title)
            }
        }
        end.yield()
        #expect(await task.value == "later")
        #expect(dependency(\.title) == "test")
    }
}
