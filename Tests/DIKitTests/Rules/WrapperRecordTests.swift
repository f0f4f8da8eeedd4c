import Testing

@testable import DIKit

private final class API: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}
private final class Service: Sendable {
    let api: API
    init(_ resolver: any Resolver) { api = resolver.resolve() }
}
private final class Kept<Wrapper: InstanceWrapper>: @unchecked Sendable {
    let wrapper: Wrapper
    init(_ resolver: any Resolver) { wrapper = resolver.resolveWrapped() }
}
private final class Injected: @unchecked Sendable { @InjectLazy var api: API }
private final class Left: Sendable {
    let right: Lazy<Right>
    init(_ resolver: any Resolver) { right = resolver.resolveWrapped() }
}
private final class Right: Sendable {
    let left: Lazy<Left>
    let api: API
    init(_ resolver: any Resolver) { (left, api) = (resolver.resolveWrapped(), resolver.resolve()) }
}

/// The creation of a wrapper is part of what an instance was built on: once a lazy has been read, what it received may be stale.
@Suite struct WrapperRecordTests {
    private func container() -> Container {
        let container = Container()
        container.register(API.self, options: .container + .open) { API(1) }
        container.register(Service.self, options: .transient) { Service($0) }
        container.register(Kept<Lazy<API>>.self, options: .container) { Kept($0) }
        container.register(Kept<Lazy<Service>>.self, options: .container) { Kept($0) }
        container.register(Kept<Provider<API>>.self, options: .container) { Kept($0) }
        return container
    }

    private func reports(_ container: Container) -> [String] {
        Reporter.collecting { container.register(API.self, options: .container + .open) { API(2) } }
    }

    @Test func readLazyIsReported() {
        let container = container()
        let kept = container.resolve(Kept<Lazy<API>>.self)
        #expect(kept.wrapper.wrappedValue.number == 1)
        let reports = reports(container)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("kept  Kept<Lazy<API>>  registered at") == true)
    }

    @Test func readLazyOfWhatWasBuiltOnItIsReported() {
        let container = container()
        #expect(container.resolve(Kept<Lazy<Service>>.self).wrapper.wrappedValue.api.number == 1)
        #expect(reports(container).first?.contains("kept  Kept<Lazy<Service>>  registered at") == true)
    }

    /// It gets the new one.
    @Test func unreadLazyIsNotReported() {
        let container = container()
        let kept = container.resolve(Kept<Lazy<API>>.self)
        #expect(reports(container).isEmpty)
        #expect(kept.wrapper.wrappedValue.number == 2)
        #expect(reports(container).count == 1)
    }

    @Test func providerIsNotReported() {
        let container = container()
        let kept = container.resolve(Kept<Provider<API>>.self)
        #expect(kept.wrapper.wrappedValue.number == 1)
        #expect(reports(container).isEmpty)
        #expect(kept.wrapper.wrappedValue.number == 2)
    }

    @Test func instancesThatLeadToEachOtherThroughLaziesAreReported() {
        let container = container()
        container.register(Left.self, options: .container) { Left($0) }
        container.register(Right.self, options: .container) { Right($0) }
        let left = container.resolve(Left.self)
        #expect(left.right.wrappedValue.left.wrappedValue === left)
        let report = reports(container).first ?? ""
        #expect(report.contains("kept  Left ") && report.contains("kept  Right "))
    }

    @Test func aFactoryThatMakesLaziesInALoopGrowsNoRecord() {
        let container = container()
        container.register([Lazy<API>].self, options: .container) { resolver in (0..<100).map { _ in resolver.resolveWrapped() } }
        _ = container.resolve([Lazy<API>].self)
        let record = Creations.shared.state.withLock { _ in container.registry.cell(for: Key([Lazy<API>].self))?.instance?.record }
        #expect(record?.dependencies.count == 1)
    }
}
