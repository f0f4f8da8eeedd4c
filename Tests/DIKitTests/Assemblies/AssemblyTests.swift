import Testing

@testable import DIKit

private struct Part: Assembly {
    let id: String
    var dependencies: [any Assembly] = []
    let log: Shared<[String]>

    func assemble(with registrator: any Registrator) {
        log.withValue { $0.append(id) }
        registrator.register(String.self, options: .transient + id) { id }
    }
}

private final class Circular: Assembly {
    let id: String
    nonisolated(unsafe) var next: Circular?
    init(id: String) { self.id = id }
    var dependencies: [any Assembly] { next.map { [$0] } ?? [] }
    func assemble(with registrator: any Registrator) {}
}

@Suite struct AssemblyTests {
    @Test func dependenciesRunFirstAndEachOnce() {
        let log = Shared<[String]>([])
        let base = Part(id: "base", log: log)
        let left = Part(id: "left", dependencies: [base], log: log)
        let right = Part(id: "right", dependencies: [base, left], log: log)
        let container = Container(assemblies: right, left, base, Part(id: "last", log: log))
        #expect(log.current == ["base", "left", "right", "last"])
        #expect(container.resolve(String.self, named: "left") == "left")
    }

    @Test func arrayAndVariadicFillAlike() {
        let log = Shared<[String]>([])
        _ = Container(assemblies: [Part(id: "a", log: log), Part(id: "b", log: log)])
        _ = Container(assemblies: Part(id: "a", log: log), Part(id: "b", log: log))
        #expect(log.current == ["a", "b", "a", "b"])
        _ = Container(assemblies: [])
    }

    @Test func identityIsTheTypeByDefault() {
        struct Nothing: Assembly {
            func assemble(with registrator: any Registrator) { registrator.register(Int.self) { 1 } }
        }
        // Run twice, it would register a final key twice, which traps in debug.
        #expect(Container(assemblies: Nothing(), Nothing()).resolve(Int.self) == 1)
    }

    @Test func cycleIsAnErrorWithItsPath() throws {
        let first = Circular(id: "first")
        let second = Circular(id: "second")
        first.next = second
        second.next = first
        var order = AssemblyOrder()
        let error = try #require(throws: ResolutionError.self) { try order.visit(Circular.leading(to: first)) }
        first.next = nil
        #expect(error.code == .assemblyCycle)
        #expect(error.path.map(\.dependency.type) == ["first", "second", "first"])
    }

    @Test func dependenciesThatNeverEndAreAnError() throws {
        struct Endless: Assembly {
            let number: Int
            var id: String { "assembly \(number)" }
            var dependencies: [any Assembly] { [Endless(number: number + 1)] }
            func assemble(with registrator: any Registrator) {}
        }
        let error = onAnotherThread(stackSize: 1 << 20) { () -> ResolutionError? in
            var order = AssemblyOrder()
            do {
                try order.visit(Endless(number: 1))
                return nil
            } catch { return error as? ResolutionError }
        }
        #expect(error?.code == .assemblyCycle)
        #expect(error?.report.contains("without end") == true)
    }

    @Test func childIsFilledByAssemblies() {
        let log = Shared<[String]>([])
        let parent = Container(assemblies: Part(id: "parent", log: log))
        let child = Container(parent: parent, assemblies: [Part(id: "child", log: log)])
        #expect(child.resolveAll(String.self) == ["child", "parent"])
    }
}

extension Circular {
    fileprivate static func leading(to next: Circular) -> Circular {
        let outside = Circular(id: "outside")
        outside.next = next
        return outside
    }
}
