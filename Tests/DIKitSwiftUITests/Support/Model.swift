import Combine
import DIKit

/// What the views under test are given.
@MainActor
final class Model: ObservableObject {
    @Published var name: String
    @Published var unrelated = 0
    let number: Int

    init(_ name: String, number: Int) {
        self.name = name
        self.number = number
    }
}

/// Ends when nobody holds it any more.
final class Argument: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

extension Container {
    /// A container with a model, whose name comes from the arguments or the registration's name.
    @MainActor
    static func withModel(_ kind: Options.EntityKind, made: Tally) -> Container {
        let container = Container()
        for name in [nil, "named"] as [String?] {
            container.register(Model.self, options: Options(entityKind: kind, name: name)) { _, arguments in
                made.add()
                return Model(arguments.optionalFirst(Argument.self)?.text ?? name ?? "model", number: made.count)
            }
        }
        return container
    }
}
