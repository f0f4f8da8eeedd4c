internal import CDIKit

extension Container {
    /// Makes a container and lets assemblies fill it.
    ///
    /// Each assembly runs once, after those that it depends on, in the order given. Assemblies that depend on each other in a
    /// circle trap with the path. An error in an assembly (a key registered twice) traps where it is made.
    public convenience init(assemblies: [any Assembly], fileID: StaticString = #fileID, line: UInt = #line) {
        self.init()
        assemble(assemblies, at: SourcePlace(fileID: fileID, line: line))
    }

    /// Makes a container and lets assemblies fill it: `Container(assemblies: NetworkAssembly(), ProfileAssembly())`.
    public convenience init(assemblies: any Assembly..., fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(assemblies: assemblies, fileID: fileID, line: line)
    }

    /// Makes a container with a parent and lets assemblies fill it.
    public convenience init(
        parent: any Resolver, assemblies: [any Assembly], fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(parent: parent)
        assemble(assemblies, at: SourcePlace(fileID: fileID, line: line))
    }

    private func assemble(_ assemblies: [any Assembly], at place: SourcePlace) {
        var order = AssemblyOrder(place: place)
        do {
            for assembly in assemblies { try order.visit(assembly) }
        } catch {
            Trap.stop(error)
        }
        for assembly in order.sorted { assembly.assemble(with: self) }
    }
}

/// Assemblies with each one after its dependencies.
struct AssemblyOrder {
    let place: SourcePlace?
    private(set) var sorted: [any Assembly] = []
    private var done: Set<String> = []
    private var path: [String] = []

    init(place: SourcePlace? = nil) { self.place = place }

    mutating func visit(_ assembly: any Assembly) throws(ResolutionError) {
        let id = assembly.id
        if let start = path.firstIndex(of: id) { throw .assemblyCycle(Array(path[start...]) + [id], at: place) }
        guard dikit_thread_has_stack_left(dikit_thread_current()) else { throw .endlessAssemblies(path, at: place) }
        guard done.insert(id).inserted else { return }
        path.append(id)
        for dependency in assembly.dependencies { try visit(dependency) }
        path.removeLast()
        sorted.append(assembly)
    }
}
