internal import CDIKit

extension Container {
    /// As ``verify(_:)``, and makes an instance of each registration to learn what its closure asks for.
    ///
    /// ```swift
    /// let report = container.verifyMakingInstances(with: [Invocation.sample])
    /// ```
    ///
    /// The instances live in a layer of overrides of its own, which is thrown away: what the container keeps is neither used nor replaced.
    /// The factories run, with all that they do. Nothing is made while the wiring has an error that is known without. A factory that throws,
    /// or lacks something that it asks for with `tryResolve`, is a finding; one that traps (`resolve` of something missing) ends the program
    /// with its report. Factories that take arguments are handed `arguments`; without any they are not called, and are listed. Declared
    /// dependencies are made where something asks for them.
    ///
    /// Takes what making everything once takes. Runs on the calling thread and hops to main for factories of the main actor. A process in
    /// which it has run has opened a scope of overrides, and so pays a load for them from then on.
    public func verifyMakingInstances(
        with arguments: Arguments = .empty, _ options: DependencyGraph.VerificationOptions = []
    ) -> GraphReport {
        let first = verify(options)
        guard !first.findings.contains(where: { $0.severity == .error }) else { return first }
        let making = GraphMaking(of: self, with: arguments)
        let report = GraphReader(self, observed: making.records).graph.verify(options)
        let known = Set(report.findings.map(\.key))
        return GraphReport(
            findings: report.findings + making.failures.filter { !known.contains($0.key) },
            notChecked: making.notMade
                + report.notChecked.filter { entry in
                    entry.reason != .opaqueClosure || !making.notMade.contains { $0.key == entry.key && $0.place == entry.place }
                })
    }

    /// The graph with what factories ask for, learnt by making an instance of each registration that is thrown away.
    ///
    /// See ``verifyMakingInstances(with:_:)`` for what runs and what it costs. Fails with the first error of a factory.
    public func graphMakingInstances(with arguments: Arguments = .empty) throws -> DependencyGraph {
        let making = GraphMaking(of: self, with: arguments)
        if let failure = making.failures.first { throw failure }
        return GraphReader(self, observed: making.records).graph
    }
}

/// Makes an instance of all that a container answers with, to learn what the factories ask for, and throws them away.
private struct GraphMaking {
    private(set) var records: [BuildRecord] = []
    private(set) var failures: [GraphFinding] = []
    private(set) var notMade: [GraphReport.NotChecked] = []

    init(of container: Container, with arguments: Arguments) {
        let reader = GraphReader(container)
        let layer = Layer(over: Layer.active, keepsSingletons: true)
        defer { layer.close() }
        let outer = Layer.active.map { Array($0.line.map(\.registry)) } ?? []
        for registry in Array(sequence(first: container.registry, next: \.parent)) + outer {
            layer.registry.renew(.everything, of: registry.home)
        }
        Layer.$current.withValue(layer) {
            let directory = DependencyGraph.Directory(reader.graph)
            var failed: Set<String> = []
            for (index, node) in reader.graph.nodes.enumerated() where !node.isReplaced {
                guard let registration = reader.registrations[index], registration.target == nil,
                    directory.answer(to: node.key, from: 0) == .node(index)
                else { continue }
                if registration.takesArguments, arguments.isEmpty {
                    notMade.append(.init(node.key, place: node.place, reason: .notMade))
                    continue
                }
                make(registration, node, container.registry, registration.takesArguments ? arguments : .empty, in: reader.graph, &failed)
            }
        }
    }

    private mutating func make(
        _ registration: Registration, _ node: DependencyGraph.Node, _ registry: Registry, _ arguments: Arguments,
        in graph: DependencyGraph, _ failed: inout Set<String>
    ) {
        let thread: Thread = dikit_thread_current()
        let outer = thread.recorder
        let recorder = Recorder(within: nil)
        thread.recorder = recorder
        defer { thread.recorder = outer }
        let place = registration.place ?? SourcePlace()
        do throws(ResolutionError) {
            _ = try Registry.withInstance(of: registration.key.type) { memory throws(ResolutionError) in
                try registry.answer(registration.key.type, named: registration.key.name, arguments, place, into: memory)
            } use: { _ in
                .made
            }
        } catch {
            // What ten others need fails once.
            let fault = "\(error.code) \(error.dependency.map(\.description) ?? "")"
            if failed.insert(fault).inserted { failures.append(.failed(node, error, in: graph)) }
        }
        withExtendedLifetime(recorder) { records += recorder.dependencies.compactMap(\.receivedRecord) }
    }
}

extension GraphFinding {
    /// At the registration whose factory failed.
    fileprivate static func failed(_ node: DependencyGraph.Node, _ error: ResolutionError, in graph: DependencyGraph) -> GraphFinding {
        let culprit = graph.nodes.first { other in
            !other.isReplaced && other.key.type == error.dependency?.type && other.key.name == error.dependency?.name
        }
        return GraphFinding(
            .failed, .error, of: culprit?.key ?? node.key, "making \(culprit?.key ?? node.key) failed: \(error.description)",
            at: culprit?.place ?? error.path.first?.place?.inGraphs ?? node.place)
    }
}
