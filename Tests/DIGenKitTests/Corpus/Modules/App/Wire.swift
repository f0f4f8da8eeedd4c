import DIKit
import Feature

final class Client: Sendable {}

protocol AppResolver: Resolver {
    func provideClient() -> Client
}

struct Home: Injectable {
    struct Dependency {
        let client: Client
        let title: String
    }

    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}

// snippet.show
final class Wire: AppResolver, FeatureResolver {
    let client = Client()
    let store = Store()
    func provideClient() -> Client { client }
    func provideStore() -> Store { store }

    func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        appResolverAnswer(type: type, named: named, with: arguments)
            ?? featureResolverAnswer(type: type, named: named, with: arguments)
    }
}
// snippet.hide
