import DIKit

/// What the traits' tests resolve.
final class Account: Sendable {
    let owner: String
    init(owner: String = "nobody") { self.owner = owner }
}

final class Ledger: Sendable {
    let account: Account
    init(account: Account) { self.account = account }
}

final class Screen {
    @Dependency(\.account) var account
    @Inject var ledger: Ledger?
}

extension Lifetime {
    static let visit = Cached()
}

extension Container {
    var account: Dependency<Account> { self(.singleton) { Account() }.test { Account() } }
    var ledger: Dependency<Ledger> { self(.singleton) { self.makeLedger() }.test { self.makeLedger() } }
    var visitor: Dependency<Account> { self(.visit) { Account() }.test { Account() } }
    var clerk: Dependency<Account> { self(.cached) { Account() }.test { Account() } }
    var greeting: Dependency<String> { self(.unique) { "live" }.test { "test" }.preview { "preview" } }

    private func makeLedger() -> Ledger { Ledger(account: account()) }
}
