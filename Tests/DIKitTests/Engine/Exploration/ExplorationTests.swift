import Testing

/// Three threads, three keys, every graph of needs in which a factory needs at most one key, and one reset at any moment.
@Suite struct ExplorationTests {
    @Test func threadsKeepEveryRule() {
        let explorer = Explorer(from: World(hasMain: false, failureIsLeft: true))
        report(explorer, "three threads, one failure", met: Event.Kind.allCases.filter { !$0.needsMain })
    }

    @Test func mainAndOtherThreadsKeepEveryRule() {
        let explorer = Explorer(from: World(hasMain: true, failureIsLeft: false))
        report(explorer, "main and two threads, main factories", met: Event.Kind.allCases)
    }

    @Test func mainThatTakesAnyOfferKeepsEveryRule() {
        let explorer = Explorer(from: World(hasMain: true, takesAnyOffer: true, failureIsLeft: false))
        report(explorer, "main that takes any offer and two threads", met: Event.Kind.allCases)
    }

    /// Fails with the steps that lead to the first broken rule, and when the exploration did not meet what it is for.
    private func report(_ explorer: Explorer, _ title: String, met kinds: [Event.Kind]) {
        print("explored \(title): \(explorer.states) states")
        if let (violation, path) = explorer.failure {
            Issue.record("\(violation.rule): \(violation.reason)\n\(path.map(\.description).joined(separator: "\n"))")
            return
        }
        for kind in kinds { #expect(explorer.count(of: kind) > 0, "never met: \(kind)") }
    }
}
