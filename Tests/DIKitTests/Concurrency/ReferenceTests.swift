import Testing

@_spi(Benchmark) @testable import DIKit

private final class Kept: Sendable { let number: Int; init(_ number: Int) { self.number = number } }
private protocol Spoken: Sendable { var number: Int { get } }
extension Kept: Spoken {}
private struct Value: Sendable { let number: Int }

/// The lock-free reads answer as the simple reference does, which takes a lock for each request.
@Suite struct ReferenceTests {
    /// A container, its children, and what was held of it: each instance carries the number of its making.
    private struct Subject {
        var containers: [Container]
        var held: [Kept] = []
        let made = Counter(0)

        init(_ container: Container) { containers = [container] }

        mutating func step(_ operation: UInt64, _ choice: UInt64) -> String {
            let container = containers[Int(choice % UInt64(containers.count))]
            let made = made
            let name = choice.isMultiple(of: 5) ? "name" : nil
            let kinds: [Options.EntityKind] = [.container, .weak, .transient, .scoped]
            var options = .open + kinds[Int(choice / 7 % 4)]
            options.name = name
            switch operation % 12 {
            case 0:
                container.register(Kept.self, options: options) { Kept(made.increment()) }.implements((any Spoken).self, named: name)
                return "registered"
            case 1:
                container.register(Value.self, options: options) { resolver in
                    Value(number: resolver.resolve(Kept?.self)?.number ?? -made.increment())
                }
                return "registered"
            case 2:
                containers.append(container.child())
                return "child"
            case 3:
                container.reset()
                return "reset"
            case 4:
                held.removeAll()
                return "let go"
            case 5, 6:
                guard let kept = container.optionalResolve(Kept.self, named: name) else { return "none" }
                held.append(kept)
                return "held \(kept.number)"
            case 7: return "\(container.resolve(Kept?.self, named: name)?.number ?? 0)"
            case 8: return "\((try? container.tryResolve(Value.self, named: name))?.number ?? 0)"
            case 9: return "\(container.resolve((any Spoken)?.self, named: name)?.number ?? 0)"
            case 10: return "\(container.resolveAll(Kept.self).map(\.number))"
            default: return "\(container.hasRegistration(Value.self, named: name)) \(container.hasRegistration(Kept.self))"
            }
        }
    }

    @Test func answersAreThoseOfTheReference() {
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
        for sequence in 0..<400 {
            var subject = Subject(Container())
            var reference = Subject(.withLockedReads())
            var log: [String] = []
            _ = Reporter.collecting {
                for _ in 0..<60 {
                    let (operation, choice) = (next(), next())
                    let answer = subject.step(operation, choice)
                    let expected = reference.step(operation, choice)
                    log.append("\(operation % 12): \(answer)")
                    guard answer != expected else { continue }
                    Issue.record("sequence \(sequence): \(answer) where the reference says \(expected), after\n\(log.joined(separator: "\n"))")
                    break
                }
            }
        }
    }
}
