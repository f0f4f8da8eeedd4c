#if DEBUG
    import Testing

    @_spi(Testing) @testable import DIKit

    private protocol API: AnyObject, Sendable { var number: Int { get } }
    private final class Numbered: API {
        let number: Int
        init(_ number: Int) { self.number = number }
    }
    private final class Screen {
        @Inject var api: any API
        @InjectLazy var lazy: any API
        @InjectProvider var provider: any API
        @InjectWrapped var wrapped: Lazy<any API>
        @Inject(named: "none") var optional: Int?
        var projectedLazy: Lazy<any API> { $lazy }
        var projectedProvider: Provider<any API> { $provider }
    }
    private struct Value {
        @Inject var api: any API
        @InjectLazy(named: "named") var named: any API
    }
    private actor Isolated {
        @Inject var api: any API
        func number() -> Int { api.number }
    }
    @MainActor private final class Main {
        @Inject var api: any API
        @InjectProvider var provider: any API
    }

    /// The four wrappers resolve from the resolver that was current when their owner was created.
    @Suite struct InjectTests {
        private func container(_ options: Options = .transient, made: Counter = Counter(0)) -> Container {
            let container = Container()
            container.register((any API).self, options: options) { Numbered(made.increment()) }
            container.register((any API).self, options: options + "named") { Numbered(-1) }
            return container
        }

        @Test func injectResolvesOnceWhenTheOwnerIsCreated() {
            let made = Counter(0)
            InjectSettings.withResolver(container(made: made)) {
                let screen = Screen()
                #expect(made.current == 1)
                #expect(screen.api.number == 1 && screen.api.number == 1)
                #expect(screen.optional == nil)
            }
        }

        @Test func lazyResolvesOnTheFirstReadAndProviderOnEach() {
            let made = Counter(0)
            InjectSettings.withResolver(container(made: made)) {
                let screen = Screen()
                #expect(screen.lazy.number == 2 && screen.lazy.number == 2)
                #expect(screen.projectedLazy.wrappedValue.number == 2)
                #expect(screen.provider.number == 3 && screen.provider.number == 4)
                #expect(screen.projectedProvider.wrappedValue.number == 5)
                #expect(screen.wrapped.wrappedValue.number == 6 && screen.wrapped.wrappedValue.number == 6)
            }
        }

        @Test func worksInStructsActorsAndMainActorTypes() async {
            let resolver = container()
            InjectSettings.withResolver(resolver) {
                let value = Value()
                #expect(value.api.number == 1)
                #expect(value.named.number == -1)
            }
            let actor = InjectSettings.withResolver(resolver) { Isolated() }
            #expect(await actor.number() == 2)
            await InjectSettings.withResolver(resolver) { await MainActor.run { #expect(Main().api.number == 3) } }
        }

        @Test func keepsTheResolverItWasCreatedWith() {
            let screen = InjectSettings.withResolver(container()) { Screen() }
            InjectSettings.withResolver(Container()) {
                #expect(screen.lazy.number == 2)
                #expect(screen.provider.number == 3)
            }
        }

        @Test func argumentsReachTheFactoryAndAreForgottenOnRequest() {
            final class Argument: Sendable {}
            final class Owner {
                @InjectLazy var manager: String
                init(_ argument: Argument, shouldCleanup: Bool) {
                    _manager = InjectLazy(with: [argument, "Bob"], shouldCleanup: shouldCleanup)
                }
            }
            let container = Container()
            container.register(String.self, options: .transient) { _, arguments in arguments.first() }
            for shouldCleanup in [false, true] {
                var argument: Argument? = Argument()
                weak let observed = argument
                let owner = InjectSettings.withResolver(container) { [argument] in Owner(argument ?? Argument(), shouldCleanup: shouldCleanup) }
                argument = nil
                #expect(observed != nil)
                #expect(owner.manager == "Bob")
                #expect((observed == nil) == shouldCleanup)
            }
        }

        @Test func overrideFollowsTheTaskAndItsChildrenAndNothingElse() async {
            let resolver = container()
            @Sendable func isSeen() -> Bool { InjectSettings.resolver.map { $0 as? Container === resolver } ?? false }
            await InjectSettings.withResolver(resolver) {
                #expect(isSeen())
                #expect(Container.shared === resolver)
                #expect(InjectSettings.container === resolver)
                async let child = isSeen()
                #expect(await child)
                await withTaskGroup(of: Bool.self) { group in
                    group.addTask { isSeen() }
                    for await seen in group { #expect(seen) }
                }
                #expect(await Task { isSeen() }.value)
                #expect(await Task.detached { isSeen() }.value == false)
                #expect(!onAnotherThread { isSeen() })
            }
            #expect(!isSeen())
        }

        @Test func overrideEndsWhenItsOperationThrows() {
            struct Failure: Error {}
            let resolver = container()
            #expect(throws: Failure.self) { try InjectSettings.withResolver(resolver) { throw Failure() } }
            #expect(InjectSettings.container !== resolver)
        }

        /// A child that is current reads as the builder while what its parent keeps is being built.
        @Test func keptInstanceInjectsFromItsBuilder() {
            final class Kept: Sendable {
                let number: Int
                init() {
                    let value = Value()
                    number = value.api.number
                }
            }
            let parent = container(made: Counter(100))
            parent.register(Kept.self, options: .container) { Kept() }
            let child = parent.child()
            child.register((any API).self, options: .transient) { Numbered(0) }
            InjectSettings.withResolver(child) {
                #expect(Value().api.number == 0)
                #expect(child.resolve(Kept.self).number == 101)
            }
        }

        @Test func keptInstanceDoesNotKeepTheContainerThroughItsWrappers() {
            final class Kept: Sendable {
                let lazy: Lazy<any API>
                let provider: Provider<any API>
                init() {
                    let owner = Screen()
                    lazy = owner.projectedLazy
                    provider = owner.projectedProvider
                }
            }
            weak var ended: Container?
            do {
                let container = container()
                ended = container
                container.register(Kept.self, options: .container) { Kept() }
                InjectSettings.withResolver(container) { #expect(container.resolve(Kept.self).provider.wrappedValue.number > 0) }
            }
            #expect(ended == nil)
        }
    }

    /// The shared container is the process's, so each of these is a process of its own.
    @Suite struct SharedContainerTests {
        @Test func oneContainerIsSharedAtATime() async {
            await #expect(processExitsWith: .success) {
                Reporter.printReports()
                let first = Container()
                let second = Container()
                precondition(InjectSettings.resolver == nil && InjectSettings.container == nil)
                precondition(first.makeShared() && first.makeShared())
                precondition(!second.makeShared())
                precondition(Container.shared === first && InjectSettings.container === first)
                precondition(!second.razeShared())
                precondition(first.razeShared() && !first.razeShared())
                precondition(second.makeShared() && Container.razeShared() && !Container.razeShared())
                precondition(InjectSettings.resolver == nil)
                precondition(Container.shared === Container.shared)
            }
        }

        @Test func razingLetsGo() async {
            await #expect(processExitsWith: .success) {
                weak var ended: Container?
                do {
                    let container = Container()
                    ended = container
                    container.makeShared()
                }
                precondition(ended != nil)
                Container.razeShared()
                precondition(ended == nil)
            }
        }

        @Test func missWithoutASharedContainerSaysSo() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Screen() }
            #expect(StandardError(result).report().hasPrefix("DIKit: no registration for `any API`: no container was made shared\n"))
        }

        @Test func registrationsOfTheProcessesDefaultAreFound() async {
            await #expect(processExitsWith: .success) {
                Container.shared.register((any API).self, options: .container) { Numbered(7) }
                Container.shared.register((any API).self, options: .container + "named") { Numbered(8) }
                precondition(Value().api.number == 7 && Value().named.number == 8)
            }
        }
    }
#endif
