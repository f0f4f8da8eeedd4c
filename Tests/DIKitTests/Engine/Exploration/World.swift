@testable import DIKit

/// One moment of a small process: three threads, three keys, the shipped ledger, and what must be true of it.
///
/// The ledger and the lives are the ones that the library runs on. Everything else here is a model of what surrounds
/// them, kept apart from them, so that each answer of the ledger can be judged by it. A step of the world is one section
/// that the library runs under its lock. What a thread does alone between two such sections belongs to the step before:
/// nobody can see when it happens.
///
/// What each factory needs, whether it is a main factory, and what each thread asks for are not fixed at the start. They
/// are chosen in all ways when they first matter, so that worlds which differ only in what does not matter yet are one.
struct World {
    /// How many threads there are, and how many keys.
    static let count = 3

    var ledger = CreationLedger()
    var lives = (0..<count).map { InstanceLife(identity: UInt($0)) }
    var keys = Array(repeating: ModelKey(), count: count)
    /// One for each thread; the thread's own index is its resolution.
    var resolutions = Array(repeating: ModelResolution(), count: count)
    /// Whose work main is doing, outermost first. The last one runs or sleeps, the others are below it on main's stack.
    var mainStack: [Int] = []
    /// Whether the one reset is still to come.
    var resetIsLeft = true
    /// Whether one factory may still fail or answer nil, which is the same to the ledger.
    var failureIsLeft: Bool
    /// Whether somebody sleeps although the ledger answered that this would never end. What follows shows whether it was right.
    var isForced = false
    /// Whether the first thread is main and keys may have main factories.
    let hasMain: Bool
    /// Whether a main that waits with a factory under way takes any offer, as it does once the wait has lasted.
    let takesAnyOffer: Bool
    /// The step that led here; no part of the state.
    var event: Event?

    init(hasMain: Bool, takesAnyOffer: Bool = false, failureIsLeft: Bool) {
        self.takesAnyOffer = takesAnyOffer
        self.hasMain = hasMain
        self.failureIsLeft = failureIsLeft
    }
}

/// What is true of one key, by the model.
struct ModelKey {
    enum Need: Equatable {
        case notChosen, nothing
        case key(Int)
    }

    /// Whether anybody has asked for it or needs it. Keys that nobody knows yet are alike.
    var isKnown = false
    var need = Need.notChosen
    /// Whether its factory is a main factory; nil while not chosen.
    var isMain: Bool?
    /// Whether there is an instance of the era that began with the last reset.
    var isKept = false
}

/// Where one resolution stands, by the model.
struct ModelResolution {
    enum Activity: Equatable {
        /// It has not asked for anything yet.
        case idle
        /// The factory on top is about to be called, or to go on to what it needs.
        case runs
        /// It sleeps until the flight has ended.
        case sleeps(CreationLedger.Flight)
        /// The same, against the ledger's advice.
        case sleepsAnyway(CreationLedger.Flight)
        /// It has offered the factory on top to main and sleeps.
        case offers
        /// Main has taken the offer and is about to call the factory.
        case isTaken
        /// The factory that main ran for it has ended, which main is about to say.
        case endsOnMain(succeeded: Bool)
        /// The factory on top has ended, which is about to be written down.
        case finishes(succeeded: Bool)
        case done
    }

    /// A factory that it runs.
    struct Frame {
        let key: Int
        let flight: CreationLedger.Flight
        /// Whether the reset came since.
        var isCutOff = false
    }

    var activity = Activity.idle
    /// The factories under way, outermost first.
    var frames: [Frame] = []
    /// The index of the frame that main runs for it.
    var frameOnMain: Int?
}
