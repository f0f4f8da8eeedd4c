import DIKit

/// What the tests of declared dependencies resolve: a works with a tool, a machine that is built with it, and a pool of its own.
final class Tool: Sendable {
    let name: String
    init(_ name: String = "tool") { self.name = name }
}

final class Machine: Sendable {
    let tool: Tool
    init(_ tool: Tool) { self.tool = tool }
}

final class Pool: Sendable {}

final class Works: Sendable {
    let (machine, pool): (Machine, Pool)
    init(_ machine: Machine, _ pool: Pool) { (self.machine, self.pool) = (machine, pool) }
}

protocol Named { var name: String { get } }
extension Tool: Named {}

extension Lifetime {
    static let shift = Cached()
    static let night = Cached()
}

extension Container {
    var tool: Dependency<Tool> { self(.cached) { Tool() }.test { Tool() } }
    var spareTool: Dependency<Tool> { self(.cached) { Tool() }.test { Tool() } }
    var uniqueTool: Dependency<Tool> { self(.unique) { Tool() }.test { Tool() } }
    var sharedTool: Dependency<Tool> { self(.shared) { Tool() }.test { Tool() } }
    var singletonTool: Dependency<Tool> { self(.singleton) { Tool() }.test { Tool() } }
    var shiftTool: Dependency<Tool> { self(.shift) { Tool() }.test { Tool() } }
    var nightTool: Dependency<Tool> { self(.night) { Tool() }.test { Tool() } }
    var scopedTool: Dependency<Tool> { self(.scoped) { Tool() }.test { Tool() } }
    var graphTool: Dependency<Tool> { self(.graph) { Tool() }.test { Tool() } }

    var machine: Dependency<Machine> { self(.cached) { Machine(self.tool()) }.test { Machine(self.tool()) } }
    var uniqueMachine: Dependency<Machine> { self(.unique) { Machine(self.tool()) }.test { Machine(self.tool()) } }
    var singletonMachine: Dependency<Machine> { self(.singleton) { Machine(self.tool()) }.test { Machine(self.tool()) } }
    var sharedMachine: Dependency<Machine> { self(.shared) { Machine(self.tool()) }.test { Machine(self.tool()) } }
    var pool: Dependency<Pool> { self(.cached) { Pool() }.test { Pool() } }
    var works: Dependency<Works> {
        self(.cached) { Works(self.machine(), self.pool()) }.test { Works(self.machine(), self.pool()) }
    }
    var title: Dependency<String> { self(.unique) { "live" }.test { "test" } }
}
