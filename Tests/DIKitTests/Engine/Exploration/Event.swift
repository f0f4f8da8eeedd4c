/// One step of a world, for the path of a violation and for counting what an exploration met.
struct Event {
    enum Kind: Int, CaseIterable {
        /// What a request meets.
        case takes, makes, waits, meetsCycle
        /// A cycle that is none of needs: a factory on main stands in the way of the one that it needs.
        case meetsLoopThroughMain
        /// It waits although the ledger answered that there is a cycle.
        case sleepsAnyway
        /// How a creation ends: kept, nothing to keep, cut off without and with somebody who waits for it.
        case keeps, fails, dropsCutOff, handsOnCutOff
        /// What a reset meets.
        case resetsInstance, resetsCreation
        /// What happens to an offer to main.
        case offers, isTakenByIdleMain, isTakenBySleepingMain, isTakenByRunningMain, startsOnMain, buriesMain, endsOnMain

        /// Whether it happens only where one thread is main.
        var needsMain: Bool {
            switch self {
            case .takes, .makes, .waits, .meetsCycle, .sleepsAnyway, .keeps, .fails, .dropsCutOff, .handsOnCutOff: false
            case .resetsInstance, .resetsCreation: false
            case .meetsLoopThroughMain, .offers, .isTakenByIdleMain, .isTakenBySleepingMain, .isTakenByRunningMain: true
            case .startsOnMain, .buriesMain, .endsOnMain: true
            }
        }
    }

    let kind: Kind
    /// Whose step it was; nil for the reset, which may come from anywhere.
    let thread: Int?
    let key: Int?

    init(_ kind: Kind, by thread: Int? = nil, key: Int? = nil) {
        self.kind = kind
        self.thread = thread
        self.key = key
    }
}

extension Event: CustomStringConvertible {
    var description: String {
        let thread = thread.map { "thread \($0) " } ?? ""
        let key = key.map { " key \($0)" } ?? ""
        return "\(thread)\(kind)\(key)"
    }
}
