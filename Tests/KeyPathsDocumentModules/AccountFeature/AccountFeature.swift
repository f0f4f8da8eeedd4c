public import DIKit

// What another module promises, as documented.

public protocol AccountLoading: Sendable {
    func load() -> String
}

extension Container {
    public var loader: Dependency<AccountLoading?> { promised(.singleton) }
    public var fake: Dependency<AccountLoading?> { promised(.cached).test { Fake() } }
    public var mainLoader: Dependency<AccountLoading?> { promised(.cached) }
    public var mode: Dependency<String> { self(.unique) { "live" }.onArg("-mock") { "mock" } }
}

/// What tests get of a promise that says so.
private struct Fake: AccountLoading {
    func load() -> String { "fake" }
}
