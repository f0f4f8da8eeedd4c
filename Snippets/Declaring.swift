// A dependency as a property.
// snippet.hide
import DIKit

protocol API: Sendable {}
struct LiveAPI: API {}
struct TestAPI: API {}
// snippet.show
extension Container {
    var api: Dependency<any API> { self(.singleton) { LiveAPI() }.test { TestAPI() } }
}
// snippet.hide
print(dependency(\.api))
