/// One of many classes that the compiler has never seen.
protocol KeyedClass: AnyObject {
    init()
}

/// Types made at run time: a number's binary digits, the lowest outermost.
enum ManyTypes {
    private enum Zero<Rest> {}
    private enum One<Rest> {}
    private enum End {}

    /// A class of which there are as many as there are numbers.
    private final class Keyed<Number>: KeyedClass, Sendable {
        let value = 1
    }

    /// A generic class for each of the numbers below `count`.
    static func classes(_ count: Int) -> [any KeyedClass.Type] { (0..<count).map { type(of: $0) } }

    private static func type(of number: Int) -> any KeyedClass.Type {
        var type: any Any.Type = End.self
        var rest = number
        while rest > 0 {
            type = rest.isMultiple(of: 2) ? around(type, zero: true) : around(type, zero: false)
            rest /= 2
        }
        return keyed(type)
    }

    private static func around(_ type: any Any.Type, zero: Bool) -> any Any.Type {
        func open<T>(_: T.Type) -> any Any.Type { zero ? Zero<T>.self : One<T>.self }
        return open(type)
    }

    private static func keyed(_ type: any Any.Type) -> any KeyedClass.Type {
        func open<T>(_: T.Type) -> any KeyedClass.Type { Keyed<T>.self }
        return open(type)
    }
}
