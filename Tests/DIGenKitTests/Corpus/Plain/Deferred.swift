import DIKit

// Lazy, Provider and closures break circles and wait.

final class Leaf: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
final class Editor: Injectable {
    struct Dependency {
        let preview: Lazy<Preview>
        let leaf: Provider<Leaf>
        let makePreview: () -> Preview
        let open: () throws -> Settings
        let start: @Sendable () async throws -> Session2
        let document: String
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
final class Preview: Injectable {
    struct Dependency {
        let editor: Provider<Editor>
        let zoom: Float
    }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}
final class Session2: AsyncInjectable, Sendable {
    struct Dependency {}
    init(dependency: Dependency) async throws {}
}
protocol DeferredResolver: Resolver {
    func provideBool() -> Bool
}
struct DeferredImplementation: DeferredResolver {
    func provideBool() -> Bool { false }
}

func checkDeferred() async {
    let editor = DeferredImplementation().resolveEditor(document: "d", zoom: 2)
    expect(editor.dependency.preview.wrappedValue === editor.dependency.preview.wrappedValue, "deferred: Lazy makes one")
    expect(editor.dependency.leaf.wrappedValue !== editor.dependency.leaf.wrappedValue, "deferred: Provider makes many")
    expect(editor.dependency.makePreview().dependency.editor.wrappedValue.dependency.document == "d", "deferred: a circle")
    expect((try? editor.dependency.open()) != nil, "deferred: a closure that throws")
    expect((try? await editor.dependency.start()) != nil, "deferred: a closure that suspends")
}
