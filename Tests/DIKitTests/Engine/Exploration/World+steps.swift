@testable import DIKit

extension World {
    /// All worlds that one step leads to.
    func successors() throws(Violation) -> [World] {
        var worlds: [World] = []
        let firstOther = hasMain ? 1 : 0
        for thread in firstOther..<World.count where !isOnMain(thread) {
            // Threads that have not begun are alike: they begin in order.
            if resolutions[thread].activity == .idle, thread > firstOther, resolutions[thread - 1].activity == .idle { continue }
            try step(of: thread, into: &worlds)
        }
        if hasMain { try stepOfMain(into: &worlds) }
        if worlds.isEmpty, !isForced { try checkEnd() }
        if resetIsLeft { try reset(into: &worlds) }
        return worlds
    }

    /// Whether main does the work of this thread's resolution.
    private func isOnMain(_ thread: Int) -> Bool {
        for other in mainStack where other == thread { return true }
        return false
    }

    private func stepOfMain(into worlds: inout [World]) throws(Violation) {
        guard let top = mainStack.last else {
            if resolutions[0].activity == .idle { try step(of: 0, into: &worlds) }
            takeOffers(as: .isTakenByIdleMain, into: &worlds)
            return
        }
        switch resolutions[top].activity {
        case .sleeps, .sleepsAnyway: takeOffers(as: .isTakenBySleepingMain, into: &worlds)
        case .runs:
            // A factory on main may run the run loop, which runs the main actor's jobs.
            takeOffers(as: .isTakenByRunningMain, into: &worlds)
            try step(of: top, into: &worlds)
        case .idle, .offers, .isTaken, .endsOnMain, .finishes, .done: try step(of: top, into: &worlds)
        }
    }

    /// Main takes one of the offers. The library takes the oldest; here it is any.
    private func takeOffers(as kind: Event.Kind, into worlds: inout [World]) {
        for thread in 1..<World.count where resolutions[thread].activity == .offers && mayTake(thread) {
            var world = self
            world.resolutions[thread].activity = .isTaken
            world.resolutions[thread].frameOnMain = resolutions[thread].frames.count - 1
            world.mainStack.append(thread)
            world.event = Event(kind, by: thread)
            worlds.append(world)
        }
    }

    /// A main that waits with a factory under way takes at first only what it waits for.
    private func mayTake(_ thread: Int) -> Bool {
        guard !takesAnyOffer, let top = mainStack.last, !resolutions[top].frames.isEmpty else { return true }
        switch resolutions[top].activity {
        case .sleeps(let flight), .sleepsAnyway(let flight): return ledger.leads(from: flight, to: UInt(thread))
        case .idle, .runs, .offers, .isTaken, .endsOnMain, .finishes, .done: return true
        }
    }

    /// One step of a resolution, on its own thread or on main.
    private func step(of thread: Int, into worlds: inout [World]) throws(Violation) {
        switch resolutions[thread].activity {
        case .idle: try begin(thread, into: &worlds)
        case .runs: try callFactory(of: thread, into: &worlds)
        case .isTaken: startOnMain(thread, into: &worlds)
        case .endsOnMain(let succeeded): endOnMain(thread, succeeded, into: &worlds)
        case .finishes(let succeeded): try finish(thread, succeeded, into: &worlds)
        case .sleeps, .sleepsAnyway, .offers, .done: break
        }
    }

    // MARK: Asking

    private func begin(_ thread: Int, into worlds: inout [World]) throws(Violation) {
        var world = self
        if hasMain, thread == 0 { world.mainStack.append(0) }
        try world.request(anyKeyBy: thread, into: &worlds)
    }

    private func callFactory(of thread: Int, into worlds: inout [World]) throws(Violation) {
        guard let key = resolutions[thread].frames.last?.key else { preconditionFailure("a factory that runs has a frame") }
        guard hasMain, thread != 0, !isOnMain(thread) else { return try runFactory(of: thread, key, into: &worlds) }
        if keys[key].isMain != false {
            var world = self
            world.keys[key].isMain = true
            world.resolutions[thread].activity = .offers
            world.event = Event(.offers, by: thread, key: key)
            worlds.append(world)
        }
        if keys[key].isMain != true {
            var world = self
            world.keys[key].isMain = false
            try world.runFactory(of: thread, key, into: &worlds)
        }
    }

    private func runFactory(of thread: Int, _ key: Int, into worlds: inout [World]) throws(Violation) {
        switch keys[key].need {
        case .key(let need): try request(need, by: thread, into: &worlds)
        case .nothing: try runToEnd(thread, into: &worlds)
        case .notChosen:
            var world = self
            world.keys[key].need = .nothing
            try world.runToEnd(thread, into: &worlds)
            try request(anyKeyBy: thread, neededBy: key, into: &worlds)
        }
    }

    private func runToEnd(_ thread: Int, into worlds: inout [World]) throws(Violation) {
        var world = self
        world.endFactory(of: thread, true)
        try world.step(of: thread, into: &worlds)
    }

    /// Every key that is known and one that is not.
    private func request(anyKeyBy thread: Int, neededBy key: Int? = nil, into worlds: inout [World]) throws(Violation) {
        for need in 0..<World.count {
            let isKnown = keys[need].isKnown
            var world = self
            world.keys[need].isKnown = true
            if let key { world.keys[key].need = .key(need) }
            try world.request(need, by: thread, into: &worlds)
            if !isKnown { break }
        }
    }

    private func request(_ key: Int, by thread: Int, into worlds: inout [World]) throws(Violation) {
        var world = self
        let decision = world.ledger.request(&world.lives[key], by: UInt(thread))
        try judge(decision, to: key, by: thread)
        switch decision {
        case .take:
            world.event = Event(.takes, by: thread, key: key)
            world.deliver(to: thread, true)
        case .make(let flight):
            world.event = Event(.makes, by: thread, key: key)
            world.resolutions[thread].frames.append(ModelResolution.Frame(key: key, flight: flight))
            world.resolutions[thread].activity = .runs
        case .wait(let flight):
            world.event = Event(.waits, by: thread, key: key)
            world.resolutions[thread].activity = .sleeps(flight)
        case .cycle(let flights):
            if !isForced, let first = flights.first {
                var forced = world
                forced.event = Event(.sleepsAnyway, by: thread, key: key)
                forced.isForced = true
                forced.resolutions[thread].activity = .sleepsAnyway(first)
                worlds.append(forced)
            }
            world.event = Event(needsItself(key) ? .meetsCycle : .meetsLoopThroughMain, by: thread, key: key)
            world.deliver(to: thread, false)
        }
        worlds.append(world)
    }

    // MARK: Ending

    /// The factory on top has received what it needs, or has failed.
    private mutating func endFactory(of thread: Int, _ succeeded: Bool) {
        let isMains = resolutions[thread].frameOnMain == resolutions[thread].frames.count - 1
        resolutions[thread].activity = isMains ? .endsOnMain(succeeded: succeeded) : .finishes(succeeded: succeeded)
    }

    /// The resolution receives what it asked for, or an error.
    private mutating func deliver(to thread: Int, _ succeeded: Bool) {
        guard resolutions[thread].frames.isEmpty else { return endFactory(of: thread, succeeded) }
        resolutions[thread].activity = .done
        if hasMain, thread == 0 { mainStack.removeFirst() }
    }

    private func finish(_ thread: Int, _ succeeded: Bool, into worlds: inout [World]) throws(Violation) {
        if succeeded, failureIsLeft {
            var world = self
            world.failureIsLeft = false
            try world.finish(thread, false, into: &worlds)
        }
        var world = self
        let frame = world.resolutions[thread].frames.removeLast()
        let (kept, wake) = world.ledger.finish(frame.flight, of: &world.lives[frame.key], keeping: succeeded)
        try judge(kept: kept, wake: wake, frame, succeeded)
        if kept { world.keys[frame.key].isKept = true }
        for waiter in wake { world.deliver(to: Int(waiter), succeeded) }
        world.deliver(to: thread, succeeded)
        world.event = Event(kind(of: frame, succeeded, wake), by: thread, key: frame.key)
        worlds.append(world)
    }

    private func kind(of frame: ModelResolution.Frame, _ succeeded: Bool, _ wake: [CreationLedger.Resolution]) -> Event.Kind {
        guard succeeded else { return .fails }
        guard frame.isCutOff else { return .keeps }
        return wake.isEmpty ? .dropsCutOff : .handsOnCutOff
    }

    // MARK: Main

    /// The resolution whose stack is below the one that main works for, if a factory of it is under way.
    private var buriedOnMain: Int? {
        guard mainStack.count > 1, !resolutions[mainStack[mainStack.count - 2]].frames.isEmpty else { return nil }
        return mainStack[mainStack.count - 2]
    }

    private func startOnMain(_ thread: Int, into worlds: inout [World]) {
        var world = self
        world.event = Event(.startsOnMain, by: thread)
        if let buriedOnMain {
            world.ledger.bury(UInt(buriedOnMain), under: UInt(thread))
            world.event = Event(.buriesMain, by: thread)
        }
        world.resolutions[thread].activity = .runs
        worlds.append(world)
    }

    private func endOnMain(_ thread: Int, _ succeeded: Bool, into worlds: inout [World]) {
        var world = self
        if let buriedOnMain { world.ledger.unearth(UInt(buriedOnMain)) }
        world.mainStack.removeLast()
        world.resolutions[thread].frameOnMain = nil
        world.resolutions[thread].activity = .finishes(succeeded: succeeded)
        world.event = Event(.endsOnMain, by: thread)
        worlds.append(world)
    }

    // MARK: Reset

    /// The reset hits any key. One that nobody could ever notice is left out: what would follow it follows without it.
    private func reset(into worlds: inout [World]) throws(Violation) {
        let needed = neededKeys
        for key in 0..<World.count {
            if lives[key].state == .empty || lives[key].state == .ready && !needed[key] { continue }
            var world = self
            let released = world.ledger.reset(&world.lives[key])
            guard released == keys[key].isKept else { throw Violation(.keptUnlessCutOff, "a reset releases what is kept") }
            world.resetIsLeft = false
            world.keys[key].isKept = false
            world.event = Event(released ? .resetsInstance : .resetsCreation, key: key)
            for thread in 0..<World.count {
                for index in world.resolutions[thread].frames.indices where world.resolutions[thread].frames[index].key == key {
                    world.resolutions[thread].frames[index].isCutOff = true
                }
            }
            worlds.append(world)
        }
    }
}
