/// A question to a resolver about itself: what the generated tables behind it can make.
///
/// It is asked as any request is, for a type of its own, through `optionalResolve(type:named:with:)`. So nothing goes around what a conformer
/// answers itself, and one that asks several tables passes the question to each. A resolver that knows no such type has nothing to say.
final class StaticInquiry {
    /// A type that a table makes, as a registration that its container does not have, and the resolver protocol of the table.
    private(set) var made: [(registration: Registration, resolver: any Any.Type)] = []
    /// Types that are injected into, with the method for each.
    private(set) var injected: [(type: any Any.Type, method: String, resolver: any Any.Type)] = []
    private(set) var hasAnswer = false
    /// Nil where everything is wanted that there is.
    private let wanted: (any Any.Type)?

    private init(about wanted: (any Any.Type)?) { self.wanted = wanted }

    /// Whether a table makes the type. Makes nothing.
    static func answers(_ type: any Any.Type, in resolver: some Resolver) -> Bool {
        let inquiry = StaticInquiry(about: type)
        inquiry.ask(resolver)
        return inquiry.hasAnswer
    }

    /// All that the tables behind a resolver say.
    static func everything(in resolver: some Resolver) -> StaticInquiry {
        let inquiry = StaticInquiry(about: nil)
        inquiry.ask(resolver)
        return inquiry
    }

    private func ask(_ resolver: some Resolver) {
        _ = resolver.optionalResolve(type: StaticInquiry.self, named: nil, with: Arguments([self]))
    }

    /// Takes the answer of one table.
    func take<Root>(_ table: _StaticTable<Root>) {
        if let wanted {
            hasAnswer = hasAnswer || table.contains(wanted)
            return
        }
        for type in table.madeTypes {
            // It is compared with others and never made.
            let registration = Registration(key: Key(type), lifetime: .unique, isolation: .anywhere, place: nil, home: nil) { _, _, _ in false }
            made.append((registration, Root.self))
        }
        injected += table.injectedTypes.map { ($0.type, $0.method, Root.self) }
    }
}
