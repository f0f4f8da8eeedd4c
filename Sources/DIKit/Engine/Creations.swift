internal import CDIKit

/// The creations of the process: decides under one lock, by ``CreationLedger``, and runs user code outside it.
///
/// What readers find without a lock never comes here; a creation, a wait, a reset, and a hit of which a record or arguments are
/// taken do. The lock is taken before a container's, never after.
final class Creations: Sendable {
    static let shared = Creations()

    struct State {
        var ledger = CreationLedger()
        var creations: [CreationLedger.Flight: Creation] = [:]
        /// The thread on which a waiting resolution sleeps.
        var sleepers: [CreationLedger.Resolution: Thread] = [:]
        /// Where a resolution stood when its thread began to run a factory for another one.
        var buriedFrames: [CreationLedger.Resolution: UnsafePointer<Frame>] = [:]
        var offers: [MainOffer] = []
        /// Main, while it sleeps here.
        var mainSleeper: Thread?
    }

    let state = Locked(State())
}

extension Creations {
    /// What a request for a kept instance has to do once the lock is free.
    private enum Step {
        case copy(InstanceBox)
        case copyIfAlive(WeakInstanceBox)
        case make(CreationLedger.Flight, Creation)
        case wait(CreationLedger.Flight, Creation)
        case makeForItself
        case lookAgain
        case fail(ResolutionError)
    }

    /// Puts the cell's instance into `memory`: the one that is kept, or one that is made now by this resolution or another.
    /// - Returns: false when the factory of an optional answered nil.
    func obtain(_ cell: Cell, builder: Registry, call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Bool {
        let registered = cell
        while true {
            let cell = registered.registration.isPerArguments ? try variant(of: registered, for: call) : registered
            switch nextStep(for: cell, builder: builder, call: call) {
            case .copy(let instance):
                call.compareArguments(with: cell)
                instance.copy(to: memory)
                call.thread.note(.received(instance.record))
                return true
            case .copyIfAlive(let instance):
                guard instance.copy(to: memory) else {
                    lapse(cell, instance, keeper: builder)
                    continue
                }
                call.compareArguments(with: cell)
                call.thread.note(.received(instance.record))
                return true
            case .make(let flight, let creation):
                return try make(cell, flight, creation, builder: builder, call: call, into: memory)
            case .wait(let flight, let creation):
                wait(for: flight, creation, call: call)
                guard let answer = try deliver(creation, call: call, into: memory) else { continue }
                return answer
            case .makeForItself:
                return try cell.registration.make(builder: builder, call: call, into: memory)
            case .lookAgain:
                continue
            case .fail(let error):
                throw error
            }
        }
    }

    private func nextStep(for cell: Cell, builder: Registry, call: Call) -> Step {
        let resolution = call.thread.pointee.resolution
        return state.withLock { state in
            if cell.isRetired { return .lookAgain }
            if cell.makesValues { return .makeForItself }
            switch state.ledger.request(&cell.life, by: resolution) {
            case .take:
                if let instance = cell.instance { return .copy(instance) }
                guard let instance = cell.weakInstance else { preconditionFailure("a ready life has an instance") }
                return .copyIfAlive(instance)
            case .make(let flight):
                let creation = Creation(of: cell, builder: builder)
                state.creations[flight] = creation
                return .make(flight, creation)
            case .wait(let flight):
                guard let creation = state.creations[flight] else { preconditionFailure("a flight under way has a creation") }
                state.sleepers[resolution] = call.thread
                // What main waits for may need an offer from now on.
                if !state.offers.isEmpty, let main = state.mainSleeper { dikit_thread_wake(main) }
                return .wait(flight, creation)
            case .cycle(let flights):
                let (steps, buried) = state.path(of: flights, to: call.thread)
                return .fail(.cycle(steps, buried: buried, call: call))
            }
        }
    }

    /// The object that a weak instance stood for has died.
    private func lapse(_ cell: Cell, _ instance: WeakInstanceBox, keeper: Registry) {
        let released = state.withLock { state -> [Any] in
            guard cell.weakInstance === instance else { return [] }
            _ = state.ledger.reset(&cell.life)
            let emptied = cell.empty()
            keeper.publish(emptied.cells)
            return emptied.released
        }
        dikit_wait_for_readers()
        withExtendedLifetime(released) {}
    }

    private func make(
        _ cell: Cell, _ flight: CreationLedger.Flight, _ creation: Creation, builder: Registry, call: Call, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Bool {
        var outcome: Creation.Outcome
        var made: InstanceBox?
        do throws(ResolutionError) {
            made = try cell.registration.makeBox(builder: builder, call: call)
            outcome = made.map { .instance($0) } ?? .answeredNil
        } catch {
            outcome = .failed(error, outside: PathStep.path(from: call.thread.frames).count)
        }
        let object = cell.registration.lifetime == .shared ? made?.object : nil
        if made != nil, cell.registration.lifetime == .shared, object == nil { outcome = .value }
        let weak = made.flatMap { made in object.map { WeakInstanceBox($0, copying: made) } }
        let fingerprint = call.fingerprint
        let keeping = if case .instance = outcome { true } else { false }

        state.withLock { state in
            let (kept, wake) = state.ledger.finish(flight, of: &cell.life, keeping: keeping)
            state.creations[flight] = nil
            creation.outcome = outcome
            if case .value = outcome { cell.makesValues = true }
            if kept {
                if let weak { cell.weakInstance = weak } else { cell.instance = made }
                cell.arguments = fingerprint
            }
            if kept || cell.makesValues { builder.publish([cell]) }
            for resolution in wake {
                if let sleeper = state.sleepers[resolution] { dikit_thread_wake(sleeper) }
            }
        }

        if case .failed(let error, _) = outcome { throw error }
        guard let made else {
            call.thread.note(.missing(call.key))
            return false
        }
        made.copy(to: memory)
        call.thread.note(.received(made.record))
        return true
    }

    /// Hands on what another resolution made.
    /// - Returns: nil when there is nothing to hand on and the request has to begin again.
    private func deliver(_ creation: Creation, call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Bool? {
        switch state.withLock({ _ in creation.outcome }) {
        case .pending, .value: return nil
        case .instance(let instance):
            instance.copy(to: memory)
            call.thread.note(.received(instance.record))
            return true
        case .answeredNil:
            call.thread.note(.missing(call.key))
            return false
        case .failed(let error, let outside): throw error.asSeen(by: call, instead: outside)
        }
    }

    /// Forgets the instances of `cells` and lets them go once no reader can hold them; outside every lock.
    func reset(_ cells: [Cell], of registry: Registry) {
        let released = state.withLock { state in
            cells.flatMap { [$0] + $0.variants.all }.flatMap { cell -> [Any] in
                _ = state.ledger.reset(&cell.life)
                let emptied = cell.empty()
                registry.publish(emptied.cells)
                return emptied.released
            } + cells.flatMap { $0.variants.sweep(state.ledger) }
        }
        dikit_wait_for_readers()
        withExtendedLifetime(released) {}
    }
}
