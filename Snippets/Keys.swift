import DIKit

final class Channel: Sendable {
    let topic: String
    init(topic: String) { self.topic = topic }
}

final class FeatureFlagStore: Sendable {}

// snippet.show
extension FeatureFlagStore: EntityKeyProviding {
    static var entityKey: String { "FeatureFlagStore" }
}

let container = Container()
container.register(Channel.self, options: .container.perArguments, isolation: nil) { _, arguments in
    Channel(topic: arguments.first())
}
let news: Channel = container.resolve(with: ["news"])  // the same channel for everybody who asks with "news"
// snippet.hide
precondition(container.resolve(Channel.self, with: ["news"]) === news)
precondition(container.resolve(Channel.self, with: ["sport"]) !== news)
