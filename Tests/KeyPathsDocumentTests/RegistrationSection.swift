// The documented code stands here as it is written there.
// swift-format-ignore-file

import DIKit
import DIKitTesting
import Testing

// MARK: Registration, as documented

extension Container {
    var api: Dependency<APIClient> {
        self(.singleton) { LiveAPIClient() }
            .preview { PreviewAPIClient() }
            .test { TestAPIClient() }
    }

    var analytics: Dependency<Analytics> {
        self(.unique) { LiveAnalytics() }
            .onDebug { NoOpAnalytics() }
    }
}

@Suite(.container) struct Registration {
    @Test func previewAndTestValuesAreSelectedAutomatically() {
        #expect(Container.shared.api() is TestAPIClient)
        withDependencyContexts([.preview]) { #expect(Container.shared.api() is PreviewAPIClient) }
        live { #expect(Container.shared.api() is LiveAPIClient) }
    }

    @Test func debugValueIsSelectedInADebugBuild() {
        withDependencyContexts([.debug]) { #expect(Container.shared.analytics() is NoOpAnalytics) }
        live { #expect(Container.shared.analytics() is LiveAnalytics) }
        #if DEBUG
            #expect(Container.shared.analytics() is NoOpAnalytics)
        #endif
    }
}

// MARK: The table of lifetimes, as documented

extension Lifetime {
    static let session = Cached()
}

extension Container {
    var user: Dependency<User> {
        self(.session) { User() }
    }
}

func logout() {
    Container.shared.manager.reset(lifetime: .session)
}

extension Container {
    var unique: Dependency<Part> { self(.unique) { Part() } }
    var cached: Dependency<Part> { self(.cached) { Part() } }
    var held: Dependency<Part> { self(.shared) { Part() } }
    var singleton: Dependency<Part> { self(.singleton) { Part() } }
    var graph: Dependency<Part> { self(.graph) { Part() } }
    var whole: Dependency<Whole> { self(.unique) { Whole(self.graph(), self.graph()) } }
}

@Suite(.container, .dependencyContexts([])) struct Lifetimes {
    let container = Container.shared

    @Test func uniqueIsANewInstanceOnEveryResolve() {
        #expect(container.unique() !== container.unique())
    }

    @Test func cachedIsOneInstancePerContainerUntilTheCacheIsReset() {
        let first = container.cached()
        #expect(container.cached() === first)
        #expect(Container().cached() !== first)
        container.manager.reset(lifetime: .cached)
        let second = container.cached()
        #expect(second !== first)
        container.reset()
        #expect(container.cached() !== second)
    }

    @Test func sharedIsWeakAndLivesWhileSomethingElseHoldsAStrongReference() {
        weak var gone: Part?
        do {
            let strong = container.held()
            #expect(container.held() === strong)
            gone = strong
        }
        #expect(gone == nil)
    }

    @Test func singletonIsOneInstancePerProcessAndIsolatedInTests() async {
        let first = container.singleton()
        #expect(Container().singleton() === first)
        // Outside the test there is another one.
        #expect(await Task.detached { withDependencyContexts([]) { Container().singleton() } }.value !== first)
    }

    @Test func graphIsOneInstancePerRootResolveCycle() {
        let whole = container.whole()
        #expect(whole.first === whole.second)
        #expect(container.whole().first !== whole.first)
    }

    @Test func customIsTheSameAsCachedAndResetIndependently() {
        let (user, cached) = (container.user(), container.cached())
        #expect(container.user() === user)
        #expect(Container().user() !== user)
        logout()
        #expect(container.user() !== user)
        #expect(container.cached() === cached)
        let next = container.user()
        container.manager.reset(lifetime: .cached)
        #expect(container.user() === next)
    }
}
