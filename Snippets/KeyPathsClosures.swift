// The key-path face: closures that need the main actor, hand on their scope, or take arguments.
// snippet.hide
import DIKit

@MainActor final class Model {}
final class Child {}
enum Region { case europe }
struct Store { let region: Region }

// snippet.show
extension Container {
    var model: Dependency<Model> { self(.shared) { onMainActor { Model() } } }
}

final class Parent {
    private let dependencies = withEscapedDependencies { $0 }
    func makeChild() -> Child { dependencies.yield { Child() } }
}

extension Container {
    var makeStore: Dependency<@Sendable (Region) -> Store> { self(.cached) { { region in Store(region: region) } } }
}

let store = Container.shared.makeStore()(.europe)
