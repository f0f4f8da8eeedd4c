@testable import DIKit

/// A world, written down in a few bits, so that worlds which are alike have one code.
///
/// Alike are worlds that differ in the names of threads (but main), of keys or of flights, and in what is known of keys
/// that nobody will ask for. A flight is named by its key and its maker, who makes a key once at a time. The code is
/// exact for a world that passes ``World/check()``: worlds of one code have the same future.
struct WorldCode: Hashable {
    private let first: Int
    private let second: Int
    private let third: Int
    private let keys: Int

    init(_ world: World) {
        var writer = Writer(world)
        first = writer.word(of: writer.order[0])
        second = writer.word(of: writer.order[1])
        third = writer.word(of: writer.order[2])
        keys = writer.wordOfKeys()
    }
}

extension WorldCode {
    fileprivate struct Writer {
        let world: World
        /// The world's own, at hand: this is where the explorer spends its time.
        let ledger: CreationLedger
        let resolutions: [ModelResolution]
        /// The threads in the order in which they are written, and the place of each.
        var order = [0, 1, 2]
        var places = [0, 1, 2]
        /// The keys in the order in which they are first met, and the place of each.
        var keyOrder: [Int] = []
        var keyPlaces = [-1, -1, -1]

        init(_ world: World) {
            self.world = world
            ledger = world.ledger
            resolutions = world.resolutions
            sortThreads()
        }
    }
}

extension WorldCode.Writer {
    /// Sorts threads by what they do. Threads that do the same keep their order, which costs some likeness and no truth.
    private mutating func sortThreads() {
        var ranks: [Int] = []
        for resolution in resolutions { ranks.append(rank(of: resolution)) }
        let first = world.hasMain ? 1 : 0
        func sort(_ left: Int) {
            if ranks[order[left]] > ranks[order[left + 1]] { order.swapAt(left, left + 1) }
        }
        sort(1)
        if first == 0 {
            sort(0)
            sort(1)
        }
        for place in 0..<3 { places[order[place]] = place }
    }

    private func rank(of resolution: ModelResolution) -> Int {
        var rank = activityCode(resolution.activity)
        for frame in resolution.frames { rank = rank &<< 2 | (frame.isCutOff ? 2 : 1) }
        return rank &<< 2 | (resolution.frameOnMain ?? 3)
    }

    private func activityCode(_ activity: ModelResolution.Activity) -> Int {
        switch activity {
        case .idle: 0
        case .runs: 1
        case .sleeps: 2
        case .sleepsAnyway: 3
        case .offers: 4
        case .isTaken: 5
        case .endsOnMain(let succeeded): succeeded ? 6 : 7
        case .finishes(let succeeded): succeeded ? 8 : 9
        case .done: 10
        }
    }

    private mutating func place(of key: Int) -> Int {
        if keyPlaces[key] < 0 {
            keyPlaces[key] = keyOrder.count
            keyOrder.append(key)
        }
        return keyPlaces[key]
    }

    /// Four bits: the key and the maker.
    private mutating func name(of flight: CreationLedger.Flight) -> Int {
        guard let state = ledger.flights[flight] else { return 15 }
        return place(of: Int(state.life)) &<< 2 | places[Int(state.maker)]
    }

    /// One resolution, its frames, and what the ledger holds about them.
    mutating func word(of thread: Int) -> Int {
        let resolution = resolutions[thread]
        var word = activityCode(resolution.activity) &<< 2 | resolution.frames.count
        for frame in resolution.frames {
            word = word &<< 2 | place(of: frame.key)
            word = word &<< 1 | (frame.isCutOff ? 1 : 0)
            word = word &<< 1 | (ledger.cutOff[UInt(frame.key)]?.contains(frame.flight) == true ? 1 : 0)
            var waiters = 0
            for waiter in ledger.flights[frame.flight]?.waiters ?? [] { waiters = waiters &<< 2 | places[Int(waiter)] + 1 }
            word = word &<< 6 | waiters
        }
        word = word &<< 2 | (resolution.frameOnMain ?? 3)
        switch resolution.activity {
        case .sleeps(let flight), .sleepsAnyway(let flight): word = word &<< 4 | name(of: flight)
        case .idle, .runs, .offers, .isTaken, .endsOnMain, .finishes, .done: break
        }
        if world.hasMain { word = word &<< 2 | (ledger.buried[UInt(thread)].map { places[Int($0)] } ?? 3) }
        return word
    }

    /// The keys, main's stack and what is left.
    mutating func wordOfKeys() -> Int {
        let needed = world.neededKeys
        var index = 0
        while index < keyOrder.count {
            if case .key(let need) = world.keys[keyOrder[index]].need, needed[keyOrder[index]] { _ = place(of: need) }
            index += 1
        }
        for key in 0..<World.count where keyPlaces[key] < 0 && needed[key] && world.keys[key].isKnown { _ = place(of: key) }
        var word = keyOrder.count
        for key in keyOrder {
            switch world.lives[key].state {
            case .empty: word = word &<< 2
            case .ready: word = word &<< 2 | (needed[key] ? 1 : 0)
            case .making(let flight): word = (word &<< 2 | 2) &<< 4 | name(of: flight)
            }
            guard needed[key] else {
                word = word &<< 3
                continue
            }
            switch world.keys[key].need {
            case .notChosen: word = word &<< 3 | 1
            case .nothing: word = word &<< 3 | 2
            case .key(let need): word = (word &<< 3 | 3) &<< 2 | place(of: need)
            }
            word = word &<< 2 | (world.keys[key].isMain.map { $0 ? 1 : 2 } ?? 0)
        }
        word = word &<< 2 | world.mainStack.count
        for thread in world.mainStack { word = word &<< 2 | places[thread] }
        return ((word &<< 1 | (world.resetIsLeft ? 1 : 0)) &<< 1 | (world.failureIsLeft ? 1 : 0)) &<< 1 | (world.isForced ? 1 : 0)
    }
}
