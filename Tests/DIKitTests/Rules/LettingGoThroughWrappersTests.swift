import Testing

@_spi(Testing) @testable import DIKit

private final class API: Sendable {}
private final class Inner: Sendable {
    let api: Provider<API>
    init(_ resolver: any Resolver) { api = resolver.resolveWrapped() }
}
private final class Kept<Wrapper: InstanceWrapper>: @unchecked Sendable where Wrapper.Wrapped == Inner {
    let inner: Wrapper
    init(_ resolver: any Resolver) { inner = resolver.resolveWrapped() }
}
/// A wrapper of one's own that keeps what it read.
private final class Remembers<Wrapped>: InstanceWrapper, @unchecked Sendable {
    private let make: () -> Wrapped
    private(set) lazy var value: Wrapped = make()
    init(with factory: @escaping () -> Wrapped) { make = factory }
}

/// Rule 12: what a lazy of a kept instance makes after the build belongs to that instance, so its wrappers do not keep the container either.
@Suite struct LettingGoThroughWrappersTests {
    private func container() -> Container {
        let container = Container()
        container.register(API.self, options: .transient) { API() }
        container.register(Inner.self, options: .transient) { Inner($0) }
        container.register(Kept<Lazy<Inner>>.self, options: .container) { Kept($0) }
        container.register(Kept<Remembers<Inner>>.self, options: .container) { Kept($0) }
        container.register(Kept<Provider<Inner>>.self, options: .container) { Kept($0) }
        return container
    }

    @Test func lazyThatIsReadAfterTheBuild() {
        weak var ended: Container?
        do {
            let container = container()
            ended = container
            let inner = container.resolve(Kept<Lazy<Inner>>.self).inner.wrappedValue
            _ = inner.api.wrappedValue
        }
        #expect(ended == nil)
    }

    @Test func wrapperOfOnesOwnThatIsReadAfterTheBuild() {
        weak var ended: Container?
        do {
            let container = container()
            ended = container
            _ = container.resolve(Kept<Remembers<Inner>>.self).inner.value.api.wrappedValue
        }
        #expect(ended == nil)
    }

    /// A provider keeps nothing: what it gives belongs to who reads it, and works as long as that is held.
    @Test func whatAProviderGivesKeepsTheContainer() {
        var inner: Inner?
        weak var ended: Container?
        do {
            let container = container()
            ended = container
            inner = container.resolve(Kept<Provider<Inner>>.self).inner.wrappedValue
        }
        #expect(ended != nil)
        _ = inner?.api.wrappedValue
        inner = nil
        #expect(ended == nil)
    }

    @Test func whatALazyOutsideMakesKeepsTheContainer() {
        var inner: Inner?
        do {
            let lazy: Lazy<Inner> = container().resolveWrapped()
            inner = lazy.wrappedValue
        }
        _ = inner?.api.wrappedValue
    }

    #if DEBUG
        private final class Injected: @unchecked Sendable { @InjectProvider var api: API }
        private final class KeptInjected: @unchecked Sendable { @InjectLazy var inner: Injected }
        private final class KeptWrapped: @unchecked Sendable { @InjectWrapped var inner: Lazy<Injected> }

        @Test func injectedLazyThatIsReadAfterTheBuild() {
            weak var ended: Container?
            do {
                let container = Container()
                ended = container
                container.register(API.self, options: .transient) { API() }
                container.register(Injected.self, options: .transient) { Injected() }
                container.register(KeptInjected.self, options: .container) { KeptInjected() }
                container.register(KeptWrapped.self, options: .container) { KeptWrapped() }
                InjectSettings.withResolver(container) {
                    _ = container.resolve(KeptInjected.self).inner
                    _ = container.resolve(KeptWrapped.self).inner.wrappedValue
                }
            }
            #expect(ended == nil)
        }

        /// Rule 11: what a kept instance's lazy makes is built from where the instance is kept, also when a child is current at the read.
        @Test func lazyOfAKeptInstanceReadsItsBuilder() {
            final class Name: Sendable {
                let text: String
                init(_ text: String) { self.text = text }
            }
            final class Part: @unchecked Sendable { @Inject var name: Name }
            final class Owner: @unchecked Sendable { @InjectLazy var part: Part }
            let parent = Container()
            parent.register(Name.self) { Name("parent") }
            parent.register(Part.self, options: .transient) { Part() }
            parent.register(Owner.self, options: .container) { Owner() }
            let child = parent.child()
            child.register(Name.self) { Name("child") }
            InjectSettings.withResolver(child) { #expect(child.resolve(Owner.self).part.name.text == "parent") }
        }
    #endif
}
