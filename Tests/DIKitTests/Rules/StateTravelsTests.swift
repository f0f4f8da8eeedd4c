import CDIKit
import Testing

@testable import DIKit

private final class Leaf: Sendable {}
private final class Branch: Sendable {}
private final class Root: Sendable {}
private struct Failure: Error {}

/// Rules 5 and 6: the state of a resolution travels with the call, and nothing of it is left afterwards.
@Suite struct StateTravelsTests {
    private func isClean(_ thread: UnsafeMutablePointer<dikit_thread>) -> Bool {
        thread.frames == nil && thread.recorder == nil && thread.pointee.resolution == UInt(bitPattern: thread)
    }

    @Test func nothingIsLeftOnTheThread() {
        let clean = onAnotherThread { () -> [Bool] in
            let thread = dikit_thread_current()
            let container = Container()
            var seen: [Bool] = []
            container.register(Leaf.self, options: .transient) { Leaf() }
            container.register(Branch.self, options: .container) { resolver in
                _ = resolver.resolve(Leaf.self)
                return Branch()
            }
            container.register(Root.self, options: .container) { resolver in
                _ = resolver.resolve(Branch.self)
                throw Failure()
            }
            _ = container.resolve(Leaf.self)
            seen.append(isClean(thread))
            _ = container.resolve(Branch.self)
            seen.append(isClean(thread))
            _ = try? container.tryResolve(Root.self)
            seen.append(isClean(thread))
            _ = try? container.tryResolve(Int.self)
            seen.append(isClean(thread))
            return seen
        }
        #expect(clean == [true, true, true, true])
    }

    @Test func nothingIsLeftInTheContainer() {
        let container = Container()
        container.register(Leaf.self, options: .transient) { Leaf() }
        container.register(Branch.self) { Branch() }
        func size() -> [Int] { container.registry.content.withLock { [$0.cells.count, $0.scoped.count, $0.retired.count] } }
        let before = size()
        for _ in 0..<100 {
            _ = container.resolve(Leaf.self)
            _ = container.resolve(Branch.self)
            _ = container.optionalResolve(Root.self)
            _ = container.optionalResolve(Leaf.self, named: "none")
            _ = container.child().resolve(Leaf.self)
        }
        #expect(size() == before)
    }

    @Test func factoryOfAnotherResolutionHasItsOwnPath() throws {
        let container = Container()
        let other = Container()
        other.register(Leaf.self, options: .transient) { resolver in
            _ = try resolver.tryResolve(Int.self)
            return Leaf()
        }
        container.register(Root.self, options: .container) {
            let error = onAnotherThread { () -> ResolutionError? in
                do {
                    _ = try other.tryResolve(Leaf.self)
                    return nil
                } catch { return error as? ResolutionError }
            }
            #expect(error?.path.map(\.dependency.type) == ["Leaf"])
            return Root()
        }
        _ = container.resolve(Root.self)
    }

    @Test func whatAKeptInstanceWasBuiltOnIsRecorded() {
        let container = Container()
        container.register(Leaf.self, options: .container) { Leaf() }
        container.register(Branch.self, options: .transient) { resolver in
            _ = resolver.resolve(Leaf.self)
            return Branch()
        }
        container.register(Root.self, options: .container) { resolver in
            _ = resolver.resolve(Branch.self)
            _ = resolver.resolve(Leaf.self)
            _ = resolver.resolve(Int?.self)
            return Root()
        }
        _ = container.resolve(Leaf.self)
        _ = container.resolve(Root.self)
        #expect(container.recordedEdges(of: Root.self) == ["Branch(Leaf())", "Leaf()", "no Int"])
    }

    @Test func recordOfAFactoryThatAsksInALoopDoesNotGrow() {
        let container = Container()
        container.register(Leaf.self, options: .transient) { Leaf() }
        container.register(Branch.self, options: .transient) { resolver in
            _ = resolver.resolve(Leaf.self)
            return Branch()
        }
        container.register(Root.self, options: .container) { resolver in
            for _ in 0..<1_000 {
                _ = resolver.resolve(Branch.self)
                _ = resolver.resolve(Int?.self)
            }
            return Root()
        }
        _ = container.resolve(Root.self)
        #expect(container.recordedEdges(of: Root.self) == ["Branch(Leaf())", "no Int"])
    }

    @Test func longChainOfRecordsEndsWithoutAStack() {
        struct Link: Sendable {}
        let container = Container()
        container.register(Link.self, options: .container + "0") { Link() }
        for index in 1...20_000 {
            container.register(Link.self, options: .container + "\(index)") { resolver in
                resolver.resolve(named: "\(index - 1)")
            }
            _ = container.resolve(Link.self, named: "\(index)")
        }
        onAnotherThread(stackSize: 256 << 10) { container.reset() }
    }

    @Test func nilAnswerIsRecorded() {
        let container = Container()
        container.register(Leaf?.self, options: .container) { nil }
        container.register(Root.self, options: .container) { resolver in
            _ = resolver.resolve(Leaf?.self)
            return Root()
        }
        _ = container.resolve(Root.self)
        #expect(container.recordedEdges(of: Root.self) == ["no Leaf"])
    }

    @Test func recordFollowsANameAParentAndAnImplementation() {
        let parent = Container()
        parent.register(Leaf.self, options: .container + "named") { Leaf() }.implements((any AnyObject & Sendable).self)
        let child = parent.child()
        child.register(Root.self, options: .container) { resolver in
            _ = resolver.resolve((any AnyObject & Sendable).self)
            _ = resolver.resolve(Leaf.self, named: "named")
            return Root()
        }
        _ = child.resolve(Root.self)
        // Asked for twice, noted once.
        #expect(child.recordedEdges(of: Root.self) == ["Leaf()"])
    }
}

extension Container {
    /// What the kept instance of a type was built on, as text.
    fileprivate func recordedEdges<T>(of type: T.Type) -> [String] {
        func text(_ dependency: BuildRecord.Dependency) -> String {
            switch dependency {
            case .received(let record):
                "\(record.origin.key.type)(" + record.dependencies.map(text).joined(separator: ", ") + ")"
            case .missing(let key): "no \(key.type)"
            case .deferred(let deferral): "later \(deferral.key.type)"
            }
        }
        let record = Creations.shared.state.withLock { _ in registry.cell(for: Key(type))?.instance?.record }
        return record?.dependencies.map(text) ?? []
    }
}
