// Written by Scripts/make-cold-classes.
import DIKit

final class Cold051 { let value = 1 }
final class Cold052 { let value = 1 }
final class Cold053 { let value = 1 }
final class Cold054 { let value = 1 }
final class Cold055 { let value = 1 }
final class Cold056 { let value = 1 }
final class Cold057 { let value = 1 }
final class Cold058 { let value = 1 }
final class Cold059 { let value = 1 }
final class Cold060 { let value = 1 }
final class Cold061 { let value = 1 }
final class Cold062 { let value = 1 }
final class Cold063 { let value = 1 }
final class Cold064 { let value = 1 }
final class Cold065 { let value = 1 }
final class Cold066 { let value = 1 }
final class Cold067 { let value = 1 }
final class Cold068 { let value = 1 }
final class Cold069 { let value = 1 }
final class Cold070 { let value = 1 }
final class Cold071 { let value = 1 }
final class Cold072 { let value = 1 }
final class Cold073 { let value = 1 }
final class Cold074 { let value = 1 }
final class Cold075 { let value = 1 }
final class Cold076 { let value = 1 }
final class Cold077 { let value = 1 }
final class Cold078 { let value = 1 }
final class Cold079 { let value = 1 }
final class Cold080 { let value = 1 }
final class Cold081 { let value = 1 }
final class Cold082 { let value = 1 }
final class Cold083 { let value = 1 }
final class Cold084 { let value = 1 }
final class Cold085 { let value = 1 }
final class Cold086 { let value = 1 }
final class Cold087 { let value = 1 }
final class Cold088 { let value = 1 }
final class Cold089 { let value = 1 }
final class Cold090 { let value = 1 }
final class Cold091 { let value = 1 }
final class Cold092 { let value = 1 }
final class Cold093 { let value = 1 }
final class Cold094 { let value = 1 }
final class Cold095 { let value = 1 }
final class Cold096 { let value = 1 }
final class Cold097 { let value = 1 }
final class Cold098 { let value = 1 }
final class Cold099 { let value = 1 }
final class Cold100 { let value = 1 }

enum ColdClasses2 {
    @inline(never)
    static func register(in container: Container, _ options: Options) {
        container.register(Cold051.self, options: options) { Cold051() }
        container.register(Cold052.self, options: options) { Cold052() }
        container.register(Cold053.self, options: options) { Cold053() }
        container.register(Cold054.self, options: options) { Cold054() }
        container.register(Cold055.self, options: options) { Cold055() }
        container.register(Cold056.self, options: options) { Cold056() }
        container.register(Cold057.self, options: options) { Cold057() }
        container.register(Cold058.self, options: options) { Cold058() }
        container.register(Cold059.self, options: options) { Cold059() }
        container.register(Cold060.self, options: options) { Cold060() }
        container.register(Cold061.self, options: options) { Cold061() }
        container.register(Cold062.self, options: options) { Cold062() }
        container.register(Cold063.self, options: options) { Cold063() }
        container.register(Cold064.self, options: options) { Cold064() }
        container.register(Cold065.self, options: options) { Cold065() }
        container.register(Cold066.self, options: options) { Cold066() }
        container.register(Cold067.self, options: options) { Cold067() }
        container.register(Cold068.self, options: options) { Cold068() }
        container.register(Cold069.self, options: options) { Cold069() }
        container.register(Cold070.self, options: options) { Cold070() }
        container.register(Cold071.self, options: options) { Cold071() }
        container.register(Cold072.self, options: options) { Cold072() }
        container.register(Cold073.self, options: options) { Cold073() }
        container.register(Cold074.self, options: options) { Cold074() }
        container.register(Cold075.self, options: options) { Cold075() }
        container.register(Cold076.self, options: options) { Cold076() }
        container.register(Cold077.self, options: options) { Cold077() }
        container.register(Cold078.self, options: options) { Cold078() }
        container.register(Cold079.self, options: options) { Cold079() }
        container.register(Cold080.self, options: options) { Cold080() }
        container.register(Cold081.self, options: options) { Cold081() }
        container.register(Cold082.self, options: options) { Cold082() }
        container.register(Cold083.self, options: options) { Cold083() }
        container.register(Cold084.self, options: options) { Cold084() }
        container.register(Cold085.self, options: options) { Cold085() }
        container.register(Cold086.self, options: options) { Cold086() }
        container.register(Cold087.self, options: options) { Cold087() }
        container.register(Cold088.self, options: options) { Cold088() }
        container.register(Cold089.self, options: options) { Cold089() }
        container.register(Cold090.self, options: options) { Cold090() }
        container.register(Cold091.self, options: options) { Cold091() }
        container.register(Cold092.self, options: options) { Cold092() }
        container.register(Cold093.self, options: options) { Cold093() }
        container.register(Cold094.self, options: options) { Cold094() }
        container.register(Cold095.self, options: options) { Cold095() }
        container.register(Cold096.self, options: options) { Cold096() }
        container.register(Cold097.self, options: options) { Cold097() }
        container.register(Cold098.self, options: options) { Cold098() }
        container.register(Cold099.self, options: options) { Cold099() }
        container.register(Cold100.self, options: options) { Cold100() }
    }

    @inline(never)
    static func resolve(from container: Container) {
        sink(container.resolve(Cold051.self))
        sink(container.resolve(Cold052.self))
        sink(container.resolve(Cold053.self))
        sink(container.resolve(Cold054.self))
        sink(container.resolve(Cold055.self))
        sink(container.resolve(Cold056.self))
        sink(container.resolve(Cold057.self))
        sink(container.resolve(Cold058.self))
        sink(container.resolve(Cold059.self))
        sink(container.resolve(Cold060.self))
        sink(container.resolve(Cold061.self))
        sink(container.resolve(Cold062.self))
        sink(container.resolve(Cold063.self))
        sink(container.resolve(Cold064.self))
        sink(container.resolve(Cold065.self))
        sink(container.resolve(Cold066.self))
        sink(container.resolve(Cold067.self))
        sink(container.resolve(Cold068.self))
        sink(container.resolve(Cold069.self))
        sink(container.resolve(Cold070.self))
        sink(container.resolve(Cold071.self))
        sink(container.resolve(Cold072.self))
        sink(container.resolve(Cold073.self))
        sink(container.resolve(Cold074.self))
        sink(container.resolve(Cold075.self))
        sink(container.resolve(Cold076.self))
        sink(container.resolve(Cold077.self))
        sink(container.resolve(Cold078.self))
        sink(container.resolve(Cold079.self))
        sink(container.resolve(Cold080.self))
        sink(container.resolve(Cold081.self))
        sink(container.resolve(Cold082.self))
        sink(container.resolve(Cold083.self))
        sink(container.resolve(Cold084.self))
        sink(container.resolve(Cold085.self))
        sink(container.resolve(Cold086.self))
        sink(container.resolve(Cold087.self))
        sink(container.resolve(Cold088.self))
        sink(container.resolve(Cold089.self))
        sink(container.resolve(Cold090.self))
        sink(container.resolve(Cold091.self))
        sink(container.resolve(Cold092.self))
        sink(container.resolve(Cold093.self))
        sink(container.resolve(Cold094.self))
        sink(container.resolve(Cold095.self))
        sink(container.resolve(Cold096.self))
        sink(container.resolve(Cold097.self))
        sink(container.resolve(Cold098.self))
        sink(container.resolve(Cold099.self))
        sink(container.resolve(Cold100.self))
    }

    @inline(never)
    static func register(in dictionary: Dictionaried) {
        dictionary.factories[ObjectIdentifier(Cold051.self)] = { Cold051() }
        dictionary.factories[ObjectIdentifier(Cold052.self)] = { Cold052() }
        dictionary.factories[ObjectIdentifier(Cold053.self)] = { Cold053() }
        dictionary.factories[ObjectIdentifier(Cold054.self)] = { Cold054() }
        dictionary.factories[ObjectIdentifier(Cold055.self)] = { Cold055() }
        dictionary.factories[ObjectIdentifier(Cold056.self)] = { Cold056() }
        dictionary.factories[ObjectIdentifier(Cold057.self)] = { Cold057() }
        dictionary.factories[ObjectIdentifier(Cold058.self)] = { Cold058() }
        dictionary.factories[ObjectIdentifier(Cold059.self)] = { Cold059() }
        dictionary.factories[ObjectIdentifier(Cold060.self)] = { Cold060() }
        dictionary.factories[ObjectIdentifier(Cold061.self)] = { Cold061() }
        dictionary.factories[ObjectIdentifier(Cold062.self)] = { Cold062() }
        dictionary.factories[ObjectIdentifier(Cold063.self)] = { Cold063() }
        dictionary.factories[ObjectIdentifier(Cold064.self)] = { Cold064() }
        dictionary.factories[ObjectIdentifier(Cold065.self)] = { Cold065() }
        dictionary.factories[ObjectIdentifier(Cold066.self)] = { Cold066() }
        dictionary.factories[ObjectIdentifier(Cold067.self)] = { Cold067() }
        dictionary.factories[ObjectIdentifier(Cold068.self)] = { Cold068() }
        dictionary.factories[ObjectIdentifier(Cold069.self)] = { Cold069() }
        dictionary.factories[ObjectIdentifier(Cold070.self)] = { Cold070() }
        dictionary.factories[ObjectIdentifier(Cold071.self)] = { Cold071() }
        dictionary.factories[ObjectIdentifier(Cold072.self)] = { Cold072() }
        dictionary.factories[ObjectIdentifier(Cold073.self)] = { Cold073() }
        dictionary.factories[ObjectIdentifier(Cold074.self)] = { Cold074() }
        dictionary.factories[ObjectIdentifier(Cold075.self)] = { Cold075() }
        dictionary.factories[ObjectIdentifier(Cold076.self)] = { Cold076() }
        dictionary.factories[ObjectIdentifier(Cold077.self)] = { Cold077() }
        dictionary.factories[ObjectIdentifier(Cold078.self)] = { Cold078() }
        dictionary.factories[ObjectIdentifier(Cold079.self)] = { Cold079() }
        dictionary.factories[ObjectIdentifier(Cold080.self)] = { Cold080() }
        dictionary.factories[ObjectIdentifier(Cold081.self)] = { Cold081() }
        dictionary.factories[ObjectIdentifier(Cold082.self)] = { Cold082() }
        dictionary.factories[ObjectIdentifier(Cold083.self)] = { Cold083() }
        dictionary.factories[ObjectIdentifier(Cold084.self)] = { Cold084() }
        dictionary.factories[ObjectIdentifier(Cold085.self)] = { Cold085() }
        dictionary.factories[ObjectIdentifier(Cold086.self)] = { Cold086() }
        dictionary.factories[ObjectIdentifier(Cold087.self)] = { Cold087() }
        dictionary.factories[ObjectIdentifier(Cold088.self)] = { Cold088() }
        dictionary.factories[ObjectIdentifier(Cold089.self)] = { Cold089() }
        dictionary.factories[ObjectIdentifier(Cold090.self)] = { Cold090() }
        dictionary.factories[ObjectIdentifier(Cold091.self)] = { Cold091() }
        dictionary.factories[ObjectIdentifier(Cold092.self)] = { Cold092() }
        dictionary.factories[ObjectIdentifier(Cold093.self)] = { Cold093() }
        dictionary.factories[ObjectIdentifier(Cold094.self)] = { Cold094() }
        dictionary.factories[ObjectIdentifier(Cold095.self)] = { Cold095() }
        dictionary.factories[ObjectIdentifier(Cold096.self)] = { Cold096() }
        dictionary.factories[ObjectIdentifier(Cold097.self)] = { Cold097() }
        dictionary.factories[ObjectIdentifier(Cold098.self)] = { Cold098() }
        dictionary.factories[ObjectIdentifier(Cold099.self)] = { Cold099() }
        dictionary.factories[ObjectIdentifier(Cold100.self)] = { Cold100() }
    }

    @inline(never)
    static func resolve(from dictionary: Dictionaried) {
        sink(dictionary.resolve(Cold051.self))
        sink(dictionary.resolve(Cold052.self))
        sink(dictionary.resolve(Cold053.self))
        sink(dictionary.resolve(Cold054.self))
        sink(dictionary.resolve(Cold055.self))
        sink(dictionary.resolve(Cold056.self))
        sink(dictionary.resolve(Cold057.self))
        sink(dictionary.resolve(Cold058.self))
        sink(dictionary.resolve(Cold059.self))
        sink(dictionary.resolve(Cold060.self))
        sink(dictionary.resolve(Cold061.self))
        sink(dictionary.resolve(Cold062.self))
        sink(dictionary.resolve(Cold063.self))
        sink(dictionary.resolve(Cold064.self))
        sink(dictionary.resolve(Cold065.self))
        sink(dictionary.resolve(Cold066.self))
        sink(dictionary.resolve(Cold067.self))
        sink(dictionary.resolve(Cold068.self))
        sink(dictionary.resolve(Cold069.self))
        sink(dictionary.resolve(Cold070.self))
        sink(dictionary.resolve(Cold071.self))
        sink(dictionary.resolve(Cold072.self))
        sink(dictionary.resolve(Cold073.self))
        sink(dictionary.resolve(Cold074.self))
        sink(dictionary.resolve(Cold075.self))
        sink(dictionary.resolve(Cold076.self))
        sink(dictionary.resolve(Cold077.self))
        sink(dictionary.resolve(Cold078.self))
        sink(dictionary.resolve(Cold079.self))
        sink(dictionary.resolve(Cold080.self))
        sink(dictionary.resolve(Cold081.self))
        sink(dictionary.resolve(Cold082.self))
        sink(dictionary.resolve(Cold083.self))
        sink(dictionary.resolve(Cold084.self))
        sink(dictionary.resolve(Cold085.self))
        sink(dictionary.resolve(Cold086.self))
        sink(dictionary.resolve(Cold087.self))
        sink(dictionary.resolve(Cold088.self))
        sink(dictionary.resolve(Cold089.self))
        sink(dictionary.resolve(Cold090.self))
        sink(dictionary.resolve(Cold091.self))
        sink(dictionary.resolve(Cold092.self))
        sink(dictionary.resolve(Cold093.self))
        sink(dictionary.resolve(Cold094.self))
        sink(dictionary.resolve(Cold095.self))
        sink(dictionary.resolve(Cold096.self))
        sink(dictionary.resolve(Cold097.self))
        sink(dictionary.resolve(Cold098.self))
        sink(dictionary.resolve(Cold099.self))
        sink(dictionary.resolve(Cold100.self))
    }
}
