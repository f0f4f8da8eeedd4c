import SwiftInjection

protocol HttpService: Sendable {}
struct HttpClient: HttpService {
    let session: Session
}
final class Session: Sendable {}
protocol GithubService: Sendable {}
struct GithubClient: GithubService {
    let http: any HttpService
}

// snippet.show
struct AppModule: DIModule {
    func load(container: DIContainer) {
        container.bind(asSingleton: true) { Session() }
        container.bind((any HttpService).self) { HttpClient(session: $0) }
        container.bind((any GithubService).self) { GithubClient(http: $0) }
    }
}

DIContainer.instance.addModule(AppModule())

final class Screen {
    let github: any GithubService = inject()
    let session = inject(Session.self)
}
// snippet.hide
precondition(Screen().session === inject(Session.self))
