/// The life of one kept instance, as a value: empty, being made, ready, and empty again after a reset.
///
/// It holds no instance and does nothing; ``CreationLedger`` moves it and says what is to be done.
struct InstanceLife: Hashable, Sendable {
    enum State: Hashable, Sendable {
        case empty
        case making(CreationLedger.Flight)
        case ready
    }

    /// Moved by ``CreationLedger`` alone.
    var state: State = .empty
    /// Tells this life from others in the ledger.
    let identity: UInt

    init(identity: UInt) { self.identity = identity }
}
