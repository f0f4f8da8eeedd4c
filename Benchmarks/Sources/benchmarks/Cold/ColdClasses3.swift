// Written by Scripts/make-cold-classes.
import DIKit

final class Cold101 { let value = 1 }
final class Cold102 { let value = 1 }
final class Cold103 { let value = 1 }
final class Cold104 { let value = 1 }
final class Cold105 { let value = 1 }
final class Cold106 { let value = 1 }
final class Cold107 { let value = 1 }
final class Cold108 { let value = 1 }
final class Cold109 { let value = 1 }
final class Cold110 { let value = 1 }
final class Cold111 { let value = 1 }
final class Cold112 { let value = 1 }
final class Cold113 { let value = 1 }
final class Cold114 { let value = 1 }
final class Cold115 { let value = 1 }
final class Cold116 { let value = 1 }
final class Cold117 { let value = 1 }
final class Cold118 { let value = 1 }
final class Cold119 { let value = 1 }
final class Cold120 { let value = 1 }
final class Cold121 { let value = 1 }
final class Cold122 { let value = 1 }
final class Cold123 { let value = 1 }
final class Cold124 { let value = 1 }
final class Cold125 { let value = 1 }
final class Cold126 { let value = 1 }
final class Cold127 { let value = 1 }
final class Cold128 { let value = 1 }
final class Cold129 { let value = 1 }
final class Cold130 { let value = 1 }
final class Cold131 { let value = 1 }
final class Cold132 { let value = 1 }
final class Cold133 { let value = 1 }
final class Cold134 { let value = 1 }
final class Cold135 { let value = 1 }
final class Cold136 { let value = 1 }
final class Cold137 { let value = 1 }
final class Cold138 { let value = 1 }
final class Cold139 { let value = 1 }
final class Cold140 { let value = 1 }
final class Cold141 { let value = 1 }
final class Cold142 { let value = 1 }
final class Cold143 { let value = 1 }
final class Cold144 { let value = 1 }
final class Cold145 { let value = 1 }
final class Cold146 { let value = 1 }
final class Cold147 { let value = 1 }
final class Cold148 { let value = 1 }
final class Cold149 { let value = 1 }
final class Cold150 { let value = 1 }

enum ColdClasses3 {
    @inline(never)
    static func register(in container: Container, _ options: Options) {
        container.register(Cold101.self, options: options) { Cold101() }
        container.register(Cold102.self, options: options) { Cold102() }
        container.register(Cold103.self, options: options) { Cold103() }
        container.register(Cold104.self, options: options) { Cold104() }
        container.register(Cold105.self, options: options) { Cold105() }
        container.register(Cold106.self, options: options) { Cold106() }
        container.register(Cold107.self, options: options) { Cold107() }
        container.register(Cold108.self, options: options) { Cold108() }
        container.register(Cold109.self, options: options) { Cold109() }
        container.register(Cold110.self, options: options) { Cold110() }
        container.register(Cold111.self, options: options) { Cold111() }
        container.register(Cold112.self, options: options) { Cold112() }
        container.register(Cold113.self, options: options) { Cold113() }
        container.register(Cold114.self, options: options) { Cold114() }
        container.register(Cold115.self, options: options) { Cold115() }
        container.register(Cold116.self, options: options) { Cold116() }
        container.register(Cold117.self, options: options) { Cold117() }
        container.register(Cold118.self, options: options) { Cold118() }
        container.register(Cold119.self, options: options) { Cold119() }
        container.register(Cold120.self, options: options) { Cold120() }
        container.register(Cold121.self, options: options) { Cold121() }
        container.register(Cold122.self, options: options) { Cold122() }
        container.register(Cold123.self, options: options) { Cold123() }
        container.register(Cold124.self, options: options) { Cold124() }
        container.register(Cold125.self, options: options) { Cold125() }
        container.register(Cold126.self, options: options) { Cold126() }
        container.register(Cold127.self, options: options) { Cold127() }
        container.register(Cold128.self, options: options) { Cold128() }
        container.register(Cold129.self, options: options) { Cold129() }
        container.register(Cold130.self, options: options) { Cold130() }
        container.register(Cold131.self, options: options) { Cold131() }
        container.register(Cold132.self, options: options) { Cold132() }
        container.register(Cold133.self, options: options) { Cold133() }
        container.register(Cold134.self, options: options) { Cold134() }
        container.register(Cold135.self, options: options) { Cold135() }
        container.register(Cold136.self, options: options) { Cold136() }
        container.register(Cold137.self, options: options) { Cold137() }
        container.register(Cold138.self, options: options) { Cold138() }
        container.register(Cold139.self, options: options) { Cold139() }
        container.register(Cold140.self, options: options) { Cold140() }
        container.register(Cold141.self, options: options) { Cold141() }
        container.register(Cold142.self, options: options) { Cold142() }
        container.register(Cold143.self, options: options) { Cold143() }
        container.register(Cold144.self, options: options) { Cold144() }
        container.register(Cold145.self, options: options) { Cold145() }
        container.register(Cold146.self, options: options) { Cold146() }
        container.register(Cold147.self, options: options) { Cold147() }
        container.register(Cold148.self, options: options) { Cold148() }
        container.register(Cold149.self, options: options) { Cold149() }
        container.register(Cold150.self, options: options) { Cold150() }
    }

    @inline(never)
    static func resolve(from container: Container) {
        sink(container.resolve(Cold101.self))
        sink(container.resolve(Cold102.self))
        sink(container.resolve(Cold103.self))
        sink(container.resolve(Cold104.self))
        sink(container.resolve(Cold105.self))
        sink(container.resolve(Cold106.self))
        sink(container.resolve(Cold107.self))
        sink(container.resolve(Cold108.self))
        sink(container.resolve(Cold109.self))
        sink(container.resolve(Cold110.self))
        sink(container.resolve(Cold111.self))
        sink(container.resolve(Cold112.self))
        sink(container.resolve(Cold113.self))
        sink(container.resolve(Cold114.self))
        sink(container.resolve(Cold115.self))
        sink(container.resolve(Cold116.self))
        sink(container.resolve(Cold117.self))
        sink(container.resolve(Cold118.self))
        sink(container.resolve(Cold119.self))
        sink(container.resolve(Cold120.self))
        sink(container.resolve(Cold121.self))
        sink(container.resolve(Cold122.self))
        sink(container.resolve(Cold123.self))
        sink(container.resolve(Cold124.self))
        sink(container.resolve(Cold125.self))
        sink(container.resolve(Cold126.self))
        sink(container.resolve(Cold127.self))
        sink(container.resolve(Cold128.self))
        sink(container.resolve(Cold129.self))
        sink(container.resolve(Cold130.self))
        sink(container.resolve(Cold131.self))
        sink(container.resolve(Cold132.self))
        sink(container.resolve(Cold133.self))
        sink(container.resolve(Cold134.self))
        sink(container.resolve(Cold135.self))
        sink(container.resolve(Cold136.self))
        sink(container.resolve(Cold137.self))
        sink(container.resolve(Cold138.self))
        sink(container.resolve(Cold139.self))
        sink(container.resolve(Cold140.self))
        sink(container.resolve(Cold141.self))
        sink(container.resolve(Cold142.self))
        sink(container.resolve(Cold143.self))
        sink(container.resolve(Cold144.self))
        sink(container.resolve(Cold145.self))
        sink(container.resolve(Cold146.self))
        sink(container.resolve(Cold147.self))
        sink(container.resolve(Cold148.self))
        sink(container.resolve(Cold149.self))
        sink(container.resolve(Cold150.self))
    }

    @inline(never)
    static func register(in dictionary: Dictionaried) {
        dictionary.factories[ObjectIdentifier(Cold101.self)] = { Cold101() }
        dictionary.factories[ObjectIdentifier(Cold102.self)] = { Cold102() }
        dictionary.factories[ObjectIdentifier(Cold103.self)] = { Cold103() }
        dictionary.factories[ObjectIdentifier(Cold104.self)] = { Cold104() }
        dictionary.factories[ObjectIdentifier(Cold105.self)] = { Cold105() }
        dictionary.factories[ObjectIdentifier(Cold106.self)] = { Cold106() }
        dictionary.factories[ObjectIdentifier(Cold107.self)] = { Cold107() }
        dictionary.factories[ObjectIdentifier(Cold108.self)] = { Cold108() }
        dictionary.factories[ObjectIdentifier(Cold109.self)] = { Cold109() }
        dictionary.factories[ObjectIdentifier(Cold110.self)] = { Cold110() }
        dictionary.factories[ObjectIdentifier(Cold111.self)] = { Cold111() }
        dictionary.factories[ObjectIdentifier(Cold112.self)] = { Cold112() }
        dictionary.factories[ObjectIdentifier(Cold113.self)] = { Cold113() }
        dictionary.factories[ObjectIdentifier(Cold114.self)] = { Cold114() }
        dictionary.factories[ObjectIdentifier(Cold115.self)] = { Cold115() }
        dictionary.factories[ObjectIdentifier(Cold116.self)] = { Cold116() }
        dictionary.factories[ObjectIdentifier(Cold117.self)] = { Cold117() }
        dictionary.factories[ObjectIdentifier(Cold118.self)] = { Cold118() }
        dictionary.factories[ObjectIdentifier(Cold119.self)] = { Cold119() }
        dictionary.factories[ObjectIdentifier(Cold120.self)] = { Cold120() }
        dictionary.factories[ObjectIdentifier(Cold121.self)] = { Cold121() }
        dictionary.factories[ObjectIdentifier(Cold122.self)] = { Cold122() }
        dictionary.factories[ObjectIdentifier(Cold123.self)] = { Cold123() }
        dictionary.factories[ObjectIdentifier(Cold124.self)] = { Cold124() }
        dictionary.factories[ObjectIdentifier(Cold125.self)] = { Cold125() }
        dictionary.factories[ObjectIdentifier(Cold126.self)] = { Cold126() }
        dictionary.factories[ObjectIdentifier(Cold127.self)] = { Cold127() }
        dictionary.factories[ObjectIdentifier(Cold128.self)] = { Cold128() }
        dictionary.factories[ObjectIdentifier(Cold129.self)] = { Cold129() }
        dictionary.factories[ObjectIdentifier(Cold130.self)] = { Cold130() }
        dictionary.factories[ObjectIdentifier(Cold131.self)] = { Cold131() }
        dictionary.factories[ObjectIdentifier(Cold132.self)] = { Cold132() }
        dictionary.factories[ObjectIdentifier(Cold133.self)] = { Cold133() }
        dictionary.factories[ObjectIdentifier(Cold134.self)] = { Cold134() }
        dictionary.factories[ObjectIdentifier(Cold135.self)] = { Cold135() }
        dictionary.factories[ObjectIdentifier(Cold136.self)] = { Cold136() }
        dictionary.factories[ObjectIdentifier(Cold137.self)] = { Cold137() }
        dictionary.factories[ObjectIdentifier(Cold138.self)] = { Cold138() }
        dictionary.factories[ObjectIdentifier(Cold139.self)] = { Cold139() }
        dictionary.factories[ObjectIdentifier(Cold140.self)] = { Cold140() }
        dictionary.factories[ObjectIdentifier(Cold141.self)] = { Cold141() }
        dictionary.factories[ObjectIdentifier(Cold142.self)] = { Cold142() }
        dictionary.factories[ObjectIdentifier(Cold143.self)] = { Cold143() }
        dictionary.factories[ObjectIdentifier(Cold144.self)] = { Cold144() }
        dictionary.factories[ObjectIdentifier(Cold145.self)] = { Cold145() }
        dictionary.factories[ObjectIdentifier(Cold146.self)] = { Cold146() }
        dictionary.factories[ObjectIdentifier(Cold147.self)] = { Cold147() }
        dictionary.factories[ObjectIdentifier(Cold148.self)] = { Cold148() }
        dictionary.factories[ObjectIdentifier(Cold149.self)] = { Cold149() }
        dictionary.factories[ObjectIdentifier(Cold150.self)] = { Cold150() }
    }

    @inline(never)
    static func resolve(from dictionary: Dictionaried) {
        sink(dictionary.resolve(Cold101.self))
        sink(dictionary.resolve(Cold102.self))
        sink(dictionary.resolve(Cold103.self))
        sink(dictionary.resolve(Cold104.self))
        sink(dictionary.resolve(Cold105.self))
        sink(dictionary.resolve(Cold106.self))
        sink(dictionary.resolve(Cold107.self))
        sink(dictionary.resolve(Cold108.self))
        sink(dictionary.resolve(Cold109.self))
        sink(dictionary.resolve(Cold110.self))
        sink(dictionary.resolve(Cold111.self))
        sink(dictionary.resolve(Cold112.self))
        sink(dictionary.resolve(Cold113.self))
        sink(dictionary.resolve(Cold114.self))
        sink(dictionary.resolve(Cold115.self))
        sink(dictionary.resolve(Cold116.self))
        sink(dictionary.resolve(Cold117.self))
        sink(dictionary.resolve(Cold118.self))
        sink(dictionary.resolve(Cold119.self))
        sink(dictionary.resolve(Cold120.self))
        sink(dictionary.resolve(Cold121.self))
        sink(dictionary.resolve(Cold122.self))
        sink(dictionary.resolve(Cold123.self))
        sink(dictionary.resolve(Cold124.self))
        sink(dictionary.resolve(Cold125.self))
        sink(dictionary.resolve(Cold126.self))
        sink(dictionary.resolve(Cold127.self))
        sink(dictionary.resolve(Cold128.self))
        sink(dictionary.resolve(Cold129.self))
        sink(dictionary.resolve(Cold130.self))
        sink(dictionary.resolve(Cold131.self))
        sink(dictionary.resolve(Cold132.self))
        sink(dictionary.resolve(Cold133.self))
        sink(dictionary.resolve(Cold134.self))
        sink(dictionary.resolve(Cold135.self))
        sink(dictionary.resolve(Cold136.self))
        sink(dictionary.resolve(Cold137.self))
        sink(dictionary.resolve(Cold138.self))
        sink(dictionary.resolve(Cold139.self))
        sink(dictionary.resolve(Cold140.self))
        sink(dictionary.resolve(Cold141.self))
        sink(dictionary.resolve(Cold142.self))
        sink(dictionary.resolve(Cold143.self))
        sink(dictionary.resolve(Cold144.self))
        sink(dictionary.resolve(Cold145.self))
        sink(dictionary.resolve(Cold146.self))
        sink(dictionary.resolve(Cold147.self))
        sink(dictionary.resolve(Cold148.self))
        sink(dictionary.resolve(Cold149.self))
        sink(dictionary.resolve(Cold150.self))
    }
}
