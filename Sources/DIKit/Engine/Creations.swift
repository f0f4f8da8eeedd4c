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
        case copy(InstanceBox, of: Cell)
        case copyIfAlive(WeakInstanceBox, of: Cell, in: Registry)
        case make(CreationLedger.Flight, Creation)
        case wait(CreationLedger.Flight, Creation)
        case makeForItself
        case lookAgain
        case fail(ResolutionError)
    }

    /// Puts the cell's instance into `memory`: the one that is kept, or one that is made now by this resolution or another.
    /// - Parameters:
    ///   - registered: The cell of the registration, which belongs to the outermost home of `line`.
    ///   - line: Where the instance may be kept; the innermost home in which it, or something that it was built on, is another one.
    ///   - builder: The container that the instance is built from.
    /// - Returns: false when the factory of an optional answered nil.
    func obtain(_ registered: Cell, along line: Line, builder: Registry, call: Call, into memory: UnsafeMutableRawPointer)
        throws(ResolutionError) -> Bool
    {
        while true {
            let base = registered.registration.isPerArguments ? try variant(of: registered, for: call) : registered
            switch nextStep(for: base, along: line, builder: builder, call: call) {
            case .copy(let instance, let cell):
                call.compareArguments(with: cell)
                instance.copy(to: memory)
                call.thread.note(.received(instance.record))
                return true
            case .copyIfAlive(let instance, let cell, let keeper):
                guard instance.copy(to: memory) else {
                    lapse(cell, instance, keeper: keeper)
                    continue
                }
                call.compareArguments(with: cell)
                call.thread.note(.received(instance.record))
                return true
            case .make(let flight, let creation):
                guard let answer = try make(creation, flight, of: base, along: line, call: call, into: memory) else { continue }
                return answer
            case .wait(let flight, let creation):
                wait(for: flight, creation, call: call)
                guard let answer = try deliver(creation, along: line, builder: builder, call: call, into: memory) else { continue }
                return answer
            case .makeForItself:
                return try base.registration.make(builder: builder, call: call, into: memory)
            case .lookAgain:
                continue
            case .fail(let error):
                throw error
            }
        }
    }

    private func nextStep(for base: Cell, along line: Line, builder: Registry, call: Call) -> Step {
        let resolution = call.thread.pointee.resolution
        return state.withLock { state in
            if base.isRetired { return .lookAgain }
            if base.makesValues { return .makeForItself }
            let (cell, index) = line.inner.isEmpty ? (base, 0) : state.cell(for: base, along: line)
            switch state.ledger.request(&cell.life, by: resolution) {
            case .take:
                if let instance = cell.instance { return .copy(instance, of: cell) }
                guard let instance = cell.weakInstance else { preconditionFailure("a ready life has an instance") }
                return .copyIfAlive(instance, of: cell, in: line[index])
            case .make(let flight):
                let creation = Creation(of: cell, builder: builder, index: index)
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
            return cell.empty(in: keeper)
        }
        dikit_wait_for_readers()
        withExtendedLifetime(released) {}
    }

    /// - Returns: nil when what was made is not what answers, and the request has to begin again.
    private func make(
        _ creation: Creation, _ flight: CreationLedger.Flight, of base: Cell, along line: Line, call: Call, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Bool? {
        let cell = creation.cell
        var outcome: Creation.Outcome
        var made: InstanceBox?
        do throws(ResolutionError) {
            made = try cell.registration.makeBox(builder: creation.builder, call: call, keptIn: cell.isRenewed ? line[creation.index].home : nil)
            outcome = made.map { .instance($0) } ?? .answeredNil
        } catch {
            outcome = .failed(error, outside: PathStep.path(from: call.thread.frames).count)
        }
        let object = cell.registration.lifetime == .shared ? made?.object : nil
        if made != nil, cell.registration.lifetime == .shared, object == nil { outcome = .value }
        let weak = made.flatMap { made in object.map { WeakInstanceBox($0, copying: made) } }
        let homeIndex =
            made.map { made in
                line.inner.isEmpty ? 0 : line.index(for: made.record, madeAt: creation.index, from: creation.builder)
            } ?? 0
        if homeIndex > creation.index, case .instance = outcome { outcome = .elsewhere }
        let fingerprint = call.fingerprint
        let keeping = if case .instance = outcome { true } else { false }

        let isAnswer = state.withLock { state -> Bool in
            let (kept, wake) = state.ledger.finish(flight, of: &cell.life, keeping: keeping)
            state.creations[flight] = nil
            creation.outcome = outcome
            if case .value = outcome { base.makesValues = true }
            var isAnswer = true
            if kept {
                state.keep(made, weak, in: cell, of: line[creation.index], fingerprint)
            } else if case .elsewhere = outcome {
                // If a reset came meanwhile it goes to this request alone, as everywhere.
                let moved = line[homeIndex].makeMovedCell(of: base)
                isAnswer = state.ledger.adopt(&moved.life)
                if isAnswer { state.keep(made, weak, in: moved, of: line[homeIndex], fingerprint) }
            } else if base.makesValues {
                line.outermost.publish([base])
            }
            for resolution in wake {
                if let sleeper = state.sleepers[resolution] { dikit_thread_wake(sleeper) }
            }
            return isAnswer
        }

        if case .failed(let error, _) = outcome { throw error }
        guard let made else {
            call.thread.note(.missing(call.key))
            return false
        }
        // Another resolution was faster to keep one there: that one is the instance.
        guard isAnswer else { return nil }
        made.copy(to: memory)
        call.thread.note(.received(made.record))
        return true
    }

    /// Hands on what another resolution made.
    /// - Returns: nil when there is nothing to hand on and the request has to begin again: also where overrides took part that only one
    ///   of the two has.
    private func deliver(_ creation: Creation, along line: Line, builder: Registry, call: Call, into memory: UnsafeMutableRawPointer)
        throws(ResolutionError) -> Bool?
    {
        let outcome = state.withLock { _ in creation.outcome }
        switch outcome {
        case .pending, .value, .elsewhere: return nil
        case .instance(let instance):
            if line.innermostConflict(with: instance.record, behind: creation.index) != nil { return nil }
        case .answeredNil, .failed:
            guard creation.builder === builder, creation.layer === Layer.active?.registry.home else { return nil }
        }
        switch outcome {
        case .pending, .value, .elsewhere: return nil
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
                return cell.empty(in: registry)
            } + cells.flatMap { $0.variants.sweep(state.ledger) }
        }
        dikit_wait_for_readers()
        withExtendedLifetime(released) {}
    }
}

extension Creations.State {
    /// The cell that answers: the innermost one in which a home of the line keeps the instance for itself, or has to.
    fileprivate func cell(for base: Cell, along line: Line) -> (cell: Cell, index: Int) {
        var (cell, index) = (base, 0)
        for position in line.inner.indices.reversed() {
            guard let moved = line.inner[position].movedCell(of: base, from: line.outermost) else { continue }
            (cell, index) = (moved, position + 1)
            break
        }
        guard case .ready = cell.life.state, let record = cell.instance?.record ?? cell.weakInstance?.record,
            let inner = line.innermostConflict(with: record, behind: index)
        else { return (cell, index) }
        return (line[inner].makeMovedCell(of: base), inner)
    }

    fileprivate func keep(_ made: InstanceBox?, _ weak: WeakInstanceBox?, in cell: Cell, of owner: Registry, _ arguments: ArgumentFingerprint?) {
        if let weak { cell.weakInstance = weak } else { cell.instance = made }
        cell.arguments = arguments
        owner.publish([cell])
    }
}
