// Written by Scripts/make-cold-classes.
import DIKit

final class Cold201 { let value = 1 }
final class Cold202 { let value = 1 }
final class Cold203 { let value = 1 }
final class Cold204 { let value = 1 }
final class Cold205 { let value = 1 }
final class Cold206 { let value = 1 }
final class Cold207 { let value = 1 }
final class Cold208 { let value = 1 }
final class Cold209 { let value = 1 }
final class Cold210 { let value = 1 }
final class Cold211 { let value = 1 }
final class Cold212 { let value = 1 }
final class Cold213 { let value = 1 }
final class Cold214 { let value = 1 }
final class Cold215 { let value = 1 }
final class Cold216 { let value = 1 }
final class Cold217 { let value = 1 }
final class Cold218 { let value = 1 }
final class Cold219 { let value = 1 }
final class Cold220 { let value = 1 }
final class Cold221 { let value = 1 }
final class Cold222 { let value = 1 }
final class Cold223 { let value = 1 }
final class Cold224 { let value = 1 }
final class Cold225 { let value = 1 }
final class Cold226 { let value = 1 }
final class Cold227 { let value = 1 }
final class Cold228 { let value = 1 }
final class Cold229 { let value = 1 }
final class Cold230 { let value = 1 }
final class Cold231 { let value = 1 }
final class Cold232 { let value = 1 }
final class Cold233 { let value = 1 }
final class Cold234 { let value = 1 }
final class Cold235 { let value = 1 }
final class Cold236 { let value = 1 }
final class Cold237 { let value = 1 }
final class Cold238 { let value = 1 }
final class Cold239 { let value = 1 }
final class Cold240 { let value = 1 }
final class Cold241 { let value = 1 }
final class Cold242 { let value = 1 }
final class Cold243 { let value = 1 }
final class Cold244 { let value = 1 }
final class Cold245 { let value = 1 }
final class Cold246 { let value = 1 }
final class Cold247 { let value = 1 }
final class Cold248 { let value = 1 }
final class Cold249 { let value = 1 }
final class Cold250 { let value = 1 }

enum ColdClasses5 {
    @inline(never)
    static func register(in container: Container, _ options: Options) {
        container.register(Cold201.self, options: options) { Cold201() }
        container.register(Cold202.self, options: options) { Cold202() }
        container.register(Cold203.self, options: options) { Cold203() }
        container.register(Cold204.self, options: options) { Cold204() }
        container.register(Cold205.self, options: options) { Cold205() }
        container.register(Cold206.self, options: options) { Cold206() }
        container.register(Cold207.self, options: options) { Cold207() }
        container.register(Cold208.self, options: options) { Cold208() }
        container.register(Cold209.self, options: options) { Cold209() }
        container.register(Cold210.self, options: options) { Cold210() }
        container.register(Cold211.self, options: options) { Cold211() }
        container.register(Cold212.self, options: options) { Cold212() }
        container.register(Cold213.self, options: options) { Cold213() }
        container.register(Cold214.self, options: options) { Cold214() }
        container.register(Cold215.self, options: options) { Cold215() }
        container.register(Cold216.self, options: options) { Cold216() }
        container.register(Cold217.self, options: options) { Cold217() }
        container.register(Cold218.self, options: options) { Cold218() }
        container.register(Cold219.self, options: options) { Cold219() }
        container.register(Cold220.self, options: options) { Cold220() }
        container.register(Cold221.self, options: options) { Cold221() }
        container.register(Cold222.self, options: options) { Cold222() }
        container.register(Cold223.self, options: options) { Cold223() }
        container.register(Cold224.self, options: options) { Cold224() }
        container.register(Cold225.self, options: options) { Cold225() }
        container.register(Cold226.self, options: options) { Cold226() }
        container.register(Cold227.self, options: options) { Cold227() }
        container.register(Cold228.self, options: options) { Cold228() }
        container.register(Cold229.self, options: options) { Cold229() }
        container.register(Cold230.self, options: options) { Cold230() }
        container.register(Cold231.self, options: options) { Cold231() }
        container.register(Cold232.self, options: options) { Cold232() }
        container.register(Cold233.self, options: options) { Cold233() }
        container.register(Cold234.self, options: options) { Cold234() }
        container.register(Cold235.self, options: options) { Cold235() }
        container.register(Cold236.self, options: options) { Cold236() }
        container.register(Cold237.self, options: options) { Cold237() }
        container.register(Cold238.self, options: options) { Cold238() }
        container.register(Cold239.self, options: options) { Cold239() }
        container.register(Cold240.self, options: options) { Cold240() }
        container.register(Cold241.self, options: options) { Cold241() }
        container.register(Cold242.self, options: options) { Cold242() }
        container.register(Cold243.self, options: options) { Cold243() }
        container.register(Cold244.self, options: options) { Cold244() }
        container.register(Cold245.self, options: options) { Cold245() }
        container.register(Cold246.self, options: options) { Cold246() }
        container.register(Cold247.self, options: options) { Cold247() }
        container.register(Cold248.self, options: options) { Cold248() }
        container.register(Cold249.self, options: options) { Cold249() }
        container.register(Cold250.self, options: options) { Cold250() }
    }

    @inline(never)
    static func resolve(from container: Container) {
        sink(container.resolve(Cold201.self))
        sink(container.resolve(Cold202.self))
        sink(container.resolve(Cold203.self))
        sink(container.resolve(Cold204.self))
        sink(container.resolve(Cold205.self))
        sink(container.resolve(Cold206.self))
        sink(container.resolve(Cold207.self))
        sink(container.resolve(Cold208.self))
        sink(container.resolve(Cold209.self))
        sink(container.resolve(Cold210.self))
        sink(container.resolve(Cold211.self))
        sink(container.resolve(Cold212.self))
        sink(container.resolve(Cold213.self))
        sink(container.resolve(Cold214.self))
        sink(container.resolve(Cold215.self))
        sink(container.resolve(Cold216.self))
        sink(container.resolve(Cold217.self))
        sink(container.resolve(Cold218.self))
        sink(container.resolve(Cold219.self))
        sink(container.resolve(Cold220.self))
        sink(container.resolve(Cold221.self))
        sink(container.resolve(Cold222.self))
        sink(container.resolve(Cold223.self))
        sink(container.resolve(Cold224.self))
        sink(container.resolve(Cold225.self))
        sink(container.resolve(Cold226.self))
        sink(container.resolve(Cold227.self))
        sink(container.resolve(Cold228.self))
        sink(container.resolve(Cold229.self))
        sink(container.resolve(Cold230.self))
        sink(container.resolve(Cold231.self))
        sink(container.resolve(Cold232.self))
        sink(container.resolve(Cold233.self))
        sink(container.resolve(Cold234.self))
        sink(container.resolve(Cold235.self))
        sink(container.resolve(Cold236.self))
        sink(container.resolve(Cold237.self))
        sink(container.resolve(Cold238.self))
        sink(container.resolve(Cold239.self))
        sink(container.resolve(Cold240.self))
        sink(container.resolve(Cold241.self))
        sink(container.resolve(Cold242.self))
        sink(container.resolve(Cold243.self))
        sink(container.resolve(Cold244.self))
        sink(container.resolve(Cold245.self))
        sink(container.resolve(Cold246.self))
        sink(container.resolve(Cold247.self))
        sink(container.resolve(Cold248.self))
        sink(container.resolve(Cold249.self))
        sink(container.resolve(Cold250.self))
    }

    @inline(never)
    static func register(in dictionary: Dictionaried) {
        dictionary.factories[ObjectIdentifier(Cold201.self)] = { Cold201() }
        dictionary.factories[ObjectIdentifier(Cold202.self)] = { Cold202() }
        dictionary.factories[ObjectIdentifier(Cold203.self)] = { Cold203() }
        dictionary.factories[ObjectIdentifier(Cold204.self)] = { Cold204() }
        dictionary.factories[ObjectIdentifier(Cold205.self)] = { Cold205() }
        dictionary.factories[ObjectIdentifier(Cold206.self)] = { Cold206() }
        dictionary.factories[ObjectIdentifier(Cold207.self)] = { Cold207() }
        dictionary.factories[ObjectIdentifier(Cold208.self)] = { Cold208() }
        dictionary.factories[ObjectIdentifier(Cold209.self)] = { Cold209() }
        dictionary.factories[ObjectIdentifier(Cold210.self)] = { Cold210() }
        dictionary.factories[ObjectIdentifier(Cold211.self)] = { Cold211() }
        dictionary.factories[ObjectIdentifier(Cold212.self)] = { Cold212() }
        dictionary.factories[ObjectIdentifier(Cold213.self)] = { Cold213() }
        dictionary.factories[ObjectIdentifier(Cold214.self)] = { Cold214() }
        dictionary.factories[ObjectIdentifier(Cold215.self)] = { Cold215() }
        dictionary.factories[ObjectIdentifier(Cold216.self)] = { Cold216() }
        dictionary.factories[ObjectIdentifier(Cold217.self)] = { Cold217() }
        dictionary.factories[ObjectIdentifier(Cold218.self)] = { Cold218() }
        dictionary.factories[ObjectIdentifier(Cold219.self)] = { Cold219() }
        dictionary.factories[ObjectIdentifier(Cold220.self)] = { Cold220() }
        dictionary.factories[ObjectIdentifier(Cold221.self)] = { Cold221() }
        dictionary.factories[ObjectIdentifier(Cold222.self)] = { Cold222() }
        dictionary.factories[ObjectIdentifier(Cold223.self)] = { Cold223() }
        dictionary.factories[ObjectIdentifier(Cold224.self)] = { Cold224() }
        dictionary.factories[ObjectIdentifier(Cold225.self)] = { Cold225() }
        dictionary.factories[ObjectIdentifier(Cold226.self)] = { Cold226() }
        dictionary.factories[ObjectIdentifier(Cold227.self)] = { Cold227() }
        dictionary.factories[ObjectIdentifier(Cold228.self)] = { Cold228() }
        dictionary.factories[ObjectIdentifier(Cold229.self)] = { Cold229() }
        dictionary.factories[ObjectIdentifier(Cold230.self)] = { Cold230() }
        dictionary.factories[ObjectIdentifier(Cold231.self)] = { Cold231() }
        dictionary.factories[ObjectIdentifier(Cold232.self)] = { Cold232() }
        dictionary.factories[ObjectIdentifier(Cold233.self)] = { Cold233() }
        dictionary.factories[ObjectIdentifier(Cold234.self)] = { Cold234() }
        dictionary.factories[ObjectIdentifier(Cold235.self)] = { Cold235() }
        dictionary.factories[ObjectIdentifier(Cold236.self)] = { Cold236() }
        dictionary.factories[ObjectIdentifier(Cold237.self)] = { Cold237() }
        dictionary.factories[ObjectIdentifier(Cold238.self)] = { Cold238() }
        dictionary.factories[ObjectIdentifier(Cold239.self)] = { Cold239() }
        dictionary.factories[ObjectIdentifier(Cold240.self)] = { Cold240() }
        dictionary.factories[ObjectIdentifier(Cold241.self)] = { Cold241() }
        dictionary.factories[ObjectIdentifier(Cold242.self)] = { Cold242() }
        dictionary.factories[ObjectIdentifier(Cold243.self)] = { Cold243() }
        dictionary.factories[ObjectIdentifier(Cold244.self)] = { Cold244() }
        dictionary.factories[ObjectIdentifier(Cold245.self)] = { Cold245() }
        dictionary.factories[ObjectIdentifier(Cold246.self)] = { Cold246() }
        dictionary.factories[ObjectIdentifier(Cold247.self)] = { Cold247() }
        dictionary.factories[ObjectIdentifier(Cold248.self)] = { Cold248() }
        dictionary.factories[ObjectIdentifier(Cold249.self)] = { Cold249() }
        dictionary.factories[ObjectIdentifier(Cold250.self)] = { Cold250() }
    }

    @inline(never)
    static func resolve(from dictionary: Dictionaried) {
        sink(dictionary.resolve(Cold201.self))
        sink(dictionary.resolve(Cold202.self))
        sink(dictionary.resolve(Cold203.self))
        sink(dictionary.resolve(Cold204.self))
        sink(dictionary.resolve(Cold205.self))
        sink(dictionary.resolve(Cold206.self))
        sink(dictionary.resolve(Cold207.self))
        sink(dictionary.resolve(Cold208.self))
        sink(dictionary.resolve(Cold209.self))
        sink(dictionary.resolve(Cold210.self))
        sink(dictionary.resolve(Cold211.self))
        sink(dictionary.resolve(Cold212.self))
        sink(dictionary.resolve(Cold213.self))
        sink(dictionary.resolve(Cold214.self))
        sink(dictionary.resolve(Cold215.self))
        sink(dictionary.resolve(Cold216.self))
        sink(dictionary.resolve(Cold217.self))
        sink(dictionary.resolve(Cold218.self))
        sink(dictionary.resolve(Cold219.self))
        sink(dictionary.resolve(Cold220.self))
        sink(dictionary.resolve(Cold221.self))
        sink(dictionary.resolve(Cold222.self))
        sink(dictionary.resolve(Cold223.self))
        sink(dictionary.resolve(Cold224.self))
        sink(dictionary.resolve(Cold225.self))
        sink(dictionary.resolve(Cold226.self))
        sink(dictionary.resolve(Cold227.self))
        sink(dictionary.resolve(Cold228.self))
        sink(dictionary.resolve(Cold229.self))
        sink(dictionary.resolve(Cold230.self))
        sink(dictionary.resolve(Cold231.self))
        sink(dictionary.resolve(Cold232.self))
        sink(dictionary.resolve(Cold233.self))
        sink(dictionary.resolve(Cold234.self))
        sink(dictionary.resolve(Cold235.self))
        sink(dictionary.resolve(Cold236.self))
        sink(dictionary.resolve(Cold237.self))
        sink(dictionary.resolve(Cold238.self))
        sink(dictionary.resolve(Cold239.self))
        sink(dictionary.resolve(Cold240.self))
        sink(dictionary.resolve(Cold241.self))
        sink(dictionary.resolve(Cold242.self))
        sink(dictionary.resolve(Cold243.self))
        sink(dictionary.resolve(Cold244.self))
        sink(dictionary.resolve(Cold245.self))
        sink(dictionary.resolve(Cold246.self))
        sink(dictionary.resolve(Cold247.self))
        sink(dictionary.resolve(Cold248.self))
        sink(dictionary.resolve(Cold249.self))
        sink(dictionary.resolve(Cold250.self))
    }
}
