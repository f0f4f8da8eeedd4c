import DIKitTesting
import SwiftInjection
import Testing

protocol GithubService: Sendable {}
struct GithubClient: GithubService {}
struct FakeGithub: GithubService {}

struct AppModule: DIModule {
    func load(container: DIContainer) { container.bind((any GithubService).self) { GithubClient() } }
}

final class Screen {
    let github: any GithubService = inject()
}

@Suite(.container) struct ScreenTests {
    @Test func showsWhatTheServiceSays() {
        DIContainer.instance.addModule(AppModule())
        bind((any GithubService).self) { FakeGithub() }
        #expect(Screen().github is FakeGithub)
    }
}
