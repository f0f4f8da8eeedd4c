import Testing

@testable import DIKit

/// Who may wait for whom.
@Suite struct CreationLedgerCycleTests {
    // MARK: Through waits

    @Test func twoResolutionsThatNeedEachOtherAreACycle() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.second)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        #expect(scene.request(\.a, by: scene.second) == .cycle([ofA, ofB]))
        #expect(scene.ledger.awaited(by: scene.second) == nil)
    }

    @Test func cycleNamesItsFlightsInTheOrderOfNeed() throws {
        var ledger = CreationLedger()
        var lives = (0..<5).map { InstanceLife(identity: UInt($0)) }
        var flights: [CreationLedger.Flight] = []
        for index in lives.indices {
            guard case .make(let flight) = ledger.request(&lives[index], by: UInt(index)) else {
                Issue.record("an empty life is made")
                return
            }
            flights.append(flight)
        }
        for index in 0..<4 { #expect(ledger.request(&lives[index + 1], by: UInt(index)) == .wait(flights[index + 1])) }
        #expect(ledger.request(&lives[0], by: 4) == .cycle(flights))
    }

    @Test func outerFlightOfTheMakerClosesACycleToo() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.first)
        let ofC = try scene.make(\.c, by: scene.second)
        #expect(scene.request(\.c, by: scene.first) == .wait(ofC))
        #expect(scene.request(\.a, by: scene.second) == .cycle([ofA, ofC]))
        #expect(scene.request(\.b, by: scene.second) == .cycle([ofB, ofC]))
    }

    @Test func waitForAWaitingMakerIsNoCycle() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.second)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        #expect(scene.request(\.a, by: scene.third) == .wait(ofA))
    }

    @Test func endedWaitIsNoCycle() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.second)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        _ = scene.ledger.finish(ofB, of: &scene.b, keeping: true)
        #expect(scene.request(\.a, by: scene.second) == .wait(ofA))
    }

    @Test func cycleLeavesTheLedgerAsItWas() throws {
        var scene = LedgerScene()
        _ = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.second)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        let before = scene.ledger
        _ = scene.request(\.a, by: scene.second)
        #expect(scene.ledger == before)
    }

    // MARK: Through a resolution that is buried

    @Test func whoBuriesAMakerCannotWaitForIt() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(scene.request(\.a, by: scene.second) == .cycle([ofA]))
    }

    @Test func othersMayWaitForABuriedMaker() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(scene.request(\.a, by: scene.third) == .wait(ofA))
    }

    @Test func cycleLeadsThroughABurialAndAWait() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.third)
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(scene.request(\.a, by: scene.third) == .wait(ofA))
        #expect(scene.request(\.b, by: scene.second) == .cycle([ofB, ofA]))
    }

    @Test func buriedResolutionIsFollowedThroughItsOwnWaitToo() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.third)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(scene.request(\.a, by: scene.third) == .cycle([ofA, ofB]))
    }

    @Test func waitingResolutionIsFollowedThroughItsBurialToo() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.third)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(scene.request(\.a, by: scene.second) == .cycle([ofA]))
    }

    @Test func cycleOfNeedsIsNamedRatherThanTheBurial() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.second)
        #expect(scene.request(\.b, by: scene.first) == .wait(ofB))
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(scene.request(\.a, by: scene.second) == .cycle([ofA, ofB]))
    }

    @Test func cycleLeadsThroughBurialsOnTopOfEachOther() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        scene.ledger.bury(scene.first, under: scene.second)
        scene.ledger.bury(scene.second, under: scene.third)
        #expect(scene.request(\.a, by: scene.third) == .cycle([ofA]))
    }

    @Test func unearthedResolutionIsNoObstacle() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        scene.ledger.bury(scene.first, under: scene.second)
        scene.ledger.unearth(scene.first)
        #expect(scene.request(\.a, by: scene.second) == .wait(ofA))
    }

    @Test func burialStaysUntilItIsUnearthed() {
        var scene = LedgerScene()
        scene.ledger.bury(scene.first, under: scene.second)
        #expect(!scene.ledger.isIdle)
        scene.ledger.unearth(scene.first)
        #expect(scene.ledger.isIdle)
    }

    /// Each of these resolutions is buried under the next one and waits for it as well, so there are more ways than a
    /// search could walk. One that walks a resolution twice does not end.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    @Test(.timeLimit(.minutes(1))) func searchVisitsEachResolutionOnce() {
        let depth: UInt = 64
        var ledger = CreationLedger()
        var lives = (0...depth).map { InstanceLife(identity: $0) }
        for index in lives.indices { _ = ledger.request(&lives[index], by: UInt(index)) }
        for index in 0..<Int(depth) {
            _ = ledger.request(&lives[index + 1], by: UInt(index))
            ledger.bury(UInt(index), under: UInt(index + 1))
        }
        let decision = ledger.request(&lives[0], by: depth + 1)
        #expect(decision == lives[0].flight.map { .wait($0) })
    }
}

extension InstanceLife {
    fileprivate var flight: CreationLedger.Flight? {
        if case .making(let flight) = state { flight } else { nil }
    }
}
