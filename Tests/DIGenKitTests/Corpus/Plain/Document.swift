import DIKit

// The document's own example.

final class APIClient: Sendable {}
final class Database: Sendable {}
struct User: Equatable, Sendable {
    var name: String
}

final class ProfileViewController: Injectable {
    struct Dependency {
        let user: User
        let apiClient: APIClient
        let database: Database
    }

    let dependency: Dependency

    init(dependency: Dependency) { self.dependency = dependency }
}

protocol AppResolver: Resolver {
    func provideAPIClient() -> APIClient
    func provideDatabase() -> Database
}

final class AppResolverImplementation: AppResolver {
    let apiClient = APIClient()
    let database = Database()
    func provideAPIClient() -> APIClient { return apiClient }
    func provideDatabase() -> Database { return database }
}

func checkDocument() {
    let resolver = AppResolverImplementation()
    let controller = resolver.resolveProfileViewController(user: User(name: "Ann"))
    expect(controller.dependency.user == User(name: "Ann"), "document: the parameter")
    expect(controller.dependency.apiClient === resolver.apiClient, "document: what is provided")
    expect(controller.dependency.database === resolver.resolveDatabase(), "document: a method for each provider")
}
