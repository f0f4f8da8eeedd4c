// Written by Scripts/make-cold-classes.
import DIKit

/// All 300 classes.
enum ColdClasses {
    static let count = 300

    static func register(in container: Container, _ options: Options) {
        ColdClasses1.register(in: container, options)
        ColdClasses2.register(in: container, options)
        ColdClasses3.register(in: container, options)
        ColdClasses4.register(in: container, options)
        ColdClasses5.register(in: container, options)
        ColdClasses6.register(in: container, options)
    }

    static func resolve(from container: Container) {
        ColdClasses1.resolve(from: container)
        ColdClasses2.resolve(from: container)
        ColdClasses3.resolve(from: container)
        ColdClasses4.resolve(from: container)
        ColdClasses5.resolve(from: container)
        ColdClasses6.resolve(from: container)
    }

    static func register(in dictionary: Dictionaried) {
        ColdClasses1.register(in: dictionary)
        ColdClasses2.register(in: dictionary)
        ColdClasses3.register(in: dictionary)
        ColdClasses4.register(in: dictionary)
        ColdClasses5.register(in: dictionary)
        ColdClasses6.register(in: dictionary)
    }

    static func resolve(from dictionary: Dictionaried) {
        ColdClasses1.resolve(from: dictionary)
        ColdClasses2.resolve(from: dictionary)
        ColdClasses3.resolve(from: dictionary)
        ColdClasses4.resolve(from: dictionary)
        ColdClasses5.resolve(from: dictionary)
        ColdClasses6.resolve(from: dictionary)
    }
}
