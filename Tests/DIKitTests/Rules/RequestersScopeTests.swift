import Foundation
import Testing

@_spi(Testing) @testable import DIKit

#if DEBUG
    private final class Name: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }
    private final class Screen: Sendable {
        let name: String
        init() {
            struct Owner { @Inject var name: Name }
            name = Owner().name.text
        }
    }
    private final class Slow: Sendable {
        let screen: Screen
        init(_ screen: Screen) { self.screen = screen }
    }

    /// Rules 4 and 5: a main factory sees the scope of the task that asks, whichever way main runs it.
    @Suite struct RequestersScopeTests {
        private func named(_ text: String) -> Container {
            let container = Container()
            container.register(Name.self) { Name(text) }
            return container
        }

        /// A container whose `Slow` is made off main and needs main, once `mainWaits` has been opened.
        private func container(begun: Gate, onMain: @escaping @Sendable () -> Void = {}) -> Container {
            let container = Container()
            container.isolatedMain.register(Screen.self, options: .transient) {
                onMain()
                return Screen()
            }
            container.register(Slow.self, options: .container, isolation: nil) { (resolver: any Resolver) in
                begun.open()
                waitUntilMainSleeps()
                return Slow(resolver.resolve())
            }
            return container
        }

        @Test func factoryThatAWaitingMainRunsSeesTheRequestersOverride() async {
            let begun = Gate()
            let container = container(begun: begun)
            let requesters = named("requester")
            let mains = named("main")
            Thread { InjectSettings.withResolver(requesters) { _ = container.resolve(Slow.self) } }.start()
            let name = await InjectSettings.withResolver(mains) {
                await MainActor.run {
                    begun.pass()
                    return container.resolve(Slow.self).screen.name
                }
            }
            #expect(name == "requester")
        }

        @Test func factoryThatAMainJobRunsSeesTheRequestersOverride() async {
            let container = Container()
            container.isolatedMain.register(Screen.self, options: .transient) { Screen() }
            let requesters = named("requester")
            let name = await Task.detached { InjectSettings.withResolver(requesters) { container.resolve(Screen.self).name } }.value
            #expect(name == "requester")
        }

        @Test func mainsOwnOverrideIsHiddenFromARequesterWithout() async {
            let begun = Gate()
            let seen = Shared<Bool?>(nil)
            let container = container(begun: begun) { seen.withValue { $0 = InjectSettings.scopedResolver != nil } }
            let mains = named("main")
            // What is shared is the process's: the requester's `@Inject` would find nothing, so it is not asked for here.
            container.isolatedMain.register(Name.self, options: .transient) {
                seen.withValue { $0 = InjectSettings.scopedResolver != nil }
                return Name("made")
            }
            container.register(Built.self, options: .container, isolation: nil) { (resolver: any Resolver) in
                begun.open()
                waitUntilMainSleeps()
                return Built(resolver.resolve())
            }
            Thread { _ = container.resolve(Built.self) }.start()
            await InjectSettings.withResolver(mains) {
                await MainActor.run {
                    begun.pass()
                    _ = container.resolve(Built.self)
                }
            }
            #expect(seen.current == false)
        }

        @Test func reportOfAFactoryThatAWaitingMainRunsIsTheRequesters() async {
            let begun = Gate()
            let requesters = Shared<[String]>([])
            let mains = Shared<[String]>([])
            let container = Container()
            container.isolatedMain.register(Name.self, options: .transient) {
                Reporter.report("told")
                return Name("made")
            }
            container.register(Built.self, options: .container, isolation: nil) { (resolver: any Resolver) in
                begun.open()
                waitUntilMainSleeps()
                return Built(resolver.resolve())
            }
            Thread {
                Reporter.$hook.withValue(Reporter.Hook { text, _ in requesters.withValue { $0.append(text) } }) { _ = container.resolve(Built.self) }
            }.start()
            await Reporter.$hook.withValue(Reporter.Hook { text, _ in mains.withValue { $0.append(text) } }) {
                await MainActor.run {
                    begun.pass()
                    _ = container.resolve(Built.self)
                }
            }
            #expect(requesters.current == ["told"])
            #expect(mains.current.isEmpty)
        }
    }

    private final class Built: Sendable {
        let name: Name
        init(_ name: Name) { self.name = name }
    }

    /// Returns once main sleeps inside DIKit.
    private func waitUntilMainSleeps() {
        while Creations.shared.state.withLock({ $0.mainSleeper == nil }) { sched_yield() }
    }
#endif
