/// Baseline (b): a dictionary of closures; a look-up, a call and a cast.
final class Dictionaried {
    var factories: [ObjectIdentifier: () -> Any] = [:]

    @inline(__always)
    func resolve<T>(_: T.Type) -> T { factories[ObjectIdentifier(T.self)]!() as! T }
}

extension Dictionaried {
    /// A dictionary of one closure.
    convenience init<T>(_ factory: @escaping () -> T) {
        self.init()
        factories[ObjectIdentifier(T.self)] = factory
    }
}
