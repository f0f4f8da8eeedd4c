internal import CDIKit

/// How long a wait inside DIKit lasts before it says so. Ten waits of a second, so that a stopped debugger does not count.
package struct Patience: Sendable {
    var waits = 10
    var milliseconds = 1000

    static let current = Locked(Patience())

    /// Changes how long the waits of this process last, for this package's own programs.
    package static func set(waits: Int, milliseconds: Int) {
        current.withLock { $0 = Patience(waits: waits, milliseconds: milliseconds) }
    }
}

extension Creations {
    /// Sleeps until the flight has ended. On main, runs meanwhile what others offer to main.
    ///
    /// A factory under way on main stands still while an offer runs above it, and an offer may need just that factory's
    /// instance. So at first main takes only what the flight cannot end without. What it waits for may also depend on an offer
    /// in a way that DIKit cannot see, a thread that a factory waits for: once the wait lasts, main takes any.
    func wait(for flight: CreationLedger.Flight, _ creation: Creation, call: Call) {
        let thread = call.thread
        let resolution = thread.pointee.resolution
        let isMain = MainExecution.isCurrent
        let patience = Patience.current.withLock { $0 }
        var waits = 0
        var takesAny = thread.frames == nil
        while true {
            let (ended, offer) = state.withLock { state -> (Bool, MainOffer?) in
                if case .pending = creation.outcome { return (false, isMain ? state.takeOffer(for: flight, orAny: takesAny) : nil) }
                state.sleepers[resolution] = nil
                return (true, nil)
            }
            if ended { return }
            if let offer {
                perform(offer, on: thread)
                continue
            }
            let woken = state.sleep(on: thread, milliseconds: patience.milliseconds) { state in
                guard case .pending = creation.outcome else { return false }
                if isMain {
                    guard state.offerIndex(for: flight, orAny: takesAny) == nil else { return false }
                    state.mainSleeper = thread
                }
                return true
            }
            if isMain { state.withLock { $0.mainSleeper = nil } }
            if !woken {
                waits += 1
                takesAny = true
                if waits == patience.waits { reportWait(for: flight, creation, call: call) }
            }
        }
    }

    private func reportWait(for flight: CreationLedger.Flight, _ creation: Creation, call: Call) {
        let lines = state.withLock { state in state.waitLines(from: flight) }
        guard !lines.isEmpty else { return }
        Reporter.report(Reports.longWait(for: creation.cell.registration, lines: lines, call: call), at: call.place)
    }

    // MARK: Main

    /// Runs `work` on main for the resolution of `thread`, which sleeps meanwhile.
    /// - Returns: false when main took no work in time and the factory may be refused.
    func runOnMain(
        _ thread: Thread, isolation: FactoryIsolation, describing registration: Registration, at place: SourcePlace?, work: @escaping () -> Void
    ) -> Bool {
        let offer = MainOffer(from: thread, work: work)
        let box = UncheckedBox(offer)
        state.withLock { state in
            state.offers.append(offer)
            if let main = state.mainSleeper { dikit_thread_wake(main) }
        }
        Task { @MainActor in Creations.shared.take(box.value) }

        let patience = Patience.current.withLock { $0 }
        var waits = 0
        while true {
            let woken = state.sleep(on: thread, milliseconds: patience.milliseconds) { _ in offer.state != .ended }
            let isOpen = state.withLock { _ -> Bool? in
                switch offer.state {
                case .ended: nil
                case .open: true
                case .taken: false
                }
            }
            guard let isOpen else { return true }
            guard !woken else { continue }
            waits += 1
            guard waits == patience.waits else { continue }
            if isOpen, isolation == .mainImplicit {
                let withdrawn = state.withLock { state in state.withdraw(offer) }
                if withdrawn { return false }
            } else {
                Reporter.report(Reports.mainIsBusy(registration, isRunning: !isOpen), at: place)
            }
        }
    }

    /// Runs the offer as a job of the main actor, unless a main that waited here was faster.
    @MainActor
    private func take(_ offer: MainOffer) {
        let taken = state.withLock { state in state.withdraw(offer, as: .taken) }
        if taken { perform(offer, on: dikit_thread_current()) }
    }

    /// Runs the offer on this thread with the path and the scope of the resolution that made it. What this thread was doing itself
    /// cannot go on until then, which the ledger has to know.
    private func perform(_ offer: MainOffer, on thread: Thread) {
        let resolution = thread.pointee.resolution
        let frames = thread.frames
        let recorder = thread.recorder
        let catching = dikit_thread_catching(thread)
        let graph = thread.pointee.graph
        let foreign = thread.pointee.foreign
        state.withLock { state in
            if let frames {
                state.ledger.bury(resolution, under: offer.resolution)
                state.buriedFrames[resolution] = frames
            }
        }
        thread.pointee.resolution = offer.resolution
        thread.frames = offer.frames
        thread.recorder = offer.recorder
        dikit_thread_set_catching(thread, offer.catching)
        thread.pointee.graph = offer.thread.pointee.graph
        thread.pointee.foreign = nil
        offer.scope.run(offer.work)
        // The factory may have begun the resolution's graph. The thread that made the offer sleeps meanwhile.
        offer.thread.pointee.graph = thread.pointee.graph
        thread.pointee.graph = graph
        thread.pointee.foreign = foreign
        thread.pointee.resolution = resolution
        thread.frames = frames
        thread.recorder = recorder
        dikit_thread_set_catching(thread, catching)
        state.withLock { state in
            if frames != nil {
                state.ledger.unearth(resolution)
                state.buriedFrames[resolution] = nil
            }
            offer.state = .ended
            dikit_thread_wake(offer.thread)
        }
    }
}

extension Creation {
    /// Whether a step of its maker's path is this creation. A `scoped` registration may be on the path once for a child and once
    /// for its parent.
    fileprivate func isMade(in step: PathStep) -> Bool {
        step.registration === cell.registration && (step.registration.lifetime != .scoped || step.asked === builder)
    }
}

extension Creations.State {
    /// The oldest offer that `flight` cannot end without, or the oldest of all.
    func offerIndex(for flight: CreationLedger.Flight, orAny takesAny: Bool) -> Int? {
        takesAny ? offers.indices.first : offers.firstIndex { ledger.leads(from: flight, to: $0.resolution) }
    }

    mutating func takeOffer(for flight: CreationLedger.Flight, orAny takesAny: Bool) -> MainOffer? {
        guard let index = offerIndex(for: flight, orAny: takesAny) else { return nil }
        let offer = offers.remove(at: index)
        offer.state = .taken
        return offer
    }

    /// Takes the offer off the list if it is still open.
    mutating func withdraw(_ offer: MainOffer, as state: MainOffer.State = .ended) -> Bool {
        guard let index = offers.firstIndex(where: { $0 === offer }) else { return false }
        offers.remove(at: index)
        offer.state = state
        return true
    }

    /// Where a resolution stands: the frames of a thread that sleeps, or of one that runs another's factory.
    private func frames(of resolution: CreationLedger.Resolution) -> UnsafePointer<Frame>? {
        buriedFrames[resolution] ?? sleepers[resolution]?.frames
    }

    /// The steps of a cycle, in the order of need. The last one needs the first.
    /// `buried` is where main stands, if the cycle ends there: main runs a factory of this resolution while it waits.
    func path(of flights: [CreationLedger.Flight], to thread: Thread) -> (steps: [PathStep], buried: Registration?) {
        let resolution = thread.pointee.resolution
        let steps = flights.flatMap { flight -> [PathStep] in
            guard let creation = creations[flight], let maker = ledger.maker(of: flight) else { return [] }
            let path = PathStep.path(from: maker == resolution ? thread.frames : frames(of: maker))
            guard let start = path.lastIndex(where: creation.isMade) else { return [] }
            return path[...start].reversed()
        }
        // The last one cannot go on because its thread runs a factory of this resolution.
        let isBuried = flights.last.flatMap { ledger.maker(of: $0) } != resolution
        let own = PathStep.path(from: thread.frames)
        return isBuried ? (steps + own.reversed(), steps.last?.registration) : (steps, nil)
    }

    /// Who waits for whom, one line each, from `flight` on.
    func waitLines(from flight: CreationLedger.Flight) -> [(registration: Registration, waitsFor: Registration?)] {
        var lines: [(registration: Registration, waitsFor: Registration?)] = []
        var next: CreationLedger.Flight? = flight
        while let flight = next, let creation = creations[flight], let maker = ledger.maker(of: flight), lines.count < 64 {
            next = ledger.awaited(by: maker)
            lines.append((creation.cell.registration, next.flatMap { creations[$0]?.cell.registration }))
        }
        return lines
    }
}
