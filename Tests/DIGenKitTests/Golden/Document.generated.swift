// Written by dikitgen. What is changed here is lost with the next run.

import DIKit

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

extension AppResolver {
    nonisolated func optionalResolve<T>(type: T.Type, named: String?, with arguments: Arguments) -> T? {
        AppResolverTable.table.optionalResolve(self, type, named: named, with: arguments)
    }

    nonisolated func _hasRegistration(_ type: any Any.Type, named: String?) -> Bool {
        AppResolverTable.table.contains(type, named: named)
    }

    nonisolated var _staticNodes: [_StaticNode] {
        AppResolverTable.table.nodes
    }
}

private nonisolated enum AppResolverTable {
    static let table = _StaticTable<any AppResolver>(isolation: ModuleIsolation.current) { table in
        add0(to: &table)
    }

    private static func add0(to table: inout _StaticTable<any AppResolver>) {
        table.add(APIClient.self) { resolver, _ in resolver.resolveAPIClient() }
        table.add(Database.self) { resolver, _ in resolver.resolveDatabase() }
        table.add(ProfileViewController.self, needing: [User.self, APIClient.self, Database.self]) { resolver, arguments in
            resolver.resolveProfileViewController(user: arguments.first(User.self))
        }
    }
}

/// Says whether code without a stated isolation belongs to the main actor in this module.
private enum ModuleIsolation {
    static func current() -> _StaticIsolation { .current() }
}
