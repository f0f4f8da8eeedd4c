// Written by Scripts/make-cold-classes.
import DIKit

final class Cold251 { let value = 1 }
final class Cold252 { let value = 1 }
final class Cold253 { let value = 1 }
final class Cold254 { let value = 1 }
final class Cold255 { let value = 1 }
final class Cold256 { let value = 1 }
final class Cold257 { let value = 1 }
final class Cold258 { let value = 1 }
final class Cold259 { let value = 1 }
final class Cold260 { let value = 1 }
final class Cold261 { let value = 1 }
final class Cold262 { let value = 1 }
final class Cold263 { let value = 1 }
final class Cold264 { let value = 1 }
final class Cold265 { let value = 1 }
final class Cold266 { let value = 1 }
final class Cold267 { let value = 1 }
final class Cold268 { let value = 1 }
final class Cold269 { let value = 1 }
final class Cold270 { let value = 1 }
final class Cold271 { let value = 1 }
final class Cold272 { let value = 1 }
final class Cold273 { let value = 1 }
final class Cold274 { let value = 1 }
final class Cold275 { let value = 1 }
final class Cold276 { let value = 1 }
final class Cold277 { let value = 1 }
final class Cold278 { let value = 1 }
final class Cold279 { let value = 1 }
final class Cold280 { let value = 1 }
final class Cold281 { let value = 1 }
final class Cold282 { let value = 1 }
final class Cold283 { let value = 1 }
final class Cold284 { let value = 1 }
final class Cold285 { let value = 1 }
final class Cold286 { let value = 1 }
final class Cold287 { let value = 1 }
final class Cold288 { let value = 1 }
final class Cold289 { let value = 1 }
final class Cold290 { let value = 1 }
final class Cold291 { let value = 1 }
final class Cold292 { let value = 1 }
final class Cold293 { let value = 1 }
final class Cold294 { let value = 1 }
final class Cold295 { let value = 1 }
final class Cold296 { let value = 1 }
final class Cold297 { let value = 1 }
final class Cold298 { let value = 1 }
final class Cold299 { let value = 1 }
final class Cold300 { let value = 1 }

enum ColdClasses6 {
    @inline(never)
    static func register(in container: Container, _ options: Options) {
        container.register(Cold251.self, options: options) { Cold251() }
        container.register(Cold252.self, options: options) { Cold252() }
        container.register(Cold253.self, options: options) { Cold253() }
        container.register(Cold254.self, options: options) { Cold254() }
        container.register(Cold255.self, options: options) { Cold255() }
        container.register(Cold256.self, options: options) { Cold256() }
        container.register(Cold257.self, options: options) { Cold257() }
        container.register(Cold258.self, options: options) { Cold258() }
        container.register(Cold259.self, options: options) { Cold259() }
        container.register(Cold260.self, options: options) { Cold260() }
        container.register(Cold261.self, options: options) { Cold261() }
        container.register(Cold262.self, options: options) { Cold262() }
        container.register(Cold263.self, options: options) { Cold263() }
        container.register(Cold264.self, options: options) { Cold264() }
        container.register(Cold265.self, options: options) { Cold265() }
        container.register(Cold266.self, options: options) { Cold266() }
        container.register(Cold267.self, options: options) { Cold267() }
        container.register(Cold268.self, options: options) { Cold268() }
        container.register(Cold269.self, options: options) { Cold269() }
        container.register(Cold270.self, options: options) { Cold270() }
        container.register(Cold271.self, options: options) { Cold271() }
        container.register(Cold272.self, options: options) { Cold272() }
        container.register(Cold273.self, options: options) { Cold273() }
        container.register(Cold274.self, options: options) { Cold274() }
        container.register(Cold275.self, options: options) { Cold275() }
        container.register(Cold276.self, options: options) { Cold276() }
        container.register(Cold277.self, options: options) { Cold277() }
        container.register(Cold278.self, options: options) { Cold278() }
        container.register(Cold279.self, options: options) { Cold279() }
        container.register(Cold280.self, options: options) { Cold280() }
        container.register(Cold281.self, options: options) { Cold281() }
        container.register(Cold282.self, options: options) { Cold282() }
        container.register(Cold283.self, options: options) { Cold283() }
        container.register(Cold284.self, options: options) { Cold284() }
        container.register(Cold285.self, options: options) { Cold285() }
        container.register(Cold286.self, options: options) { Cold286() }
        container.register(Cold287.self, options: options) { Cold287() }
        container.register(Cold288.self, options: options) { Cold288() }
        container.register(Cold289.self, options: options) { Cold289() }
        container.register(Cold290.self, options: options) { Cold290() }
        container.register(Cold291.self, options: options) { Cold291() }
        container.register(Cold292.self, options: options) { Cold292() }
        container.register(Cold293.self, options: options) { Cold293() }
        container.register(Cold294.self, options: options) { Cold294() }
        container.register(Cold295.self, options: options) { Cold295() }
        container.register(Cold296.self, options: options) { Cold296() }
        container.register(Cold297.self, options: options) { Cold297() }
        container.register(Cold298.self, options: options) { Cold298() }
        container.register(Cold299.self, options: options) { Cold299() }
        container.register(Cold300.self, options: options) { Cold300() }
    }

    @inline(never)
    static func resolve(from container: Container) {
        sink(container.resolve(Cold251.self))
        sink(container.resolve(Cold252.self))
        sink(container.resolve(Cold253.self))
        sink(container.resolve(Cold254.self))
        sink(container.resolve(Cold255.self))
        sink(container.resolve(Cold256.self))
        sink(container.resolve(Cold257.self))
        sink(container.resolve(Cold258.self))
        sink(container.resolve(Cold259.self))
        sink(container.resolve(Cold260.self))
        sink(container.resolve(Cold261.self))
        sink(container.resolve(Cold262.self))
        sink(container.resolve(Cold263.self))
        sink(container.resolve(Cold264.self))
        sink(container.resolve(Cold265.self))
        sink(container.resolve(Cold266.self))
        sink(container.resolve(Cold267.self))
        sink(container.resolve(Cold268.self))
        sink(container.resolve(Cold269.self))
        sink(container.resolve(Cold270.self))
        sink(container.resolve(Cold271.self))
        sink(container.resolve(Cold272.self))
        sink(container.resolve(Cold273.self))
        sink(container.resolve(Cold274.self))
        sink(container.resolve(Cold275.self))
        sink(container.resolve(Cold276.self))
        sink(container.resolve(Cold277.self))
        sink(container.resolve(Cold278.self))
        sink(container.resolve(Cold279.self))
        sink(container.resolve(Cold280.self))
        sink(container.resolve(Cold281.self))
        sink(container.resolve(Cold282.self))
        sink(container.resolve(Cold283.self))
        sink(container.resolve(Cold284.self))
        sink(container.resolve(Cold285.self))
        sink(container.resolve(Cold286.self))
        sink(container.resolve(Cold287.self))
        sink(container.resolve(Cold288.self))
        sink(container.resolve(Cold289.self))
        sink(container.resolve(Cold290.self))
        sink(container.resolve(Cold291.self))
        sink(container.resolve(Cold292.self))
        sink(container.resolve(Cold293.self))
        sink(container.resolve(Cold294.self))
        sink(container.resolve(Cold295.self))
        sink(container.resolve(Cold296.self))
        sink(container.resolve(Cold297.self))
        sink(container.resolve(Cold298.self))
        sink(container.resolve(Cold299.self))
        sink(container.resolve(Cold300.self))
    }

    @inline(never)
    static func register(in dictionary: Dictionaried) {
        dictionary.factories[ObjectIdentifier(Cold251.self)] = { Cold251() }
        dictionary.factories[ObjectIdentifier(Cold252.self)] = { Cold252() }
        dictionary.factories[ObjectIdentifier(Cold253.self)] = { Cold253() }
        dictionary.factories[ObjectIdentifier(Cold254.self)] = { Cold254() }
        dictionary.factories[ObjectIdentifier(Cold255.self)] = { Cold255() }
        dictionary.factories[ObjectIdentifier(Cold256.self)] = { Cold256() }
        dictionary.factories[ObjectIdentifier(Cold257.self)] = { Cold257() }
        dictionary.factories[ObjectIdentifier(Cold258.self)] = { Cold258() }
        dictionary.factories[ObjectIdentifier(Cold259.self)] = { Cold259() }
        dictionary.factories[ObjectIdentifier(Cold260.self)] = { Cold260() }
        dictionary.factories[ObjectIdentifier(Cold261.self)] = { Cold261() }
        dictionary.factories[ObjectIdentifier(Cold262.self)] = { Cold262() }
        dictionary.factories[ObjectIdentifier(Cold263.self)] = { Cold263() }
        dictionary.factories[ObjectIdentifier(Cold264.self)] = { Cold264() }
        dictionary.factories[ObjectIdentifier(Cold265.self)] = { Cold265() }
        dictionary.factories[ObjectIdentifier(Cold266.self)] = { Cold266() }
        dictionary.factories[ObjectIdentifier(Cold267.self)] = { Cold267() }
        dictionary.factories[ObjectIdentifier(Cold268.self)] = { Cold268() }
        dictionary.factories[ObjectIdentifier(Cold269.self)] = { Cold269() }
        dictionary.factories[ObjectIdentifier(Cold270.self)] = { Cold270() }
        dictionary.factories[ObjectIdentifier(Cold271.self)] = { Cold271() }
        dictionary.factories[ObjectIdentifier(Cold272.self)] = { Cold272() }
        dictionary.factories[ObjectIdentifier(Cold273.self)] = { Cold273() }
        dictionary.factories[ObjectIdentifier(Cold274.self)] = { Cold274() }
        dictionary.factories[ObjectIdentifier(Cold275.self)] = { Cold275() }
        dictionary.factories[ObjectIdentifier(Cold276.self)] = { Cold276() }
        dictionary.factories[ObjectIdentifier(Cold277.self)] = { Cold277() }
        dictionary.factories[ObjectIdentifier(Cold278.self)] = { Cold278() }
        dictionary.factories[ObjectIdentifier(Cold279.self)] = { Cold279() }
        dictionary.factories[ObjectIdentifier(Cold280.self)] = { Cold280() }
        dictionary.factories[ObjectIdentifier(Cold281.self)] = { Cold281() }
        dictionary.factories[ObjectIdentifier(Cold282.self)] = { Cold282() }
        dictionary.factories[ObjectIdentifier(Cold283.self)] = { Cold283() }
        dictionary.factories[ObjectIdentifier(Cold284.self)] = { Cold284() }
        dictionary.factories[ObjectIdentifier(Cold285.self)] = { Cold285() }
        dictionary.factories[ObjectIdentifier(Cold286.self)] = { Cold286() }
        dictionary.factories[ObjectIdentifier(Cold287.self)] = { Cold287() }
        dictionary.factories[ObjectIdentifier(Cold288.self)] = { Cold288() }
        dictionary.factories[ObjectIdentifier(Cold289.self)] = { Cold289() }
        dictionary.factories[ObjectIdentifier(Cold290.self)] = { Cold290() }
        dictionary.factories[ObjectIdentifier(Cold291.self)] = { Cold291() }
        dictionary.factories[ObjectIdentifier(Cold292.self)] = { Cold292() }
        dictionary.factories[ObjectIdentifier(Cold293.self)] = { Cold293() }
        dictionary.factories[ObjectIdentifier(Cold294.self)] = { Cold294() }
        dictionary.factories[ObjectIdentifier(Cold295.self)] = { Cold295() }
        dictionary.factories[ObjectIdentifier(Cold296.self)] = { Cold296() }
        dictionary.factories[ObjectIdentifier(Cold297.self)] = { Cold297() }
        dictionary.factories[ObjectIdentifier(Cold298.self)] = { Cold298() }
        dictionary.factories[ObjectIdentifier(Cold299.self)] = { Cold299() }
        dictionary.factories[ObjectIdentifier(Cold300.self)] = { Cold300() }
    }

    @inline(never)
    static func resolve(from dictionary: Dictionaried) {
        sink(dictionary.resolve(Cold251.self))
        sink(dictionary.resolve(Cold252.self))
        sink(dictionary.resolve(Cold253.self))
        sink(dictionary.resolve(Cold254.self))
        sink(dictionary.resolve(Cold255.self))
        sink(dictionary.resolve(Cold256.self))
        sink(dictionary.resolve(Cold257.self))
        sink(dictionary.resolve(Cold258.self))
        sink(dictionary.resolve(Cold259.self))
        sink(dictionary.resolve(Cold260.self))
        sink(dictionary.resolve(Cold261.self))
        sink(dictionary.resolve(Cold262.self))
        sink(dictionary.resolve(Cold263.self))
        sink(dictionary.resolve(Cold264.self))
        sink(dictionary.resolve(Cold265.self))
        sink(dictionary.resolve(Cold266.self))
        sink(dictionary.resolve(Cold267.self))
        sink(dictionary.resolve(Cold268.self))
        sink(dictionary.resolve(Cold269.self))
        sink(dictionary.resolve(Cold270.self))
        sink(dictionary.resolve(Cold271.self))
        sink(dictionary.resolve(Cold272.self))
        sink(dictionary.resolve(Cold273.self))
        sink(dictionary.resolve(Cold274.self))
        sink(dictionary.resolve(Cold275.self))
        sink(dictionary.resolve(Cold276.self))
        sink(dictionary.resolve(Cold277.self))
        sink(dictionary.resolve(Cold278.self))
        sink(dictionary.resolve(Cold279.self))
        sink(dictionary.resolve(Cold280.self))
        sink(dictionary.resolve(Cold281.self))
        sink(dictionary.resolve(Cold282.self))
        sink(dictionary.resolve(Cold283.self))
        sink(dictionary.resolve(Cold284.self))
        sink(dictionary.resolve(Cold285.self))
        sink(dictionary.resolve(Cold286.self))
        sink(dictionary.resolve(Cold287.self))
        sink(dictionary.resolve(Cold288.self))
        sink(dictionary.resolve(Cold289.self))
        sink(dictionary.resolve(Cold290.self))
        sink(dictionary.resolve(Cold291.self))
        sink(dictionary.resolve(Cold292.self))
        sink(dictionary.resolve(Cold293.self))
        sink(dictionary.resolve(Cold294.self))
        sink(dictionary.resolve(Cold295.self))
        sink(dictionary.resolve(Cold296.self))
        sink(dictionary.resolve(Cold297.self))
        sink(dictionary.resolve(Cold298.self))
        sink(dictionary.resolve(Cold299.self))
        sink(dictionary.resolve(Cold300.self))
    }
}
