/// A question to a resolver about itself: which generated tables stand behind it.
///
/// It is asked as any request is, for a type of its own, through `optionalResolve(type:named:with:)`. So nothing goes around what a conformer
/// answers itself, and one that asks several tables passes the question to each. A resolver that knows no such type has nothing to say.
final class StaticInquiry {
    private var tables: [any StaticContent] = []

    /// What a resolver's tables say. Makes nothing.
    static func tables(behind resolver: some Resolver) -> [any StaticContent] {
        let inquiry = StaticInquiry()
        _ = resolver.optionalResolve(type: StaticInquiry.self, named: nil, with: Arguments([inquiry]))
        return inquiry.tables
    }

    /// Takes the answer of one table.
    func take(_ table: some StaticContent) { tables.append(table) }
}

/// What a generated table says of itself.
protocol StaticContent {
    /// The resolver protocol whose methods it calls.
    var resolver: any Any.Type { get }
    /// What the methods make, in the order of their names.
    var madeTypes: [any Any.Type] { get }
    /// Types that are injected into, with the method for each.
    var injectedTypes: [(type: any Any.Type, method: String)] { get }
    /// What the methods make and what they need, in no order.
    var nodes: [StaticNode] { get }
    /// Whether a request without a name would be answered.
    func contains(_ type: any Any.Type) -> Bool
}

/// A type that a generated resolver can make, and what it needs.
struct StaticNode {
    let type: any Any.Type
    let needs: [any Any.Type]
}

extension Resolver {
    /// What a generated resolver can make, for a container's graph; empty for a resolver that does not say.
    var staticNodes: [StaticNode] { StaticInquiry.tables(behind: self).flatMap(\.nodes) }
}
