// The documented code stands here as it is written there, but for a parenthesis too many.
// swift-format-ignore-file

import DIKit
import DIKitTesting
public import SwiftInjection
import Testing

// MARK: Setting up dependencies

public class AppModule: DIModule {
	
	public func load(container: DIContainer) {
		container.bind() { UserDefaults.standard() }
		container.bind() { URLSession.shared() }
		container.bind(type: HttpService.self) { HttpClient(baseUrl: "https://api.github.com", urlSession: $0) }
		container.bind(type: GithubService.self) { GithubHttpClient(httpService: $0) }
		container.bind(type: AnalyticsTracker.self, named: GoogleAnalyticsTracker.analyticsIdentifier()) { GoogleAnalyticsTracker() }
		container.bind(type: AnalyticsTracker.self, named: AmplitudeAnalyticsTracker.analyticsIdentifier()) { AmplitudeAnalyticsTracker() }
	}
	
}

class AppDelegate: UIResponder, UIApplicationDelegate {
	override init() {
		super.init()
		DIContainer.instance.addModule(AppModule())
	}
}

// MARK: Singletons and names

struct SingletonModule: DIModule {
	func load(container: DIContainer) {
		// Bind class as singleton
		bind(asSingleton: true) { Session() }

		// Bind protocol to an implementation as singleton
		bind(AnalyticsTracker.self, asSingleton: true) { GoogleAnalyticsTracker() }
	}
}

struct NamedModule: DIModule {
	func load(container: DIContainer) {
		bind(AnalyticsTracker.self, named: "Google") { GoogleAnalyticsTraker() }
		bind(AnalyticsTracker.self, named: "Amplitude") { AmplitudeAnalyticsTracker() }
	}
}

// MARK: Property injection

class ViewController: UIViewController {
	let githubService: GithubService = inject() // Injects the implementation defined in module
	let session = inject(Session.self) // injects the singleton instance
	let analyticTrackers: [AnalyticsTracker] = injectAll() // Injects all implemetations of AnalyticsTracker
}

// MARK: Constructor injection

protocol GithubService { }

protocol HttpService { }

class GithubHttpClient: GithubService {
	let httpService: HttpService
	// Constructor injection
	init(httpService: HttpService) {
		self.httpService = httpService
	}
}

@Suite(.container) struct DocumentTests {
    @Test func applicationBindsItsModuleInTheInstance() throws {
        _ = AppDelegate()
        let service: GithubService = inject()
        let client = try #require(service as? GithubHttpClient)
        let http = try #require(client.httpService as? HttpClient)
        #expect(http.urlSession === URLSession.shared())
        #expect(http.baseUrl == "https://api.github.com")
        #expect(inject(UserDefaults.self) === UserDefaults.standard())
    }

    @Test func classIsBoundAsASingleton() {
        DIContainer.instance.addModule(SingletonModule())
        #expect(inject(Session.self) === inject(Session.self))
        let tracker: AnalyticsTracker = inject()
        #expect(inject(AnalyticsTracker.self) === tracker)
        #expect(tracker is GoogleAnalyticsTracker)
    }

    @Test func namedInstancesAreInjectedByName() {
        DIContainer.instance.addModule(NamedModule())
        // Inject expected instance
        let googleAnalyticsTracker: AnalyticsTracker = inject(named: "Google")
        let amplitudeAnalyticsTracker: AnalyticsTracker = inject(named: "Amplitude")

        // Get all implementations for a given protocol (great for chain of responssibilities)
        let trackers: [AnalyticsTracker] = injectAll()
        #expect(googleAnalyticsTracker is GoogleAnalyticsTracker)
        #expect(amplitudeAnalyticsTracker is AmplitudeAnalyticsTracker)
        #expect(trackers.count == 2)
        #expect(trackers.first is GoogleAnalyticsTracker)
    }

    @Test func propertiesAreInjected() {
        DIContainer.instance.addModule(AppModule())
        DIContainer.instance.addModule(SingletonModule())
        let controller = ViewController()
        #expect(controller.githubService is GithubHttpClient)
        #expect(controller.session === inject(Session.self))
        // The named ones of the first module, and the one without a name.
        #expect(controller.analyticTrackers.count == 3)
    }
}
