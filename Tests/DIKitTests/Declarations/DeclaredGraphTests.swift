import Testing

@testable import DIKit

private final class Leaf: Sendable {}
private final class Branch: Sendable {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
}
private final class Tree: Sendable {
    let (left, right): (Branch, Branch)
    init(_ left: Branch, _ right: Branch) { (self.left, self.right) = (left, right) }
}

private struct Names {
    var scopes: [String] = []
    var containers: [String] = []

    /// Of scopes and containers that end one after the other, so that they may lie at one address.
    init() {
        for number in 0..<20 {
            withDependencies {
                $0.graphTool.register { Tool("scope \(number)") }
            } operation: {
                scopes.append(Container.shared.graphTool().name)
            }
            let container = Container()
            container.graphTool.register { Tool("container \(number)") }
            containers.append(container.graphTool().name)
        }
    }
}

extension Container {
    fileprivate var names: Dependency<Names> { self(.unique) { Names() }.test { Names() } }
    fileprivate var leaf: Dependency<Leaf> { self(.graph) { Leaf() }.test { Leaf() } }
    fileprivate var branch: Dependency<Branch> { self(.unique) { Branch(self.leaf()) }.test { Branch(self.leaf()) } }
    fileprivate var tree: Dependency<Tree> {
        self(.unique) { Tree(self.branch(), self.branch()) }.test { Tree(self.branch(), self.branch()) }
    }
    fileprivate var keptTree: Dependency<Tree> {
        self(.cached) { Tree(self.branch(), self.branch()) }.test { Tree(self.branch(), self.branch()) }
    }
    fileprivate var knot: Dependency<Branch> { self(.graph) { self.knot() }.test { self.knot() } }
    fileprivate var leafOrNot: Dependency<Leaf?> { self(.graph) { nil }.test { nil } }
}

/// One instance for the outermost resolve.
@Suite struct DeclaredGraphTests {
    let container = Container()

    @Test func isOneInAResolveAndAnotherInTheNext() {
        let (first, second) = (container.tree(), container.tree())
        #expect(first.left.leaf === first.right.leaf)
        #expect(second.left.leaf === second.right.leaf)
        #expect(first.left.leaf !== second.left.leaf)
    }

    @Test func isOneInAKeptInstanceToo() {
        let kept = container.keptTree()
        #expect(kept.left.leaf === kept.right.leaf)
        #expect(container.leaf() !== kept.left.leaf)
    }

    @Test func nothingOfItIsKept() {
        weak var gone: Leaf?
        do {
            let tree = container.tree()
            gone = tree.left.leaf
        }
        #expect(gone == nil)
    }

    @Test func scopesAndContainersOfAFactoryAreNotTakenForEachOther() {
        let names = container.names()
        #expect(names.scopes == (0..<20).map { "scope \($0)" })
        #expect(names.containers == (0..<20).map { "container \($0)" })
    }

    @Test func typesTakePartInIt() {
        container.register(Branch.self, options: .transient) { [container] _ in Branch(container.leaf()) }
        container.register(Tree.self, options: .transient) { Tree($0.resolve(), $0.resolve()) }
        let tree = container.resolve(Tree.self)
        #expect(tree.left !== tree.right)
        #expect(tree.left.leaf === tree.right.leaf)
    }

    @Test func threadOfAFactoryIsAResolveOfItsOwn() {
        let container = Container()
        container.register(Tree.self, options: .transient) { [container] _ in
            Tree(container.branch(), onAnotherThread { container.branch() })
        }
        let tree = container.resolve(Tree.self)
        #expect(tree.left.leaf !== tree.right.leaf)
    }

    @Test func overrideIsOneInAResolveToo() {
        let made = Counter(0)
        withDependencies {
            $0.leaf.register {
                made.increment()
                return Leaf()
            }
        } operation: {
            let tree = container.tree()
            #expect(tree.left.leaf === tree.right.leaf)
            #expect(made.current == 1)
            _ = container.tree()
            #expect(made.current == 2)
        }
    }

    @Test func nilIsNoInstance() { #expect(container.leafOrNot() == nil) }

    @Test func needingItselfIsACycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().knot()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("DIKit: "))
        #expect(text.contains("cycle") || text.contains("needs itself"))
        #expect(text.contains("Branch"))
    }
}
