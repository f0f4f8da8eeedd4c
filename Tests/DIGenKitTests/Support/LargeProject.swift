import DIGenKit

/// A project of many injectable types in layers, each of which needs types of the layer below and a parameter.
struct LargeProject {
    let sources: [SourceText]
    private static let width = 20

    init(typeCount: Int) {
        var sources = stride(from: 0, to: typeCount, by: 200).map { start in
            let types = (start..<min(start + 200, typeCount)).map(Self.type).joined(separator: "\n")
            return SourceText(path: "Layer\(start).swift", text: "import DIKit\n\n\(types)\n")
        }
        sources.append(
            SourceText(
                path: "Resolver.swift",
                text: """
                    import DIKit

                    final class API: Sendable {}
                    struct User {}
                    protocol AppResolver: Resolver { func provideAPI() -> API }
                    final class AppImplementation: AppResolver {
                        let api = API()
                        func provideAPI() -> API { api }
                    }
                    """))
        sources.append(
            SourceText(
                path: "main.swift",
                text: """
                    let resolver = AppImplementation()
                    let last = resolver.resolveType\(typeCount - 1)(user: User())
                    let asked: Type0 = resolver.resolve(with: [User()])
                    print(last.dependency.api === resolver.api, asked.dependency.api === resolver.api)
                    """))
        self.sources = sources
    }

    private static func type(_ number: Int) -> String {
        let below = number % width == 0 ? "let user: User" : "let below: Type\(number - 1)"
        return """
            final class Type\(number): Injectable {
                struct Dependency {
                    let api: API
                    \(below)
                }
                let dependency: Dependency
                init(dependency: Dependency) { self.dependency = dependency }
            }
            """
    }
}
