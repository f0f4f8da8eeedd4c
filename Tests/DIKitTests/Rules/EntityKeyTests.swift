import Testing

@testable import DIKit

private class Store: @unchecked Sendable {}
private final class LiveStore: Store, @unchecked Sendable {}
private final class OtherStore: Sendable {}

extension Store: EntityKeyProviding {
    static var entityKey: String { "EntityKeyTests.store" }
}
extension OtherStore: EntityKeyProviding {
    static var entityKey: String { "EntityKeyTests.store" }
}
private struct Flags: EntityKeyProviding, Equatable {
    static var entityKey: String { "EntityKeyTests.flags" }
    var count = 0
}
/// Registered and asked for nowhere but in the child process of one test each.
private final class Early: EntityKeyProviding {
    static var entityKey: String { "EntityKeyTests.early" }
}
private final class Late: EntityKeyProviding {
    static var entityKey: String { "EntityKeyTests.early" }
}
private struct Plain {}

/// Registers without knowing of the conformance.
private func register<T>(_ type: T.Type, in container: Container, options: Options = .container, _ make: @escaping () -> T) {
    container.register(type, options: options, entity: make)
}

@Suite struct EntityKeyTests {
    @Test func typeIsFoundByItself() {
        let container = Container()
        container.register(Flags.self, options: .container) { Flags(count: 3) }
        #expect(container.resolve(Flags.self) == Flags(count: 3))
        #expect(container.optionalResolve(Flags?.self) == .some(Flags(count: 3)))
        #expect(container.hasRegistration(Flags.self))
    }

    @Test func typeOfTheSameKeyIsFoundByACheckedCast() {
        let container = Container()
        // `LiveStore` inherits the key of its base.
        container.register(LiveStore.self, options: .container) { LiveStore() }
        let store = container.resolve(Store.self)
        #expect(store === container.resolve(LiveStore.self))
        #expect(container.hasRegistration(Store.self))
        #expect(container.resolveAll(Store.self).map(ObjectIdentifier.init) == [ObjectIdentifier(store)])
    }

    @Test func instanceOfAnotherTypeIsNoAnswer() throws {
        let container = Container()
        container.register(OtherStore.self, options: .container) { OtherStore() }
        #expect(container.optionalResolve(Store.self) == nil)
        #expect(container.resolve(Store?.self) == nil)
        #expect(container.resolveAll(Store.self).isEmpty)
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Store.self) }
        #expect(error?.code == .otherType)
        Golden.entityKeyOfOtherType.expect(error)
    }

    @Test func namesTellRegistrationsOfOneKeyApart() {
        let container = Container()
        container.register(LiveStore.self, options: .container + "live") { LiveStore() }
        container.register(Store.self, options: .container + "base") { Store() }
        #expect(container.resolve(Store.self, named: "live") is LiveStore)
        #expect(!(container.resolve(Store.self, named: "base") is LiveStore))
        #expect(container.resolveAll(Store.self).count == 2)
        #expect(container.optionalResolve(Store.self) == nil)
    }

    @Test func childShadowsTheParentByTheKey() {
        let parent = Container()
        parent.register(Store.self, options: .container) { Store() }
        #expect(!(parent.resolve(Store.self) is LiveStore))
        let child = parent.child()
        #expect(!(child.resolve(Store.self) is LiveStore))
        child.register(LiveStore.self, options: .container) { LiveStore() }
        #expect(child.resolve(Store.self) is LiveStore)
        #expect(!(parent.resolve(Store.self) is LiveStore))
    }

    @Test func registrationBetweenDropsWhatAChildKeepsForTheParents() {
        let parent = Container()
        parent.register(Store.self, options: .scoped) { Store() }
        let middle = parent.child()
        let child = middle.child()
        let first = child.resolve(Store.self)
        #expect(child.resolve(Store.self) === first)
        middle.register(LiveStore.self, options: .container) { LiveStore() }
        #expect(child.resolve(Store.self) is LiveStore)
    }

    @Test func openRegistrationGivesWayToOneOfTheSameKey() {
        let container = Container()
        container.register(Store.self, options: .container + .open) { Store() }
        let old = container.resolve(Store.self)
        container.register(LiveStore.self, options: .container) { LiveStore() }
        #expect(container.resolve(Store.self) !== old)
        #expect(container.resolve(Store.self) is LiveStore)
        container.register(Store.self, options: .container + .open) { Store() }
        #expect(container.resolve(Store.self) is LiveStore)
    }

    @Test func whatIsReplacedIsReleased() {
        let container = Container()
        container.register(Store.self, options: .container + .open) { Store() }
        weak let old = container.resolve(Store.self)
        container.register(LiveStore.self, options: .container) { LiveStore() }
        #expect(old == nil)
    }

    @Test func implementsOfTheSameKeyIsTheRegistrationItself() {
        let container = Container()
        container.register(LiveStore.self, options: .container) { LiveStore() }.implements(Store.self)
        #expect(container.resolve(Store.self) === container.resolve(LiveStore.self))
    }

    @Test func autoregisteredAndMainActorTypesHaveTheirKeys() async {
        let container = Container()
        container.autoregister(LiveStore.self, options: .container, initializer: LiveStore.init)
        #expect(container.resolve(Store.self) is LiveStore)
        let main = Container()
        main.isolatedMain.register(LiveStore.self, options: .container) { LiveStore() }
        await MainActor.run { #expect(main.resolve(Store.self) is LiveStore) }
    }

    #if DEBUG
        @Test func secondRegistrationOfAKeyTraps() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                container.register(Store.self, options: .container) { Store() }
                container.register(OtherStore.self, options: .container) { OtherStore() }
            }
            #expect(StandardError(result).report().contains("`OtherStore` is already registered with DIKitTests."))
        }
    #else
        @Test func secondRegistrationOfAKeyReplacesTheFirst() {
            let container = Container()
            container.register(Store.self, options: .container) { Store() }
            _ = container.resolve(Store.self)
            container.register(OtherStore.self, options: .container) { OtherStore() }
            #expect(container.optionalResolve(Store.self) == nil)
            #expect(container.optionalResolve(OtherStore.self) != nil)
        }
    #endif

    @Test func resolveOfAnotherTypeTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(OtherStore.self, options: .container) { OtherStore() }
            _ = container.resolve(Store.self)
        }
        #expect(StandardError(result).report().contains("`Store` shares the entity key \"EntityKeyTests.store\" with `OtherStore`"))
    }

    @Test func missOfATypeWithAKeyFindsWhatWasRegisteredUnawares() async {
        await #expect(processExitsWith: .success) {
            let container = Container()
            register(Early.self, in: container) { Early() }
            register(Plain.self, in: container) { Plain() }
            precondition(!EntityKeys.isUsed)
            // A miss of a type without a key asks nothing of others.
            precondition(container.optionalResolve(Int.self) == nil && !EntityKeys.isUsed)
            do throws(ResolutionError) {
                _ = try container.tryResolve(Late.self)
                preconditionFailure("an Early is no Late")
            } catch {
                precondition(error.code == .otherType && EntityKeys.isUsed)
            }
            _ = container.resolve(Early.self)
            _ = container.resolve(Plain.self)
        }
    }

    @Test func missInAChildReKeysTheParent() async {
        await #expect(processExitsWith: .success) {
            let container = Container()
            register(Early.self, in: container) { Early() }
            precondition(container.child().hasRegistration(Late.self))
        }
    }

    #if DEBUG
        @Test func entriesThatMeetWhenTheFeatureIsFirstUsedAreADuplicate() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                register(Early.self, in: container) { Early() }
                register(Late.self, in: container) { Late() }
                container.register(Flags.self) { Flags() }
            }
            #expect(StandardError(result).report().contains("`Late` is already registered with DIKitTests.Late: `Early` has the same entity key, \""))
        }
    #else
        @Test func ofEntriesThatMeetWhenTheFeatureIsFirstUsedTheLaterStays() async {
            await #expect(processExitsWith: .success) {
                let container = Container()
                register(Early.self, in: container) { Early() }
                register(Late.self, in: container) { Late() }
                container.register(Flags.self) { Flags() }
                precondition(container.optionalResolve(Late.self) != nil && container.optionalResolve(Early.self) == nil)
            }
        }
    #endif

    @Test func isFoundWhileManyThreadsRegisterAndAsk() {
        let parent = Container()
        parent.register(Store.self, options: .container) { Store() }
        concurrently(4) { index in
            for _ in 0..<200 {
                let child = parent.child()
                if index.isMultiple(of: 2) { child.register(LiveStore.self, options: .container) { LiveStore() } }
                let isLive = child.resolve(Store.self) is LiveStore
                if isLive != index.isMultiple(of: 2) { Issue.record("a child found what its parent has") }
            }
        }
    }
}
