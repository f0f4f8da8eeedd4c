import Testing

@_spi(Testing) @testable import DIKit

private final class API: Sendable {}
private final class Service: Sendable { init(_ resolver: any Resolver) { _ = resolver.resolve(API.self) } }
private struct Logged<Wrapped>: InstanceWrapper {
    let make: () -> Wrapped
    init(with factory: @escaping () -> Wrapped) { make = factory }
}
private final class Screen: @unchecked Sendable { @Inject var api: API }
private final class Holder: Sendable {
    let api: Lazy<API>
    init(_ resolver: any Resolver) { api = resolver.resolveWrapped() }
}

/// What a wrapper says when it is read in vain, each in a process of its own.
@Suite struct WrapperErrorTests {
    @Test func injectWithoutASharedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Owner { @Inject var api: API }
            _ = Owner().api
        }
        StandardError(result).expectTrap(in: "WrapperErrorTests.swift", Self.nothingShared)
    }

    @Test func injectProviderWithoutASharedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Owner { @InjectProvider var api: API }
            _ = Owner().api
        }
        StandardError(result).expectTrap(in: "WrapperErrorTests.swift", Self.nothingShared)
    }

    @Test func injectLazyWithoutASharedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Owner { @InjectLazy var api: API }
            _ = Owner().api
        }
        StandardError(result).expectTrap(in: "WrapperErrorTests.swift", Self.nothingSharedForALazy)
    }

    @Test func injectWrappedWithoutASharedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Owner { @InjectWrapped var api: Lazy<API> }
            _ = Owner().api.wrappedValue
        }
        StandardError(result).expectTrap(in: "WrapperErrorTests.swift", Self.nothingSharedForALazy)
    }

    @Test func injectedWrapperOfOnesOwnWithoutASharedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Owner { @InjectWrapped var api: Logged<API> }
            _ = Owner().api.make()
        }
        StandardError(result).expectTrap(in: "WrapperErrorTests.swift", Self.nothingShared)
    }

    /// What is missing is not what the property asked for, and a container of its own was asked.
    @Test func injectInsideAFactoryWithoutASharedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Screen.self) { Screen() }
            _ = container.resolve(Screen.self)
        }
        StandardError(result).expectTrap(
            in: "WrapperErrorTests.swift",
            """
            DIKit: no registration for `API`: no container was made shared
              needed by  Screen  registered at DIKitTests/WrapperErrorTests.swift:LINE
              asked for  at DIKitTests/WrapperErrorTests.swift:LINE
              fix  call makeShared() on the container that the assemblies filled, before what injects from it is created
            """)
    }

    /// The process's default keeps an instance that holds a lazy: the lazy holds a handle, and says no less.
    @Test func lazyOfWhatTheDefaultKeeps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Owner: @unchecked Sendable { @InjectLazy var api: API }
            Container.shared.register(Owner.self, options: .container) { Owner() }
            _ = Container.shared.resolve(Owner.self).api
        }
        #expect(StandardError(result).report().hasPrefix("DIKit: no registration for `API`: no container was made shared\n"))
    }

    @Test func missingDependencyOfALazysInstance() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Service.self, options: .transient) { Service($0) }
            let lazy: Lazy<Service> = container.resolveWrapped()
            _ = lazy.wrappedValue
        }
        StandardError(result).expectTrap(
            in: "WrapperErrorTests.swift",
            """
            DIKit: no registration for `API`
              needed by  Service        registered at DIKitTests/WrapperErrorTests.swift:LINE
              needed by  Lazy<Service>  made at DIKitTests/WrapperErrorTests.swift:LINE
              asked for  at DIKitTests/WrapperErrorTests.swift:LINE
              fix  register it: register(API.self) { … }
            """)
    }

    @Test func lazyThatReadsItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Holder: @unchecked Sendable { var lazy: Lazy<API>? }
            let holder = Holder()
            holder.lazy = Lazy(with: { holder.lazy?.wrappedValue ?? API() })
            _ = holder.lazy?.wrappedValue
        }
        StandardError(result).expectTrap(
            in: "WrapperErrorTests.swift",
            """
            DIKit: a cycle of dependencies: `Lazy<API>` needs itself
              from   Lazy<API>  made at DIKitTests/WrapperErrorTests.swift:LINE
              needs  Lazy<API>  made at DIKitTests/WrapperErrorTests.swift:LINE
              asked for  at DIKitTests/WrapperErrorTests.swift:LINE
              fix  ask for what it wraps under another type or name, or take a `Lazy` or a `Provider` of it
            """)
    }

    @Test func lazyAfterTheContainersEnd() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let holder: Holder = {
                let container = Container()
                container.register(Holder.self) { Holder($0) }
                return container.resolve()
            }()
            _ = holder.api.wrappedValue
        }
        let report = StandardError(result).report()
        #expect(report.hasPrefix("DIKit: the container that `API` was to come from has ended\n"))
        #expect(report.contains("asked for  at DIKitTests/WrapperErrorTests.swift:"))
    }

    private static let nothingShared = """
        DIKit: no registration for `API`: no container was made shared
          asked for  at DIKitTests/WrapperErrorTests.swift:LINE
          fix  call makeShared() on the container that the assemblies filled, before what injects from it is created
        """

    private static let nothingSharedForALazy = """
        DIKit: no registration for `API`: no container was made shared
          needed by  Lazy<API>  made at DIKitTests/WrapperErrorTests.swift:LINE
          asked for  at DIKitTests/WrapperErrorTests.swift:LINE
          fix  call makeShared() on the container that the assemblies filled, before what injects from it is created
        """
}
