import Observation
import Testing

@testable import DIKit

private struct InAStruct: Sendable {
    @Dependency(\.tool) var tool
    @LazyDependency(\.tool) var lazyTool
    @WeakLazyDependency(\.tool) var weakTool
    @DynamicDependency(\.tool) var dynamicTool

    /// Not mutating.
    var all: [Tool?] { [tool, lazyTool, weakTool, dynamicTool] }
}

private final class InAClass {
    @Dependency(\.tool) var tool
    @LazyDependency(\.tool) var lazyTool
    @WeakLazyDependency(\.tool) var weakTool
    @DynamicDependency(\.tool) var dynamicTool
    var all: [Tool?] { [tool, lazyTool, weakTool, dynamicTool] }
}

private actor InAnActor {
    @Dependency(\.tool) var tool
    @LazyDependency(\.tool) var lazyTool
    @WeakLazyDependency(\.tool) var weakTool
    @DynamicDependency(\.tool) var dynamicTool
    var all: [Tool?] { [tool, lazyTool, weakTool, dynamicTool] }
}

@MainActor private final class OnMain {
    @Dependency(\.tool) var tool
    @LazyDependency(\.tool) var lazyTool
    @WeakLazyDependency(\.tool) var weakTool
    @DynamicDependency(\.tool) var dynamicTool
    var all: [Tool?] { [tool, lazyTool, weakTool, dynamicTool] }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable private final class Observed {
    @ObservationIgnored @Dependency(\.tool) var tool
    @ObservationIgnored @LazyDependency(\.tool) var lazyTool
    @ObservationIgnored @WeakLazyDependency(\.tool) var weakTool
    @ObservationIgnored @DynamicDependency(\.tool) var dynamicTool
    var all: [Tool?] { [tool, lazyTool, weakTool, dynamicTool] }
}

/// In a `final class: Sendable` Swift refuses every wrapper; this is what stands there instead.
private final class SendableClass: Sendable {
    private let heldTool = dependency(\.tool)
    private let lazyTool = Lazy { dependency(\.tool) }
    var all: [Tool?] { [heldTool, lazyTool.wrappedValue] }
}

/// The nested name hides DIKit's, as in a type that says what it is injected with.
private struct WithANestedDependency {
    struct Dependency {
        let title: String
    }

    @DIKit.Dependency(\.tool) var tool
    let own = Dependency(title: "nested")
}

/// The wrappers in each kind of type that may have them.
@Suite struct WrapperPlacesTests {
    private func isOne(_ all: [Tool?], _ tool: Tool) -> Bool { all.allSatisfy { $0 === tool } }

    @Test func inAStruct() {
        let owner = withDependencies {
            $0.tool.register { Tool("mine") }
        } operation: {
            InAStruct()
        }
        #expect(owner.tool.name == "mine")
        #expect(owner.lazyTool === owner.tool)
        #expect(owner.weakTool === owner.tool)
        // The only one that follows the task.
        #expect(owner.dynamicTool.name == "tool")
    }

    @Test func readsOfAStructAreNotMutating() {
        withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            let owner = InAStruct()
            #expect(isOne(owner.all, dependency(\.tool)))
        }
    }

    @Test func inAClass() {
        withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            #expect(isOne(InAClass().all, dependency(\.tool)))
        }
    }

    @Test func inAnActor() async {
        await withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            #expect(isOne(await InAnActor().all, dependency(\.tool)))
        }
    }

    @Test @MainActor func inATypeOfTheMainActor() {
        withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            #expect(isOne(OnMain().all, dependency(\.tool)))
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func inAnObservableClass() {
        withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            #expect(isOne(Observed().all, dependency(\.tool)))
        }
    }

    @Test func sendableClassUsesTheFunction() {
        withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            #expect(isOne(SendableClass().all, dependency(\.tool)))
        }
    }

    @Test func besideANestedTypeOfTheName() {
        withDependencies {
            $0.tool.register { Tool() }
        } operation: {
            let owner = WithANestedDependency()
            #expect(owner.tool === dependency(\.tool))
            #expect(owner.own.title == "nested")
        }
    }

    @Test func ownersGoBetweenTasks() async {
        let owner = withDependencies {
            $0.tool.register { Tool("mine") }
        } operation: {
            InAStruct()
        }
        #expect(await Task.detached { owner.lazyTool.name }.value == "mine")
    }
}

/// When each of the wrappers resolves, and from where.
@Suite struct WrapperTimeTests {
    private struct Owner {
        @Dependency(\.title) var title
        @LazyDependency(\.title) var lazyTitle
        @DynamicDependency(\.title) var dynamicTitle
    }

    private final class Holder {
        @WeakLazyDependency(\.sharedTool) var tool
    }

    @Test func resolvesAtCreationOnceOrEachTime() {
        withDependencies {
            $0.title.register { "1" }
        } operation: {
            let owner = Owner()
            Container.shared.title.register { "2" }
            #expect(owner.title == "1")
            #expect(owner.lazyTitle == "2")
            Container.shared.title.register { "3" }
            #expect(owner.title == "1")
            #expect(owner.lazyTitle == "2")
            #expect(owner.dynamicTitle == "3")
        }
    }

    @Test func lazyCapturesTheContainerAtItsCreation() throws {
        let container = Container()
        container.title.register { "mine" }
        let owner = InjectSettings.withScope(container) { Owner() }
        #expect(owner.lazyTitle == "mine")
        #expect(owner.dynamicTitle == "test")
        InjectSettings.withScope(container) { #expect(owner.dynamicTitle == "mine") }
    }

    @Test func weakIsNilOnceNobodyHoldsTheInstanceAndStaysSo() {
        let container = Container()
        InjectSettings.withScope(container) {
            let holder = Holder()
            var held = holder.tool
            #expect(held != nil)
            #expect(holder.tool === held)
            held = nil
            #expect(holder.tool == nil)
            let other = container.sharedTool()
            #expect(holder.tool == nil)
            #expect(container.sharedTool() === other)
        }
    }

    @Test func weakKeepsAValue() {
        struct Holder {
            @WeakLazyDependency(\.title) var title
        }
        let holder = Holder()
        #expect(holder.title == "test")
        #expect(holder.title == "test")
    }

    @Test func lazyResolvesOnceUnderThreads() {
        struct Holder: Sendable {
            @LazyDependency(\.uniqueTool) var tool
        }
        for _ in 0..<50 {
            let holder = Holder()
            let seen = onThreads(8) { _ in holder.tool }
            #expect(Set(seen.map { ObjectIdentifier($0) }).count == 1)
        }
    }

    @Test func weakResolvesOnceUnderThreads() {
        struct Holder: Sendable {
            @WeakLazyDependency(\.tool) var tool
        }
        let container = Container()
        for _ in 0..<50 {
            let holder = InjectSettings.withScope(container) { Holder() }
            let seen = onThreads(8) { _ in holder.tool }
            #expect(seen.allSatisfy { $0 === container.tool() })
        }
    }
}
