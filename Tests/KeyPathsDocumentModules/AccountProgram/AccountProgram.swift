import AccountFeature
public import DIKit
import Foundation

// A program of its own, since its conformance counts for the whole process.

struct AccountLoader: AccountLoading {
    func load() -> String { "loaded" }
}

private struct Loader: AccountLoading {
    func load() -> String { "scope" }
}

/// How often the container has been told.
private let runs = Runs()

private final class Runs: @unchecked Sendable {
    // Unchecked: the lock is the only way to the number.
    private let lock = NSLock()
    private var number = 0

    func add() { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
}

// In another package: `extension Container: @retroactive AutoRegistering`.
extension Container: AutoRegistering {
    public func autoRegister() {
        runs.add()
        loader.register { AccountLoader() }
        fake.register { AccountLoader() }
        register(AccountLoader.self, options: .container) { AccountLoader() }.implements(AccountLoading.self)
        if Thread.isMainThread {
            MainActor.assumeIsolated {
                mainLoader.register {
                    MainActor.assertIsolated()
                    return AccountLoader()
                }
            }
        }
    }
}

private func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
        group.enter()
        Thread.detachNewThread {
            body()
            group.leave()
        }
    }
    group.wait()
}

@main struct AccountProgram {
    static func main() {
        let container = Container()
        switch CommandLine.arguments.dropFirst().first {
        case "promise":
            print(container.loader()?.load() ?? "nil", runs.count)
        case "reset":
            print(container.loader()?.load() ?? "nil", runs.count)
            container.reset()
            print(container.loader()?.load() ?? "nil", runs.count)
            print(Container().loader()?.load() ?? "nil", runs.count)
        case "threads":
            for round in 1...200 {
                let container = Container()
                onThreads(8) { precondition(container.loader()?.load() == "loaded") }
                precondition(runs.count == round, "round \(round): \(runs.count)")
            }
            print("each once")
        case "types":
            print(container.loader()?.load() ?? "nil", runs.count)
            container.reset()
            print(container.loader()?.load() ?? "nil", runs.count)
            print(container.resolve(AccountLoading.self).load())
        case "main":
            _ = container.loader()
            Thread.detachNewThread {
                print(container.mainLoader()?.load() ?? "nil")
                exit(0)
            }
            dispatchMain()
        case "resets":
            for _ in 0..<200 {
                let container = Container()
                onThreads(8) {
                    container.reset()
                    precondition(container.loader()?.load() == "loaded")
                }
            }
            print("always there")
        case "contexts":
            print(container.fake()?.load() ?? "nil")
            withDependencyContexts([.test]) { print(container.fake()?.load() ?? "nil") }
        case "scope":
            withDependencies {
                $0.loader.register { Loader() }
            } operation: {
                print(Container().loader()?.load() ?? "nil")
            }
        case "children":
            let child = container.child()
            print(child.loader()?.load() ?? "nil", runs.count)
            print(container.loader()?.load() ?? "nil", runs.count)
        case "override":
            struct Other: AccountLoading { func load() -> String { "other" } }
            withDependencies {
                $0.loader.register { Other() }
            } operation: {
                print(container.loader()?.load() ?? "nil")
            }
            container.loader.register { Other() }
            print(container.loader()?.load() ?? "nil", runs.count)
            container.loader.reset()
            print(container.loader()?.load() ?? "nil", runs.count)
        default:
            print(container.mode())
        }
    }
}
