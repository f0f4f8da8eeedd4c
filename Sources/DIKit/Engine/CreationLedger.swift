/// Who makes which instance, and who waits for whom: the whole coordination of creations as a pure value.
///
/// One ledger serves the process, since a wait may lead from one container to another. It is changed under one lock,
/// and each change returns what its caller has to do once the lock is free: make, wait, wake. Nothing of a creation
/// stays in it once the creation has ended. Its tables can be read, for the tests that explore all its states, and are
/// changed here alone.
struct CreationLedger: Hashable, Sendable {
    /// One creation under way.
    typealias Flight = UInt
    /// The chain of factories that began with one outermost resolve. It moves with the work, not with the thread.
    typealias Resolution = UInt

    /// What a request has to do.
    enum Decision: Hashable, Sendable {
        /// The instance is there: take it.
        case take
        /// Make it, then call ``finish(_:of:keeping:)``.
        case make(Flight)
        /// Sleep until the flight has ended.
        case wait(Flight)
        /// Waiting would never end. The flights lead from the one asked for back to the resolution that asks.
        case cycle([Flight])
    }

    struct FlightState: Hashable, Sendable {
        let life: UInt
        let maker: Resolution
        fileprivate(set) var waiters: [Resolution] = []
    }

    private(set) var flights: [Flight: FlightState] = [:]
    private(set) var waiting: [Resolution: Flight] = [:]
    /// A resolution whose thread runs a factory for another one: it goes on only when that factory has ended.
    private(set) var buried: [Resolution: Resolution] = [:]
    /// Flights that a reset cut off from their life.
    private(set) var cutOff: [UInt: Set<Flight>] = [:]
    private var lastFlight: Flight = 0

    /// Whether nothing is under way.
    var isIdle: Bool { flights.isEmpty && waiting.isEmpty && buried.isEmpty && cutOff.isEmpty }

    /// `resolution` asks for the instance of `life`.
    mutating func request(_ life: inout InstanceLife, by resolution: Resolution) -> Decision {
        if case .ready = life.state { return .take }
        // A creation that a reset has cut off is still this resolution's own: asking again would never end.
        if let own = cutOff[life.identity]?.first(where: { flights[$0]?.maker == resolution }) { return .cycle([own]) }
        guard case .making(let flight) = life.state else {
            lastFlight += 1
            flights[lastFlight] = FlightState(life: life.identity, maker: resolution)
            life.state = .making(lastFlight)
            return .make(lastFlight)
        }
        if let chain = chain(from: flight, to: resolution) { return .cycle(chain) }
        flights[flight]?.waiters.append(resolution)
        waiting[resolution] = flight
        return .wait(flight)
    }

    /// The flight has ended.
    /// - Parameter keeping: whether there is an instance to keep.
    /// - Returns: whether it is kept (not after a reset), and who waits and must be woken.
    mutating func finish(_ flight: Flight, of life: inout InstanceLife, keeping: Bool) -> (kept: Bool, wake: [Resolution]) {
        let waiters = flights.removeValue(forKey: flight)?.waiters ?? []
        if cutOff[life.identity]?.remove(flight) != nil, cutOff[life.identity]?.isEmpty == true { cutOff[life.identity] = nil }
        for waiter in waiters { waiting[waiter] = nil }
        guard life.state == .making(flight) else { return (false, waiters) }
        life.state = keeping ? .ready : .empty
        return (keeping, waiters)
    }

    /// An instance that was made in another life's flight is kept in this one.
    /// - Returns: false when this life has an instance or is getting one.
    mutating func adopt(_ life: inout InstanceLife) -> Bool {
        guard case .empty = life.state else { return false }
        life.state = .ready
        return true
    }

    /// Forgets the instance. A flight under way goes to those who wait for it and is not kept.
    /// - Returns: whether there is an instance to release.
    mutating func reset(_ life: inout InstanceLife) -> Bool {
        defer { life.state = .empty }
        if case .making(let flight) = life.state { cutOff[life.identity, default: []].insert(flight) }
        return life.state == .ready
    }

    /// The thread of `resolution` begins to run a factory for `other`.
    mutating func bury(_ resolution: Resolution, under other: Resolution) { buried[resolution] = other }

    /// That factory has ended.
    mutating func unearth(_ resolution: Resolution) { buried[resolution] = nil }

    /// Who makes what a flight makes; nil once it has ended.
    func maker(of flight: Flight) -> Resolution? { flights[flight]?.maker }

    /// The flight that a resolution waits for.
    func awaited(by resolution: Resolution) -> Flight? { waiting[resolution] }

    /// Whether `flight` cannot end before `resolution` goes on.
    func leads(from flight: Flight, to resolution: Resolution) -> Bool { chain(from: flight, to: resolution) != nil }

    /// The flights that lead from `flight` to one that cannot end before `resolution` goes on; nil when there are none.
    ///
    /// Waits come before burials: flights that wait for each other are a cycle of needs, which says more than who is in
    /// whose way. Each resolution is visited once, so a search is linear however deep the burials are.
    private func chain(from flight: Flight, to resolution: Resolution) -> [Flight]? {
        var seen: Set<Resolution> = []
        func leads(from flight: Flight) -> [Flight]? {
            guard let maker = flights[flight]?.maker else { return nil }
            return leads(through: maker).map { [flight] + $0 }
        }
        func leads(through maker: Resolution) -> [Flight]? {
            if maker == resolution { return [] }
            guard seen.insert(maker).inserted else { return nil }
            if let next = waiting[maker], let rest = leads(from: next) { return rest }
            return buried[maker].flatMap { leads(through: $0) }
        }
        return leads(from: flight)
    }
}
