/// A rule that a step or a state of a world breaks.
struct Violation: Error {
    enum Rule {
        /// A factory runs although there is an instance, or beside another run of the same era.
        case exactlyOnce
        /// Somebody receives an instance, or waits for one, that is not the one of the present era.
        case oneInstance
        /// Somebody sleeps who should be awake, or is woken who should sleep.
        case noLostWakeUp
        /// Somebody is left and nobody can move.
        case noDeadlock
        /// A cycle is answered where waiting would end, or with flights that do not lead back.
        case noFalseCycle
        /// A resolution runs into a key that it is making itself.
        case cyclesAreFound
        /// An instance is kept, or not kept, against what happened.
        case keptUnlessCutOff
        /// Something of an ended creation stays in the ledger, or something of one under way is missing.
        case nothingStays
    }

    let rule: Rule
    let reason: String

    init(_ rule: Rule, _ reason: String) {
        self.rule = rule
        self.reason = reason
    }
}
