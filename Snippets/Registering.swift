// Options, names, `implements` and arguments.
// snippet.hide
import DIKit

class Theme {}
final class LightTheme: Theme {}
final class DarkTheme: Theme {}
protocol Storage {}
final class Defaults: Storage {}
struct Greeting { let name: String, times: Int }
let container = Container()
// snippet.show

// one instance, kept by the container; each theme under its own name
container.register(Theme.self, options: .named("light") + .container) { LightTheme() }
container.register(Theme.self, options: .named("dark") + .container) { DarkTheme() }
let dark: Theme = container.resolve(named: "dark")
let all = container.resolveAll(Theme.self)  // in the order registered

// the same instance under a second type
container.register(Defaults.self) { Defaults() }
    .implements((any Storage).self)

// values that only the caller knows
container.register(Greeting.self, options: .transient) { _, arguments in
    Greeting(name: arguments.first(), times: arguments[1])
}
let greeting: Greeting = container.resolve(with: ["Bob", 3])

// meant to be replaced, for example by a test
container.register(Int.self, options: .transient + .open) { 8080 }
// snippet.hide
print(dark, all, greeting)
