import DIKit

protocol API: Sendable {
    func load()
}
struct LiveAPI: API {
    func load() {}
}
final class Coordinator: Sendable {}

extension Container {
    var api: Dependency<any API> { self(.singleton) { LiveAPI() } }
    var coordinator: Dependency<Coordinator> { self(.shared) { Coordinator() } }
}

final class Screen {
    @Dependency(\.api) var api  // resolved when a Screen is created
    @LazyDependency(\.api) var lazyAPI  // on the first read, once
    @WeakLazyDependency(\.coordinator) var coordinator  // likewise, and held weakly: nil once nobody else holds it
    @DynamicDependency(\.api) var currentAPI  // on each read, from the container that is current then
}

final class Upload: Sendable {
    private let api = dependency(\.api)  // in a `final class: Sendable`, where Swift refuses every `@…`
    private let lazyAPI = LazyDependency(\.api)  // and likewise the others, read by `.wrappedValue`
    func run() { api.load() }
}

struct Report {
    struct Dependency {}
    @DIKit.Dependency(\.api) var api  // where another type of the name hides it
}

_ = (Screen(), Upload(), Report())
