import Testing

@testable import DIKit

/// What each event meets in a life whose creation a reset has cut off.
@Suite struct CreationLedgerResetTests {
    /// The first resolution makes `a`, the second waits for it, and a reset comes between.
    private func cutOffScene() throws -> (scene: LedgerScene, flight: CreationLedger.Flight) {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        _ = scene.request(\.a, by: scene.second)
        _ = scene.ledger.reset(&scene.a)
        return (scene, flight)
    }

    @Test func resetOfACreationReleasesNothingAndEmptiesTheLife() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        let releases = scene.ledger.reset(&scene.a)
        #expect(!releases)
        #expect(scene.a.state == .empty)
        #expect(scene.ledger.maker(of: flight) == scene.first)
    }

    @Test func cutOffInstanceGoesToItsWaitersAndIsNotKept() throws {
        var (scene, flight) = try cutOffScene()
        let (kept, wake) = scene.ledger.finish(flight, of: &scene.a, keeping: true)
        #expect(!kept)
        #expect(wake == [scene.second])
        #expect(scene.a.state == .empty)
        #expect(scene.ledger.isIdle)
    }

    @Test func cutOffCreationThatFailsWakesItsWaiters() throws {
        var (scene, flight) = try cutOffScene()
        let (kept, wake) = scene.ledger.finish(flight, of: &scene.a, keeping: false)
        #expect(!kept)
        #expect(wake == [scene.second])
        #expect(scene.ledger.isIdle)
    }

    @Test func whoAsksAfterTheResetMakesAnInstanceOfItsOwn() throws {
        var (scene, flight) = try cutOffScene()
        let next = try scene.make(\.a, by: scene.third)
        #expect(next != flight)
        #expect(scene.a.state == .making(next))
    }

    @Test func cutOffFlightDoesNotEndTheOneThatFollowed() throws {
        var (scene, flight) = try cutOffScene()
        let next = try scene.make(\.a, by: scene.third)
        let old = scene.ledger.finish(flight, of: &scene.a, keeping: true)
        #expect(!old.kept)
        #expect(old.wake == [scene.second])
        #expect(scene.a.state == .making(next))
        let new = scene.ledger.finish(next, of: &scene.a, keeping: true)
        #expect(new.kept)
        #expect(new.wake.isEmpty)
        #expect(scene.a.state == .ready)
    }

    @Test func cutOffFlightDoesNotEmptyTheInstanceThatFollowed() throws {
        var (scene, flight) = try cutOffScene()
        let next = try scene.make(\.a, by: scene.third)
        _ = scene.ledger.finish(next, of: &scene.a, keeping: true)
        _ = scene.ledger.finish(flight, of: &scene.a, keeping: false)
        #expect(scene.a.state == .ready)
        #expect(scene.ledger.isIdle)
    }

    @Test func makerThatAsksAgainAfterTheResetMeetsACycle() throws {
        var (scene, flight) = try cutOffScene()
        #expect(scene.request(\.a, by: scene.first) == .cycle([flight]))
        #expect(scene.a.state == .empty)
    }

    @Test func makerThatAsksAgainMeetsACycleThoughAnotherMakesIt() throws {
        var (scene, flight) = try cutOffScene()
        _ = try scene.make(\.a, by: scene.third)
        #expect(scene.request(\.a, by: scene.first) == .cycle([flight]))
    }

    /// There is an instance, so asking for it ends.
    @Test func makerThatAsksAgainTakesWhatAnotherMadeSince() throws {
        var (scene, _) = try cutOffScene()
        let next = try scene.make(\.a, by: scene.third)
        _ = scene.ledger.finish(next, of: &scene.a, keeping: true)
        #expect(scene.request(\.a, by: scene.first) == .take)
    }

    @Test func waitForACutOffFlightClosesACycle() throws {
        var scene = LedgerScene()
        let ofB = try scene.make(\.b, by: scene.second)
        let ofA = try scene.make(\.a, by: scene.first)
        #expect(scene.request(\.a, by: scene.second) == .wait(ofA))
        _ = scene.ledger.reset(&scene.a)
        #expect(scene.request(\.b, by: scene.first) == .cycle([ofB, ofA]))
    }

    @Test func aSecondResetCutsOffTheNextCreationToo() throws {
        var (scene, flight) = try cutOffScene()
        let next = try scene.make(\.a, by: scene.third)
        _ = scene.ledger.reset(&scene.a)
        #expect(scene.request(\.a, by: scene.third) == .cycle([next]))
        #expect(!scene.ledger.finish(next, of: &scene.a, keeping: true).kept)
        #expect(!scene.ledger.finish(flight, of: &scene.a, keeping: true).kept)
        #expect(scene.ledger.isIdle)
    }

    @Test func resetOfOneLifeLeavesTheOthers() throws {
        var scene = LedgerScene()
        let flight = try scene.make(\.a, by: scene.first)
        let ofB = try scene.make(\.b, by: scene.first)
        _ = scene.ledger.reset(&scene.a)
        #expect(scene.b.state == .making(ofB))
        #expect(scene.ledger.finish(ofB, of: &scene.b, keeping: true).kept)
        #expect(!scene.ledger.finish(flight, of: &scene.a, keeping: true).kept)
    }
}
