import DIKit

struct User: Sendable {}
struct APIClient: Sendable {}
struct Database: Sendable {}
let user = User()

// snippet.show
final class ProfileViewController: Injectable {
    struct Dependency {
        let user: User
        let apiClient: APIClient
        let database: Database
    }

    let dependency: Dependency

    init(dependency: Dependency) {
        self.dependency = dependency
    }
}

protocol AppResolver: Resolver {
    func provideAPIClient() -> APIClient
    func provideDatabase() -> Database
}

// What dikitgen writes.
extension AppResolver {
    func resolveAPIClient() -> APIClient {
        return provideAPIClient()
    }

    func resolveDatabase() -> Database {
        return provideDatabase()
    }

    func resolveProfileViewController(user: User) -> ProfileViewController {
        let apiClient: APIClient = resolveAPIClient()
        let database: Database = resolveDatabase()
        return ProfileViewController(dependency: .init(user: user, apiClient: apiClient, database: database))
    }
}

final class AppResolverImplementation: AppResolver {
    let apiClient = APIClient()
    let database = Database()
    func provideAPIClient() -> APIClient { apiClient }
    func provideDatabase() -> Database { database }
}

let controller = AppResolverImplementation().resolveProfileViewController(user: user)

let container = Container(parent: AppResolverImplementation())
container.makeShared()

final class Screen {
    @Inject var apiClient: APIClient
    @Inject(with: [user]) var profile: ProfileViewController  // parameters are found by their types
}
// snippet.hide
_ = controller
