// Written by Scripts/make-cold-classes.
import DIKit

final class Cold001 { let value = 1 }
final class Cold002 { let value = 1 }
final class Cold003 { let value = 1 }
final class Cold004 { let value = 1 }
final class Cold005 { let value = 1 }
final class Cold006 { let value = 1 }
final class Cold007 { let value = 1 }
final class Cold008 { let value = 1 }
final class Cold009 { let value = 1 }
final class Cold010 { let value = 1 }
final class Cold011 { let value = 1 }
final class Cold012 { let value = 1 }
final class Cold013 { let value = 1 }
final class Cold014 { let value = 1 }
final class Cold015 { let value = 1 }
final class Cold016 { let value = 1 }
final class Cold017 { let value = 1 }
final class Cold018 { let value = 1 }
final class Cold019 { let value = 1 }
final class Cold020 { let value = 1 }
final class Cold021 { let value = 1 }
final class Cold022 { let value = 1 }
final class Cold023 { let value = 1 }
final class Cold024 { let value = 1 }
final class Cold025 { let value = 1 }
final class Cold026 { let value = 1 }
final class Cold027 { let value = 1 }
final class Cold028 { let value = 1 }
final class Cold029 { let value = 1 }
final class Cold030 { let value = 1 }
final class Cold031 { let value = 1 }
final class Cold032 { let value = 1 }
final class Cold033 { let value = 1 }
final class Cold034 { let value = 1 }
final class Cold035 { let value = 1 }
final class Cold036 { let value = 1 }
final class Cold037 { let value = 1 }
final class Cold038 { let value = 1 }
final class Cold039 { let value = 1 }
final class Cold040 { let value = 1 }
final class Cold041 { let value = 1 }
final class Cold042 { let value = 1 }
final class Cold043 { let value = 1 }
final class Cold044 { let value = 1 }
final class Cold045 { let value = 1 }
final class Cold046 { let value = 1 }
final class Cold047 { let value = 1 }
final class Cold048 { let value = 1 }
final class Cold049 { let value = 1 }
final class Cold050 { let value = 1 }

enum ColdClasses1 {
    @inline(never)
    static func register(in container: Container, _ options: Options) {
        container.register(Cold001.self, options: options) { Cold001() }
        container.register(Cold002.self, options: options) { Cold002() }
        container.register(Cold003.self, options: options) { Cold003() }
        container.register(Cold004.self, options: options) { Cold004() }
        container.register(Cold005.self, options: options) { Cold005() }
        container.register(Cold006.self, options: options) { Cold006() }
        container.register(Cold007.self, options: options) { Cold007() }
        container.register(Cold008.self, options: options) { Cold008() }
        container.register(Cold009.self, options: options) { Cold009() }
        container.register(Cold010.self, options: options) { Cold010() }
        container.register(Cold011.self, options: options) { Cold011() }
        container.register(Cold012.self, options: options) { Cold012() }
        container.register(Cold013.self, options: options) { Cold013() }
        container.register(Cold014.self, options: options) { Cold014() }
        container.register(Cold015.self, options: options) { Cold015() }
        container.register(Cold016.self, options: options) { Cold016() }
        container.register(Cold017.self, options: options) { Cold017() }
        container.register(Cold018.self, options: options) { Cold018() }
        container.register(Cold019.self, options: options) { Cold019() }
        container.register(Cold020.self, options: options) { Cold020() }
        container.register(Cold021.self, options: options) { Cold021() }
        container.register(Cold022.self, options: options) { Cold022() }
        container.register(Cold023.self, options: options) { Cold023() }
        container.register(Cold024.self, options: options) { Cold024() }
        container.register(Cold025.self, options: options) { Cold025() }
        container.register(Cold026.self, options: options) { Cold026() }
        container.register(Cold027.self, options: options) { Cold027() }
        container.register(Cold028.self, options: options) { Cold028() }
        container.register(Cold029.self, options: options) { Cold029() }
        container.register(Cold030.self, options: options) { Cold030() }
        container.register(Cold031.self, options: options) { Cold031() }
        container.register(Cold032.self, options: options) { Cold032() }
        container.register(Cold033.self, options: options) { Cold033() }
        container.register(Cold034.self, options: options) { Cold034() }
        container.register(Cold035.self, options: options) { Cold035() }
        container.register(Cold036.self, options: options) { Cold036() }
        container.register(Cold037.self, options: options) { Cold037() }
        container.register(Cold038.self, options: options) { Cold038() }
        container.register(Cold039.self, options: options) { Cold039() }
        container.register(Cold040.self, options: options) { Cold040() }
        container.register(Cold041.self, options: options) { Cold041() }
        container.register(Cold042.self, options: options) { Cold042() }
        container.register(Cold043.self, options: options) { Cold043() }
        container.register(Cold044.self, options: options) { Cold044() }
        container.register(Cold045.self, options: options) { Cold045() }
        container.register(Cold046.self, options: options) { Cold046() }
        container.register(Cold047.self, options: options) { Cold047() }
        container.register(Cold048.self, options: options) { Cold048() }
        container.register(Cold049.self, options: options) { Cold049() }
        container.register(Cold050.self, options: options) { Cold050() }
    }

    @inline(never)
    static func resolve(from container: Container) {
        sink(container.resolve(Cold001.self))
        sink(container.resolve(Cold002.self))
        sink(container.resolve(Cold003.self))
        sink(container.resolve(Cold004.self))
        sink(container.resolve(Cold005.self))
        sink(container.resolve(Cold006.self))
        sink(container.resolve(Cold007.self))
        sink(container.resolve(Cold008.self))
        sink(container.resolve(Cold009.self))
        sink(container.resolve(Cold010.self))
        sink(container.resolve(Cold011.self))
        sink(container.resolve(Cold012.self))
        sink(container.resolve(Cold013.self))
        sink(container.resolve(Cold014.self))
        sink(container.resolve(Cold015.self))
        sink(container.resolve(Cold016.self))
        sink(container.resolve(Cold017.self))
        sink(container.resolve(Cold018.self))
        sink(container.resolve(Cold019.self))
        sink(container.resolve(Cold020.self))
        sink(container.resolve(Cold021.self))
        sink(container.resolve(Cold022.self))
        sink(container.resolve(Cold023.self))
        sink(container.resolve(Cold024.self))
        sink(container.resolve(Cold025.self))
        sink(container.resolve(Cold026.self))
        sink(container.resolve(Cold027.self))
        sink(container.resolve(Cold028.self))
        sink(container.resolve(Cold029.self))
        sink(container.resolve(Cold030.self))
        sink(container.resolve(Cold031.self))
        sink(container.resolve(Cold032.self))
        sink(container.resolve(Cold033.self))
        sink(container.resolve(Cold034.self))
        sink(container.resolve(Cold035.self))
        sink(container.resolve(Cold036.self))
        sink(container.resolve(Cold037.self))
        sink(container.resolve(Cold038.self))
        sink(container.resolve(Cold039.self))
        sink(container.resolve(Cold040.self))
        sink(container.resolve(Cold041.self))
        sink(container.resolve(Cold042.self))
        sink(container.resolve(Cold043.self))
        sink(container.resolve(Cold044.self))
        sink(container.resolve(Cold045.self))
        sink(container.resolve(Cold046.self))
        sink(container.resolve(Cold047.self))
        sink(container.resolve(Cold048.self))
        sink(container.resolve(Cold049.self))
        sink(container.resolve(Cold050.self))
    }

    @inline(never)
    static func register(in dictionary: Dictionaried) {
        dictionary.factories[ObjectIdentifier(Cold001.self)] = { Cold001() }
        dictionary.factories[ObjectIdentifier(Cold002.self)] = { Cold002() }
        dictionary.factories[ObjectIdentifier(Cold003.self)] = { Cold003() }
        dictionary.factories[ObjectIdentifier(Cold004.self)] = { Cold004() }
        dictionary.factories[ObjectIdentifier(Cold005.self)] = { Cold005() }
        dictionary.factories[ObjectIdentifier(Cold006.self)] = { Cold006() }
        dictionary.factories[ObjectIdentifier(Cold007.self)] = { Cold007() }
        dictionary.factories[ObjectIdentifier(Cold008.self)] = { Cold008() }
        dictionary.factories[ObjectIdentifier(Cold009.self)] = { Cold009() }
        dictionary.factories[ObjectIdentifier(Cold010.self)] = { Cold010() }
        dictionary.factories[ObjectIdentifier(Cold011.self)] = { Cold011() }
        dictionary.factories[ObjectIdentifier(Cold012.self)] = { Cold012() }
        dictionary.factories[ObjectIdentifier(Cold013.self)] = { Cold013() }
        dictionary.factories[ObjectIdentifier(Cold014.self)] = { Cold014() }
        dictionary.factories[ObjectIdentifier(Cold015.self)] = { Cold015() }
        dictionary.factories[ObjectIdentifier(Cold016.self)] = { Cold016() }
        dictionary.factories[ObjectIdentifier(Cold017.self)] = { Cold017() }
        dictionary.factories[ObjectIdentifier(Cold018.self)] = { Cold018() }
        dictionary.factories[ObjectIdentifier(Cold019.self)] = { Cold019() }
        dictionary.factories[ObjectIdentifier(Cold020.self)] = { Cold020() }
        dictionary.factories[ObjectIdentifier(Cold021.self)] = { Cold021() }
        dictionary.factories[ObjectIdentifier(Cold022.self)] = { Cold022() }
        dictionary.factories[ObjectIdentifier(Cold023.self)] = { Cold023() }
        dictionary.factories[ObjectIdentifier(Cold024.self)] = { Cold024() }
        dictionary.factories[ObjectIdentifier(Cold025.self)] = { Cold025() }
        dictionary.factories[ObjectIdentifier(Cold026.self)] = { Cold026() }
        dictionary.factories[ObjectIdentifier(Cold027.self)] = { Cold027() }
        dictionary.factories[ObjectIdentifier(Cold028.self)] = { Cold028() }
        dictionary.factories[ObjectIdentifier(Cold029.self)] = { Cold029() }
        dictionary.factories[ObjectIdentifier(Cold030.self)] = { Cold030() }
        dictionary.factories[ObjectIdentifier(Cold031.self)] = { Cold031() }
        dictionary.factories[ObjectIdentifier(Cold032.self)] = { Cold032() }
        dictionary.factories[ObjectIdentifier(Cold033.self)] = { Cold033() }
        dictionary.factories[ObjectIdentifier(Cold034.self)] = { Cold034() }
        dictionary.factories[ObjectIdentifier(Cold035.self)] = { Cold035() }
        dictionary.factories[ObjectIdentifier(Cold036.self)] = { Cold036() }
        dictionary.factories[ObjectIdentifier(Cold037.self)] = { Cold037() }
        dictionary.factories[ObjectIdentifier(Cold038.self)] = { Cold038() }
        dictionary.factories[ObjectIdentifier(Cold039.self)] = { Cold039() }
        dictionary.factories[ObjectIdentifier(Cold040.self)] = { Cold040() }
        dictionary.factories[ObjectIdentifier(Cold041.self)] = { Cold041() }
        dictionary.factories[ObjectIdentifier(Cold042.self)] = { Cold042() }
        dictionary.factories[ObjectIdentifier(Cold043.self)] = { Cold043() }
        dictionary.factories[ObjectIdentifier(Cold044.self)] = { Cold044() }
        dictionary.factories[ObjectIdentifier(Cold045.self)] = { Cold045() }
        dictionary.factories[ObjectIdentifier(Cold046.self)] = { Cold046() }
        dictionary.factories[ObjectIdentifier(Cold047.self)] = { Cold047() }
        dictionary.factories[ObjectIdentifier(Cold048.self)] = { Cold048() }
        dictionary.factories[ObjectIdentifier(Cold049.self)] = { Cold049() }
        dictionary.factories[ObjectIdentifier(Cold050.self)] = { Cold050() }
    }

    @inline(never)
    static func resolve(from dictionary: Dictionaried) {
        sink(dictionary.resolve(Cold001.self))
        sink(dictionary.resolve(Cold002.self))
        sink(dictionary.resolve(Cold003.self))
        sink(dictionary.resolve(Cold004.self))
        sink(dictionary.resolve(Cold005.self))
        sink(dictionary.resolve(Cold006.self))
        sink(dictionary.resolve(Cold007.self))
        sink(dictionary.resolve(Cold008.self))
        sink(dictionary.resolve(Cold009.self))
        sink(dictionary.resolve(Cold010.self))
        sink(dictionary.resolve(Cold011.self))
        sink(dictionary.resolve(Cold012.self))
        sink(dictionary.resolve(Cold013.self))
        sink(dictionary.resolve(Cold014.self))
        sink(dictionary.resolve(Cold015.self))
        sink(dictionary.resolve(Cold016.self))
        sink(dictionary.resolve(Cold017.self))
        sink(dictionary.resolve(Cold018.self))
        sink(dictionary.resolve(Cold019.self))
        sink(dictionary.resolve(Cold020.self))
        sink(dictionary.resolve(Cold021.self))
        sink(dictionary.resolve(Cold022.self))
        sink(dictionary.resolve(Cold023.self))
        sink(dictionary.resolve(Cold024.self))
        sink(dictionary.resolve(Cold025.self))
        sink(dictionary.resolve(Cold026.self))
        sink(dictionary.resolve(Cold027.self))
        sink(dictionary.resolve(Cold028.self))
        sink(dictionary.resolve(Cold029.self))
        sink(dictionary.resolve(Cold030.self))
        sink(dictionary.resolve(Cold031.self))
        sink(dictionary.resolve(Cold032.self))
        sink(dictionary.resolve(Cold033.self))
        sink(dictionary.resolve(Cold034.self))
        sink(dictionary.resolve(Cold035.self))
        sink(dictionary.resolve(Cold036.self))
        sink(dictionary.resolve(Cold037.self))
        sink(dictionary.resolve(Cold038.self))
        sink(dictionary.resolve(Cold039.self))
        sink(dictionary.resolve(Cold040.self))
        sink(dictionary.resolve(Cold041.self))
        sink(dictionary.resolve(Cold042.self))
        sink(dictionary.resolve(Cold043.self))
        sink(dictionary.resolve(Cold044.self))
        sink(dictionary.resolve(Cold045.self))
        sink(dictionary.resolve(Cold046.self))
        sink(dictionary.resolve(Cold047.self))
        sink(dictionary.resolve(Cold048.self))
        sink(dictionary.resolve(Cold049.self))
        sink(dictionary.resolve(Cold050.self))
    }
}
