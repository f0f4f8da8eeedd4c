import Foundation
import Testing

@_spi(Testing) @testable import DIKit

private final class API: Sendable {}
private final class Name: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}
private final class Built: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class Holder: Sendable {
    let api: Provider<API>
    init(_ resolver: any Resolver) { api = resolver.resolveWrapped() }
}
private final class Injects: Sendable {
    init() {
        struct Owner { @Inject var api: API }
        for _ in 0..<20 { _ = Owner() }
    }
}

/// Rules 11 and 12 while the key of what is being built is registered again: who builds it does not change by that.
@Suite struct ReplacedWhileBuiltTests {
    #if DEBUG
        @Test(arguments: [Options.container, .weak, .scoped]) func injectReadsTheBuilder(options: Options) {
            let parent = Container()
            parent.register(Name.self, options: .container) { Name("parent") }
            parent.register(Built.self, options: options + .open) { [unowned parent] in
                parent.register(Built.self, options: options + .open) { Built("new") }
                struct Owner { @Inject var name: Name }
                return Built(Owner().name.text)
            }
            let child = parent.child()
            child.register(Name.self, options: .container) { Name("child") }
            let keeper = options == .scoped ? "child" : "parent"
            InjectSettings.withResolver(child) { #expect(child.resolve(Built.self).name == keeper) }
        }

        @Test func threadsInjectWhileTheKeyIsRegisteredAgain() async {
            await #expect(processExitsWith: .success) {
                let container = Container()
                container.register(API.self, options: .container) { API() }
                @Sendable func register() { container.register(Injects.self, options: .container + .open) { Injects() } }
                register()
                concurrently(4) { index in
                    if index == 0 {
                        for _ in 0..<40_000 { register() }
                    } else {
                        InjectSettings.withResolver(container) { for _ in 0..<10_000 { _ = container.resolve(Injects.self) } }
                    }
                }
            }
        }
    #endif

    @Test func wrapperDoesNotKeepTheContainer() {
        weak var ended: Container?
        do {
            let container = Container()
            ended = container
            container.register(API.self) { API() }
            container.register(Holder.self, options: .container + .open) { [unowned container] resolver in
                container.register(Built.self, options: .transient) { Built("later") }
                container.register(Holder.self, options: .container + .open) { _ in
                    Issue.record("nobody asks again")
                    return Holder(container)
                }
                let holder = Holder(resolver)
                // Kept again, by what the first registration made.
                container.register(Holder.self, options: .container) { holder }
                return holder
            }
            _ = container.resolve(Holder.self)
            _ = container.resolve(Holder.self)
        }
        #expect(ended == nil)
    }
}
