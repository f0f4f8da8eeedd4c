import DIKit

final class HTTPClient: Sendable {}

// snippet.show
protocol WeatherService: Sendable {
    func today() -> String
}

struct LiveWeatherService: WeatherService, Injectable {
    struct Dependency {
        let client: HTTPClient
    }

    let client: HTTPClient
    init(dependency: Dependency) { client = dependency.client }

    func today() -> String { "sunny" }
}

protocol AppResolver: Resolver {
    func provideHTTPClient() -> HTTPClient
    func provideSessionStore() -> SessionStore
    func provideWeatherService(implementation: LiveWeatherService) -> any WeatherService
}
// snippet.hide

// snippet.show
final class SessionStore: Injectable, Sendable {
    struct Dependency {
        let client: HTTPClient
    }

    let client: HTTPClient
    init(dependency: Dependency) { client = dependency.client }
}

final class LiveAppResolver: AppResolver {
    private let client = HTTPClient()
    private let kept = Container()

    init() {
        kept.register(options: .container) { [unowned self] in SessionStore(dependency: .init(client: resolveHTTPClient())) }
    }

    func provideHTTPClient() -> HTTPClient { client }
    func provideSessionStore() -> SessionStore { kept.resolve() }
    func provideWeatherService(implementation: LiveWeatherService) -> any WeatherService { implementation }
}
// snippet.hide

// snippet.show
final class ForecastCell: PropertyInjectable {
    struct Dependency {
        let weather: any WeatherService
    }

    var dependency: Dependency!
}

final class MapScreen: FactoryMethodInjectable {
    struct Dependency {
        let weather: any WeatherService
        let city: String
    }

    let dependency: Dependency
    private init(_ dependency: Dependency) { self.dependency = dependency }

    static func makeInstance(dependency: Dependency) -> MapScreen { MapScreen(dependency) }
}

func show(_ resolver: some AppResolver) -> (ForecastCell, MapScreen) {
    let cell = ForecastCell()
    resolver.injectToForecastCell(cell)
    return (cell, resolver.resolveMapScreen(city: "Oslo"))
}
// snippet.hide

struct HomeModel: Injectable {
    struct Dependency {
        let weather: any WeatherService
        let store: SessionStore
    }

    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}

// snippet.show
/// Never called: it does not compile once one of these needs what nobody provides.
func checkThatNothingIsMissing(_ resolver: some AppResolver) {
    _ = resolver.resolveHomeModel()
}
// snippet.hide
