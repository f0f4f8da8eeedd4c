import Testing

@testable import DIKit

/// A ledger with three lives, and three resolutions that ask.
struct LedgerScene {
    var ledger = CreationLedger()
    var a = InstanceLife(identity: 1)
    var b = InstanceLife(identity: 2)
    var c = InstanceLife(identity: 3)

    let first: CreationLedger.Resolution = 10
    let second: CreationLedger.Resolution = 20
    let third: CreationLedger.Resolution = 30

    /// `resolution` asks for the life, which it has to make.
    mutating func make(
        _ life: WritableKeyPath<LedgerScene, InstanceLife>, by resolution: CreationLedger.Resolution
    ) throws -> CreationLedger.Flight {
        let decision = request(life, by: resolution)
        guard case .make(let flight) = decision else { throw UnexpectedDecision(decision: decision) }
        return flight
    }

    mutating func request(
        _ life: WritableKeyPath<LedgerScene, InstanceLife>, by resolution: CreationLedger.Resolution
    ) -> CreationLedger.Decision {
        var value = self[keyPath: life]
        defer { self[keyPath: life] = value }
        return ledger.request(&value, by: resolution)
    }

    private struct UnexpectedDecision: Error {
        let decision: CreationLedger.Decision
    }
}

/// What each event meets in each state of a life: empty, being made, ready. After a reset: ``CreationLedgerResetTests``.
@Suite struct CreationLedgerTests {
    // MARK: Empty

    @Test func emptyLifeIsMadeByWhoeverAsks() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        #expect(scene.a.state == .making(flight))
        #expect(scene.ledger.maker(of: flight) == scene.first)
        #expect(!scene.ledger.isIdle)
    }

    @Test func livesAreMadeIndependently() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.second)
        #expect(ofA != ofB)
        #expect(scene.ledger.maker(of: ofA) == scene.first)
        #expect(scene.ledger.maker(of: ofB) == scene.second)
    }

    @Test func resetOfAnEmptyLifeChangesNothing() {
        var scene = LedgerScene()
        let before = scene.ledger
        let releases = scene.ledger.reset(&scene.a)
        #expect(!releases)
        #expect(scene.a.state == .empty)
        #expect(scene.ledger == before)
    }

    // MARK: Being made

    @Test func secondResolutionWaitsForTheFlight() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        #expect(scene.request(\.a, by: scene.second) == .wait(flight))
        #expect(scene.ledger.awaited(by: scene.second) == flight)
        #expect(scene.ledger.awaited(by: scene.first) == nil)
    }

    @Test func makerThatAsksAgainMeetsACycle() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        #expect(scene.request(\.a, by: scene.first) == .cycle([flight]))
        #expect(scene.ledger.awaited(by: scene.first) == nil)
    }

    @Test func makerMayMakeWhatItNeeds() throws {
        var scene = LedgerScene()
        let outer = try scene.make(\.a, by: scene.first)
        let inner = try scene.make(\.b, by: scene.first)
        #expect(scene.ledger.maker(of: outer) == scene.first)
        #expect(scene.ledger.maker(of: inner) == scene.first)
    }

    @Test func finishedInstanceIsKeptAndItsWaitersAreWoken() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.request(\.a, by: scene.second)
        _ = scene.request(\.a, by: scene.third)
        let (kept, wake) = scene.ledger.finish(flight, of: &scene.a, keeping: true)
        #expect(kept)
        #expect(Set(wake) == [scene.second, scene.third])
        #expect(wake.count == 2)
        #expect(scene.a.state == .ready)
    }

    @Test func failedOrNilCreationLeavesTheLifeEmptyAndWakesItsWaiters() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.request(\.a, by: scene.second)
        let (kept, wake) = scene.ledger.finish(flight, of: &scene.a, keeping: false)
        #expect(!kept)
        #expect(wake == [scene.second])
        #expect(scene.a.state == .empty)
    }

    @Test func creationThatFailedIsMadeAgain() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.ledger.finish(flight, of: &scene.a, keeping: false)
        #expect(try scene.make(\.a, by: scene.second) != flight)
    }

    @Test func onlyTheWaitersOfTheFlightAreWoken() throws {
        var scene = LedgerScene()
        let ofA = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.first)
        _ = scene.request(\.a, by: scene.second)
        _ = scene.request(\.b, by: scene.third)
        #expect(scene.ledger.finish(ofB, of: &scene.b, keeping: true).wake == [scene.third])
        #expect(scene.ledger.awaited(by: scene.third) == nil)
        #expect(scene.ledger.awaited(by: scene.second) == ofA)
    }

    @Test func nothingOfAnEndedCreationStays() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.request(\.a, by: scene.second)
        _ = scene.request(\.a, by: scene.third)
        _ = scene.ledger.finish(flight, of: &scene.a, keeping: true)
        #expect(scene.ledger.isIdle)
        #expect(scene.ledger.maker(of: flight) == nil)
        #expect(scene.ledger.awaited(by: scene.second) == nil)
        #expect(scene.ledger.awaited(by: scene.third) == nil)
    }

    // MARK: Ready

    @Test func readyInstanceIsTaken() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.ledger.finish(flight, of: &scene.a, keeping: true)
        let before = scene.ledger
        #expect(scene.request(\.a, by: scene.first) == .take)
        #expect(scene.request(\.a, by: scene.second) == .take)
        #expect(scene.ledger == before)
    }

    @Test func resetOfAReadyLifeReleasesItsInstance() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.ledger.finish(flight, of: &scene.a, keeping: true)
        let releases = scene.ledger.reset(&scene.a)
        #expect(releases)
        #expect(scene.a.state == .empty)
        #expect(scene.ledger.isIdle)
        _ = try scene.make(\.a, by: scene.second)
    }
}
