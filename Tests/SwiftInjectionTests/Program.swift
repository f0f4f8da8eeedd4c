// What the documented code is about.

final class UserDefaults: Sendable {
    private static let it = UserDefaults()
    static func standard() -> UserDefaults { it }
}

final class URLSession: Sendable {
    private static let it = URLSession()
    static func shared() -> URLSession { it }
}

class UIResponder {}
protocol UIApplicationDelegate {}
class UIViewController {}

final class HttpClient: HttpService {
    let baseUrl: String
    let urlSession: URLSession
    init(baseUrl: String, urlSession: URLSession) {
        self.baseUrl = baseUrl
        self.urlSession = urlSession
    }
}

protocol AnalyticsTracker: AnyObject {}
final class GoogleAnalyticsTracker: AnalyticsTracker {
    static func analyticsIdentifier() -> String { "google" }
}
typealias GoogleAnalyticsTraker = GoogleAnalyticsTracker
final class AmplitudeAnalyticsTracker: AnalyticsTracker {
    static func analyticsIdentifier() -> String { "amplitude" }
}
final class Session: Sendable {}
