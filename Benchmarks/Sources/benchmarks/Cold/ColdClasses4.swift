// Written by Scripts/make-cold-classes.
import DIKit

final class Cold151 { let value = 1 }
final class Cold152 { let value = 1 }
final class Cold153 { let value = 1 }
final class Cold154 { let value = 1 }
final class Cold155 { let value = 1 }
final class Cold156 { let value = 1 }
final class Cold157 { let value = 1 }
final class Cold158 { let value = 1 }
final class Cold159 { let value = 1 }
final class Cold160 { let value = 1 }
final class Cold161 { let value = 1 }
final class Cold162 { let value = 1 }
final class Cold163 { let value = 1 }
final class Cold164 { let value = 1 }
final class Cold165 { let value = 1 }
final class Cold166 { let value = 1 }
final class Cold167 { let value = 1 }
final class Cold168 { let value = 1 }
final class Cold169 { let value = 1 }
final class Cold170 { let value = 1 }
final class Cold171 { let value = 1 }
final class Cold172 { let value = 1 }
final class Cold173 { let value = 1 }
final class Cold174 { let value = 1 }
final class Cold175 { let value = 1 }
final class Cold176 { let value = 1 }
final class Cold177 { let value = 1 }
final class Cold178 { let value = 1 }
final class Cold179 { let value = 1 }
final class Cold180 { let value = 1 }
final class Cold181 { let value = 1 }
final class Cold182 { let value = 1 }
final class Cold183 { let value = 1 }
final class Cold184 { let value = 1 }
final class Cold185 { let value = 1 }
final class Cold186 { let value = 1 }
final class Cold187 { let value = 1 }
final class Cold188 { let value = 1 }
final class Cold189 { let value = 1 }
final class Cold190 { let value = 1 }
final class Cold191 { let value = 1 }
final class Cold192 { let value = 1 }
final class Cold193 { let value = 1 }
final class Cold194 { let value = 1 }
final class Cold195 { let value = 1 }
final class Cold196 { let value = 1 }
final class Cold197 { let value = 1 }
final class Cold198 { let value = 1 }
final class Cold199 { let value = 1 }
final class Cold200 { let value = 1 }

enum ColdClasses4 {
    @inline(never)
    static func register(in container: Container, _ options: Options) {
        container.register(Cold151.self, options: options) { Cold151() }
        container.register(Cold152.self, options: options) { Cold152() }
        container.register(Cold153.self, options: options) { Cold153() }
        container.register(Cold154.self, options: options) { Cold154() }
        container.register(Cold155.self, options: options) { Cold155() }
        container.register(Cold156.self, options: options) { Cold156() }
        container.register(Cold157.self, options: options) { Cold157() }
        container.register(Cold158.self, options: options) { Cold158() }
        container.register(Cold159.self, options: options) { Cold159() }
        container.register(Cold160.self, options: options) { Cold160() }
        container.register(Cold161.self, options: options) { Cold161() }
        container.register(Cold162.self, options: options) { Cold162() }
        container.register(Cold163.self, options: options) { Cold163() }
        container.register(Cold164.self, options: options) { Cold164() }
        container.register(Cold165.self, options: options) { Cold165() }
        container.register(Cold166.self, options: options) { Cold166() }
        container.register(Cold167.self, options: options) { Cold167() }
        container.register(Cold168.self, options: options) { Cold168() }
        container.register(Cold169.self, options: options) { Cold169() }
        container.register(Cold170.self, options: options) { Cold170() }
        container.register(Cold171.self, options: options) { Cold171() }
        container.register(Cold172.self, options: options) { Cold172() }
        container.register(Cold173.self, options: options) { Cold173() }
        container.register(Cold174.self, options: options) { Cold174() }
        container.register(Cold175.self, options: options) { Cold175() }
        container.register(Cold176.self, options: options) { Cold176() }
        container.register(Cold177.self, options: options) { Cold177() }
        container.register(Cold178.self, options: options) { Cold178() }
        container.register(Cold179.self, options: options) { Cold179() }
        container.register(Cold180.self, options: options) { Cold180() }
        container.register(Cold181.self, options: options) { Cold181() }
        container.register(Cold182.self, options: options) { Cold182() }
        container.register(Cold183.self, options: options) { Cold183() }
        container.register(Cold184.self, options: options) { Cold184() }
        container.register(Cold185.self, options: options) { Cold185() }
        container.register(Cold186.self, options: options) { Cold186() }
        container.register(Cold187.self, options: options) { Cold187() }
        container.register(Cold188.self, options: options) { Cold188() }
        container.register(Cold189.self, options: options) { Cold189() }
        container.register(Cold190.self, options: options) { Cold190() }
        container.register(Cold191.self, options: options) { Cold191() }
        container.register(Cold192.self, options: options) { Cold192() }
        container.register(Cold193.self, options: options) { Cold193() }
        container.register(Cold194.self, options: options) { Cold194() }
        container.register(Cold195.self, options: options) { Cold195() }
        container.register(Cold196.self, options: options) { Cold196() }
        container.register(Cold197.self, options: options) { Cold197() }
        container.register(Cold198.self, options: options) { Cold198() }
        container.register(Cold199.self, options: options) { Cold199() }
        container.register(Cold200.self, options: options) { Cold200() }
    }

    @inline(never)
    static func resolve(from container: Container) {
        sink(container.resolve(Cold151.self))
        sink(container.resolve(Cold152.self))
        sink(container.resolve(Cold153.self))
        sink(container.resolve(Cold154.self))
        sink(container.resolve(Cold155.self))
        sink(container.resolve(Cold156.self))
        sink(container.resolve(Cold157.self))
        sink(container.resolve(Cold158.self))
        sink(container.resolve(Cold159.self))
        sink(container.resolve(Cold160.self))
        sink(container.resolve(Cold161.self))
        sink(container.resolve(Cold162.self))
        sink(container.resolve(Cold163.self))
        sink(container.resolve(Cold164.self))
        sink(container.resolve(Cold165.self))
        sink(container.resolve(Cold166.self))
        sink(container.resolve(Cold167.self))
        sink(container.resolve(Cold168.self))
        sink(container.resolve(Cold169.self))
        sink(container.resolve(Cold170.self))
        sink(container.resolve(Cold171.self))
        sink(container.resolve(Cold172.self))
        sink(container.resolve(Cold173.self))
        sink(container.resolve(Cold174.self))
        sink(container.resolve(Cold175.self))
        sink(container.resolve(Cold176.self))
        sink(container.resolve(Cold177.self))
        sink(container.resolve(Cold178.self))
        sink(container.resolve(Cold179.self))
        sink(container.resolve(Cold180.self))
        sink(container.resolve(Cold181.self))
        sink(container.resolve(Cold182.self))
        sink(container.resolve(Cold183.self))
        sink(container.resolve(Cold184.self))
        sink(container.resolve(Cold185.self))
        sink(container.resolve(Cold186.self))
        sink(container.resolve(Cold187.self))
        sink(container.resolve(Cold188.self))
        sink(container.resolve(Cold189.self))
        sink(container.resolve(Cold190.self))
        sink(container.resolve(Cold191.self))
        sink(container.resolve(Cold192.self))
        sink(container.resolve(Cold193.self))
        sink(container.resolve(Cold194.self))
        sink(container.resolve(Cold195.self))
        sink(container.resolve(Cold196.self))
        sink(container.resolve(Cold197.self))
        sink(container.resolve(Cold198.self))
        sink(container.resolve(Cold199.self))
        sink(container.resolve(Cold200.self))
    }

    @inline(never)
    static func register(in dictionary: Dictionaried) {
        dictionary.factories[ObjectIdentifier(Cold151.self)] = { Cold151() }
        dictionary.factories[ObjectIdentifier(Cold152.self)] = { Cold152() }
        dictionary.factories[ObjectIdentifier(Cold153.self)] = { Cold153() }
        dictionary.factories[ObjectIdentifier(Cold154.self)] = { Cold154() }
        dictionary.factories[ObjectIdentifier(Cold155.self)] = { Cold155() }
        dictionary.factories[ObjectIdentifier(Cold156.self)] = { Cold156() }
        dictionary.factories[ObjectIdentifier(Cold157.self)] = { Cold157() }
        dictionary.factories[ObjectIdentifier(Cold158.self)] = { Cold158() }
        dictionary.factories[ObjectIdentifier(Cold159.self)] = { Cold159() }
        dictionary.factories[ObjectIdentifier(Cold160.self)] = { Cold160() }
        dictionary.factories[ObjectIdentifier(Cold161.self)] = { Cold161() }
        dictionary.factories[ObjectIdentifier(Cold162.self)] = { Cold162() }
        dictionary.factories[ObjectIdentifier(Cold163.self)] = { Cold163() }
        dictionary.factories[ObjectIdentifier(Cold164.self)] = { Cold164() }
        dictionary.factories[ObjectIdentifier(Cold165.self)] = { Cold165() }
        dictionary.factories[ObjectIdentifier(Cold166.self)] = { Cold166() }
        dictionary.factories[ObjectIdentifier(Cold167.self)] = { Cold167() }
        dictionary.factories[ObjectIdentifier(Cold168.self)] = { Cold168() }
        dictionary.factories[ObjectIdentifier(Cold169.self)] = { Cold169() }
        dictionary.factories[ObjectIdentifier(Cold170.self)] = { Cold170() }
        dictionary.factories[ObjectIdentifier(Cold171.self)] = { Cold171() }
        dictionary.factories[ObjectIdentifier(Cold172.self)] = { Cold172() }
        dictionary.factories[ObjectIdentifier(Cold173.self)] = { Cold173() }
        dictionary.factories[ObjectIdentifier(Cold174.self)] = { Cold174() }
        dictionary.factories[ObjectIdentifier(Cold175.self)] = { Cold175() }
        dictionary.factories[ObjectIdentifier(Cold176.self)] = { Cold176() }
        dictionary.factories[ObjectIdentifier(Cold177.self)] = { Cold177() }
        dictionary.factories[ObjectIdentifier(Cold178.self)] = { Cold178() }
        dictionary.factories[ObjectIdentifier(Cold179.self)] = { Cold179() }
        dictionary.factories[ObjectIdentifier(Cold180.self)] = { Cold180() }
        dictionary.factories[ObjectIdentifier(Cold181.self)] = { Cold181() }
        dictionary.factories[ObjectIdentifier(Cold182.self)] = { Cold182() }
        dictionary.factories[ObjectIdentifier(Cold183.self)] = { Cold183() }
        dictionary.factories[ObjectIdentifier(Cold184.self)] = { Cold184() }
        dictionary.factories[ObjectIdentifier(Cold185.self)] = { Cold185() }
        dictionary.factories[ObjectIdentifier(Cold186.self)] = { Cold186() }
        dictionary.factories[ObjectIdentifier(Cold187.self)] = { Cold187() }
        dictionary.factories[ObjectIdentifier(Cold188.self)] = { Cold188() }
        dictionary.factories[ObjectIdentifier(Cold189.self)] = { Cold189() }
        dictionary.factories[ObjectIdentifier(Cold190.self)] = { Cold190() }
        dictionary.factories[ObjectIdentifier(Cold191.self)] = { Cold191() }
        dictionary.factories[ObjectIdentifier(Cold192.self)] = { Cold192() }
        dictionary.factories[ObjectIdentifier(Cold193.self)] = { Cold193() }
        dictionary.factories[ObjectIdentifier(Cold194.self)] = { Cold194() }
        dictionary.factories[ObjectIdentifier(Cold195.self)] = { Cold195() }
        dictionary.factories[ObjectIdentifier(Cold196.self)] = { Cold196() }
        dictionary.factories[ObjectIdentifier(Cold197.self)] = { Cold197() }
        dictionary.factories[ObjectIdentifier(Cold198.self)] = { Cold198() }
        dictionary.factories[ObjectIdentifier(Cold199.self)] = { Cold199() }
        dictionary.factories[ObjectIdentifier(Cold200.self)] = { Cold200() }
    }

    @inline(never)
    static func resolve(from dictionary: Dictionaried) {
        sink(dictionary.resolve(Cold151.self))
        sink(dictionary.resolve(Cold152.self))
        sink(dictionary.resolve(Cold153.self))
        sink(dictionary.resolve(Cold154.self))
        sink(dictionary.resolve(Cold155.self))
        sink(dictionary.resolve(Cold156.self))
        sink(dictionary.resolve(Cold157.self))
        sink(dictionary.resolve(Cold158.self))
        sink(dictionary.resolve(Cold159.self))
        sink(dictionary.resolve(Cold160.self))
        sink(dictionary.resolve(Cold161.self))
        sink(dictionary.resolve(Cold162.self))
        sink(dictionary.resolve(Cold163.self))
        sink(dictionary.resolve(Cold164.self))
        sink(dictionary.resolve(Cold165.self))
        sink(dictionary.resolve(Cold166.self))
        sink(dictionary.resolve(Cold167.self))
        sink(dictionary.resolve(Cold168.self))
        sink(dictionary.resolve(Cold169.self))
        sink(dictionary.resolve(Cold170.self))
        sink(dictionary.resolve(Cold171.self))
        sink(dictionary.resolve(Cold172.self))
        sink(dictionary.resolve(Cold173.self))
        sink(dictionary.resolve(Cold174.self))
        sink(dictionary.resolve(Cold175.self))
        sink(dictionary.resolve(Cold176.self))
        sink(dictionary.resolve(Cold177.self))
        sink(dictionary.resolve(Cold178.self))
        sink(dictionary.resolve(Cold179.self))
        sink(dictionary.resolve(Cold180.self))
        sink(dictionary.resolve(Cold181.self))
        sink(dictionary.resolve(Cold182.self))
        sink(dictionary.resolve(Cold183.self))
        sink(dictionary.resolve(Cold184.self))
        sink(dictionary.resolve(Cold185.self))
        sink(dictionary.resolve(Cold186.self))
        sink(dictionary.resolve(Cold187.self))
        sink(dictionary.resolve(Cold188.self))
        sink(dictionary.resolve(Cold189.self))
        sink(dictionary.resolve(Cold190.self))
        sink(dictionary.resolve(Cold191.self))
        sink(dictionary.resolve(Cold192.self))
        sink(dictionary.resolve(Cold193.self))
        sink(dictionary.resolve(Cold194.self))
        sink(dictionary.resolve(Cold195.self))
        sink(dictionary.resolve(Cold196.self))
        sink(dictionary.resolve(Cold197.self))
        sink(dictionary.resolve(Cold198.self))
        sink(dictionary.resolve(Cold199.self))
        sink(dictionary.resolve(Cold200.self))
    }
}
