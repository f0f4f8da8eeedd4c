@testable import DIKit

/// What must be true, worked out from the model alone.
extension World {
    // MARK: Answers

    /// Whether the ledger's answer to a request is the right one in this world.
    func judge(_ decision: CreationLedger.Decision, to key: Int, by thread: Int) throws(Violation) {
        switch decision {
        case .take:
            guard keys[key].isKept else { throw Violation(.oneInstance, "takes what is not kept") }
        case .make:
            guard !keys[key].isKept else { throw Violation(.exactlyOnce, "makes what is kept") }
            guard currentFlight(of: key) == nil else { throw Violation(.exactlyOnce, "makes what is being made") }
            for frame in resolutions[thread].frames where frame.key == key {
                throw Violation(.cyclesAreFound, "makes what it is making itself")
            }
        case .wait(let flight):
            guard !keys[key].isKept else { throw Violation(.oneInstance, "waits for what is kept") }
            guard currentFlight(of: key) == flight else { throw Violation(.oneInstance, "waits for another flight") }
        case .cycle(let flights):
            guard !keys[key].isKept else { throw Violation(.noFalseCycle, "a cycle where an instance is kept") }
            try judge(cycle: flights, to: key, by: thread)
        }
    }

    /// Whether the flights lead from the key back to the resolution that asks. Whether waiting would really never have
    /// ended is shown by the world in which it waits anyway.
    private func judge(cycle flights: [CreationLedger.Flight], to key: Int, by thread: Int) throws(Violation) {
        guard let first = flights.first, let last = flights.last else { throw Violation(.noFalseCycle, "no flights") }
        guard let start = owner(of: first), start.frame.key == key else { throw Violation(.noFalseCycle, "does not begin at the key") }
        for (flight, next) in zip(flights, flights.dropFirst()) {
            guard let maker = owner(of: flight)?.thread, owner(of: next) != nil else { throw Violation(.noFalseCycle, "an ended flight") }
            guard blockers(of: maker).contains(where: { sleeps($0, on: next) }) else { throw Violation(.noFalseCycle, "a broken path") }
        }
        guard let maker = owner(of: last)?.thread, blockers(of: maker).contains(thread) else {
            throw Violation(.noFalseCycle, "does not lead back")
        }
        if let needs = flightsThatNeedEachOther(from: first, to: thread), needs != flights {
            throw Violation(.noFalseCycle, "does not name the needs")
        }
        guard hasMain || needsItself(key) else { throw Violation(.noFalseCycle, "no factory needs itself") }
    }

    func judge(
        kept: Bool, wake: [CreationLedger.Resolution], _ frame: ModelResolution.Frame, _ succeeded: Bool
    ) throws(Violation) {
        guard kept == (succeeded && !frame.isCutOff) else { throw Violation(.keptUnlessCutOff, kept ? "keeps" : "does not keep") }
        guard Set(wake).count == wake.count else { throw Violation(.noLostWakeUp, "wakes twice") }
        for thread in 0..<World.count {
            switch resolutions[thread].activity {
            case .sleepsAnyway(frame.flight): throw Violation(.noFalseCycle, "the wait that was refused would have ended")
            case .sleeps(frame.flight):
                guard wake.contains(UInt(thread)) else { throw Violation(.noLostWakeUp, "thread \(thread) is not woken") }
            case .idle, .runs, .sleeps, .sleepsAnyway, .offers, .isTaken, .endsOnMain, .finishes, .done:
                guard !wake.contains(UInt(thread)) else { throw Violation(.noLostWakeUp, "thread \(thread) is woken") }
            }
        }
    }

    // MARK: States

    /// What is true at every moment.
    func check() throws(Violation) {
        var frames = 0
        var cutOff = 0
        var sleepers = 0
        for thread in 0..<World.count {
            for frame in resolutions[thread].frames {
                frames += 1
                if frame.isCutOff { cutOff += 1 }
                guard ledger.maker(of: frame.flight) == UInt(thread) else { throw Violation(.nothingStays, "a flight without its maker") }
            }
            guard case .sleeps(let flight) = resolutions[thread].activity else { continue }
            sleepers += 1
            guard owner(of: flight) != nil else { throw Violation(.noLostWakeUp, "thread \(thread) sleeps on an ended flight") }
            guard ledger.awaited(by: UInt(thread)) == flight else { throw Violation(.nothingStays, "a sleeper that is not written down") }
        }
        guard ledger.isIdle == (frames == 0) else { throw Violation(.nothingStays, "idle, or not, against what is under way") }
        guard ledger.flights.count == frames else { throw Violation(.nothingStays, "a flight that has ended") }
        guard ledger.waiting.count == sleepers else { throw Violation(.nothingStays, "a wait that has ended") }
        guard ledger.cutOff.values.reduce(0, { $0 + $1.count }) == cutOff else { throw Violation(.nothingStays, "a cut-off flight") }
        for key in 0..<World.count { try checkLife(of: key) }
    }

    private func checkLife(of key: Int) throws(Violation) {
        switch lives[key].state {
        case .ready:
            guard keys[key].isKept else { throw Violation(.keptUnlessCutOff, "ready, but nothing is kept") }
        case .making(let flight):
            guard currentFlight(of: key) == flight else { throw Violation(.exactlyOnce, "another flight makes it") }
        case .empty:
            guard !keys[key].isKept, currentFlight(of: key) == nil else { throw Violation(.exactlyOnce, "empty, but there is something") }
        }
    }

    /// What is true when nobody can move.
    func checkEnd() throws(Violation) {
        for thread in 0..<World.count where resolutions[thread].activity != .done {
            throw Violation(.noDeadlock, "thread \(thread) is left: \(resolutions[thread].activity)")
        }
        guard ledger.isIdle else { throw Violation(.nothingStays, "something is left at the end") }
    }

    // MARK: The model

    /// The flight that makes the instance of the key's present era.
    private func currentFlight(of key: Int) -> CreationLedger.Flight? {
        for thread in 0..<World.count {
            for frame in resolutions[thread].frames where frame.key == key && !frame.isCutOff { return frame.flight }
        }
        return nil
    }

    private func owner(of flight: CreationLedger.Flight) -> (thread: Int, frame: ModelResolution.Frame)? {
        for thread in 0..<World.count {
            for frame in resolutions[thread].frames where frame.flight == flight { return (thread, frame) }
        }
        return nil
    }

    /// The flights that lead to the thread by waits alone.
    private func flightsThatNeedEachOther(from first: CreationLedger.Flight, to thread: Int) -> [CreationLedger.Flight]? {
        var flights = [first]
        while let last = flights.last, let maker = owner(of: last)?.thread, flights.count <= World.count {
            if maker == thread { return flights }
            guard case .sleeps(let next) = resolutions[maker].activity else { return nil }
            flights.append(next)
        }
        return nil
    }

    private func sleeps(_ thread: Int, on flight: CreationLedger.Flight) -> Bool {
        switch resolutions[thread].activity {
        case .sleeps(flight), .sleepsAnyway(flight): true
        case .idle, .runs, .sleeps, .sleepsAnyway, .offers, .isTaken, .endsOnMain, .finishes, .done: false
        }
    }

    /// The resolution itself and those whose work lies above it on main's stack.
    private func blockers(of thread: Int) -> [Int] {
        guard let index = mainStack.firstIndex(of: thread) else { return [thread] }
        return Array(mainStack[index...])
    }

    /// Whether the factory of the key needs the key, directly or not.
    func needsItself(_ key: Int) -> Bool {
        var next = key
        for _ in 0..<World.count {
            guard case .key(let need) = keys[next].need else { return false }
            if need == key { return true }
            next = need
        }
        return false
    }

    /// Which keys somebody may still ask for.
    var neededKeys: [Bool] {
        var needed = Array(repeating: false, count: World.count)
        for thread in 0..<World.count {
            switch resolutions[thread].activity {
            case .idle: return Array(repeating: true, count: World.count)
            case .runs, .offers, .isTaken:
                var next = resolutions[thread].frames.last?.key
                while let key = next, !needed[key] {
                    needed[key] = true
                    switch keys[key].need {
                    case .notChosen: return Array(repeating: true, count: World.count)
                    case .nothing: next = nil
                    case .key(let need): next = need
                    }
                }
            case .sleeps, .sleepsAnyway, .endsOnMain, .finishes, .done: break
            }
        }
        return needed
    }
}
