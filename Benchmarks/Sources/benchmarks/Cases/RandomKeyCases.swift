import DIKit

/// Hits with keys drawn at random from few and from many registrations.
///
/// The types are made at run time, so both sides run unspecialised code: what is compared is how the look-up grows.
enum RandomKeyCases {
    static var cases: [Case] {
        [
            random(10, "hit, drawn from 10 registrations", .cost()),
            random(1000, "hit, drawn from 1,000 registrations", .cost()),
            random(10_000, "hit, drawn from 10,000 registrations", .cost(atMost: 0.7)),
        ]
    }

    @inline(never)
    private static func request<T: KeyedClass>(_ type: T.Type, from container: Container) { sink(container.resolve(type)) }

    @inline(never)
    private static func request<T: KeyedClass>(_ type: T.Type, from frozen: FrozenTyped) { sink(frozen.resolve(type)) }

    private static func register<T: KeyedClass>(_ type: T.Type, in container: Container) {
        container.register(type, options: .container) { T() }
        _ = container.resolve(type)
    }

    private static func box<T: KeyedClass>(_ type: T.Type) -> (ObjectIdentifier, AnyObject) {
        let object = T()
        return (ObjectIdentifier(type), TypedBox { object })
    }

    private static func random(_ registrations: Int, _ title: String, _ comparison: Comparison) -> Case {
        Case(
            "random-\(registrations)", title, comparedWith: .frozen, comparison, allocations: 0,
            subject: Operation {
                let container = Container()
                for type in ManyTypes.classes(registrations) { register(type, in: container) }
                let draws = draws(from: registrations)
                return { count in repeating(draws, count) { request($0, from: container) } }
            },
            baselines: [
                .frozen: Operation {
                    let frozen = FrozenTyped(Dictionary(uniqueKeysWithValues: ManyTypes.classes(registrations).map { box($0) }))
                    let draws = draws(from: registrations)
                    return { count in repeating(draws, count) { request($0, from: frozen) } }
                }
            ])
    }

    @inline(__always)
    private static func repeating(_ draws: [any KeyedClass.Type], _ count: Int, _ body: (any KeyedClass.Type) -> Void) {
        var done = 0
        while done < count {
            for type in draws.prefix(count - done) { body(type) }
            done += draws.count
        }
    }

    /// Many random draws, the same ones each time.
    private static func draws(from count: Int) -> [any KeyedClass.Type] {
        let types = ManyTypes.classes(count)
        var generator = SplitMix(state: 42)
        return (0..<65_536).map { _ in types[Int.random(in: 0..<count, using: &generator)] }
    }
}

/// A small generator of random numbers with a known start.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
