public import DIKit

// What another module promises, as documented.

public protocol AccountLoading: Sendable {
    func load() -> String
}

extension Container {
    public var loader: Dependency<AccountLoading?> { promised(.singleton) }
    public var mode: Dependency<String> { self(.unique) { "live" }.onArg("-mock") { "mock" } }
}
