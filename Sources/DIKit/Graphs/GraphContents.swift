extension GraphReader {
    /// What one container or layer has, read under its lock and then, for the records, under that of creations.
    struct Contents {
        struct Entry {
            let registration: Registration
            var isMade = false
        }

        /// What is registered, in the order registered.
        private(set) var registered: [Entry]
        /// Declarations of which an instance was asked for.
        private(set) var declared: [Entry]
        private(set) var records: [BuildRecord] = []
        let duplicates: [Duplicate]
        let provided: [UInt: @Sendable (Container) -> ProvidedDeclaration?]

        init(_ registry: Registry) {
            typealias Read = (
                cells: [Cell], declared: [Cell], kept: [Cell], duplicates: [Duplicate],
                provided: [UInt: @Sendable (Container) -> ProvidedDeclaration?]
            )
            let read = registry.content.withLock { content -> Read in
                let singletons = content.singletons.values.compactMap(\.cell)
                let kept = Array(content.scoped.values) + content.moved.values.map(\.cell)
                return (
                    Array(content.cells.values), Array(content.defaults.values) + singletons.filter(\.registration.isDeclared), kept + singletons,
                    content.duplicates, content.provided
                )
            }
            duplicates = read.duplicates
            provided = read.provided
            let cells = read.cells.sorted { $0.sequence < $1.sequence }
            // Declarations are listed as the sources have them: no order of requests, which may be another one each time.
            let declarations = read.declared.sorted { Self.order(of: $0) < Self.order(of: $1) }
            let kept = read.kept.sorted { ($0.sequence, Self.order(of: $0)) < ($1.sequence, Self.order(of: $1)) }
            let states = Creations.shared.state.withLock { _ in
                (cells + declarations + kept).map { cell in ([cell] + cell.variants.all).compactMap { $0.instance?.record ?? $0.weakInstance?.record }
                }
            }
            registered = zip(cells, states).map { Entry(registration: $0.registration, isMade: !$1.isEmpty) }
            declared = zip(declarations, states[cells.count...]).map { Entry(registration: $0.registration, isMade: !$1.isEmpty) }
            records = states.flatMap(\.self)
        }

        private static func order(of cell: Cell) -> String {
            let key = cell.registration.key
            return "\(key.property?.fileID ?? "") \(cell.registration.place?.line ?? 0) \(key.property?.name ?? "")"
        }
    }
}

extension BuildRecord.Dependency {
    /// The record of an instance that was received at once.
    var receivedRecord: BuildRecord? {
        switch self {
        case .received(let record): record
        case .missing, .deferred: nil
        }
    }
}

extension Registration {
    /// What it was registered with.
    var face: DependencyGraph.Face {
        switch source {
        case .declared: .declared
        case .override, .automatic: .override
        case .registered: target != nil ? .implements : isBound ? .bind : knownDependencies != nil ? .autoregister : .register
        }
    }
}

extension LifetimeKind {
    /// The same as graphs have it.
    var inGraphs: DependencyGraph.Lifetime {
        switch self {
        case .unique: .unique
        case .cached: .cached
        case .shared: .shared
        case .scoped: .scoped
        case .custom(let identity): .custom("\(identity)")
        case .singleton: .singleton
        case .graph: .graph
        }
    }
}

extension SourcePlace {
    /// The same as graphs have it.
    var inGraphs: DependencyGraph.Place { DependencyGraph.Place(file: fileID, line: Int(line)) }
}
