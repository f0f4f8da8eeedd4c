import DIKit
import DIKitTesting
import Foundation
import OrdersKit
import Testing
import orders

/// The wirings as graphs: whole, and of one shape.
@Suite struct GraphTests {
    private static let invocation = Invocation(orders: "orders.csv")

    @Test func theAssembliesAreWhole() { #expect(AssembliesWiring().verify(for: Self.invocation).findings.isEmpty) }

    @Test func theModuleIsWhole() { #expect(InjectWiring().graph(for: Self.invocation).verify().findings.isEmpty) }

    @Test(.container, .dependencyContexts([])) func theDeclarationsAreWhole() throws {
        #expect(try KeyPathsWiring().graph(for: Self.invocation).verify().findings.isEmpty)
    }

    @Test func theAssembliesAndTheModuleAreOneGraph() throws {
        #expect(try Shape(AssembliesWiring().graph(for: Self.invocation)) == Shape(InjectWiring().graph(for: Self.invocation)))
    }

    @Test(.container, .dependencyContexts([])) func theAssembliesAndTheDeclarationsAreOneGraph() throws {
        #expect(try Shape(AssembliesWiring().graph(for: Self.invocation)) == Shape(KeyPathsWiring().graph(for: Self.invocation)))
    }

    #if ORDERS_STATIC
        @Test func theAssembliesAndTheGeneratedResolverAreOneGraph() throws {
            #expect(try Shape(AssembliesWiring().graph(for: Self.invocation)) == Shape(InjectedWiring.graph()))
        }
    #endif

    @Test func theShapeIsThatOfTheProgram() throws {
        let shape = try Shape(AssembliesWiring().graph(for: Self.invocation))
        #expect(shape.needs["OrdersProgram"]?.count == 9)
        #expect(shape.needs["Checkout"] == ["discount rules"])
        #expect(shape.needs["discount rules"] == ["CouponBook"])
        #expect(shape.needs["TableReader"] == ["problem log"])
    }

    /// To draw it anew: `swift run orders --graph svg > Documentation/Graph.svg`.
    @Test func theDocumentShowsTheProgram() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Documentation/Graph.svg")
        #expect(try String(contentsOf: file, encoding: .utf8) == Shop().run("--graph", "svg").output)
    }

    @Test(arguments: DependencyGraph.Format.allCases) func theProgramDrawsItself(format: DependencyGraph.Format) {
        let outcome = Shop().run("--graph", format.rawValue)
        #expect(outcome.exitCode == .success)
        #expect(outcome.output.contains("OrdersProgram"))
    }
}

/// Who needs whom, whatever a wiring calls it.
///
/// A wiring names the log of problems by one type or by three, has the rules one by one or in a list, and hands the outputs and the
/// invocation over in a way of its own: these are no parts of the shape.
private struct Shape: Equatable {
    private(set) var needs: [String: Set<String>] = [:]

    private static let roles = [
        "any ProblemReporter": "problem log", "any ProblemCounter": "problem log", "ProblemLog": "problem log",
        "any DiscountRule": "discount rules", "[any DiscountRule]": "discount rules",
        "Run": "OrdersProgram", "any Output": "", "Invocation": "",
    ]

    init(_ graph: DependencyGraph) {
        for node in graph.nodes { if let role = Self.role(of: node.key) { needs[role, default: []] = needs[role] ?? [] } }
        for edge in graph.edges {
            guard let source = Self.role(of: graph.nodes[edge.source].key), let target = Self.role(of: edge.key), source != target else { continue }
            needs[source, default: []].insert(target)
        }
    }

    private static func role(of key: DependencyGraph.Key) -> String? {
        let role = roles[key.type] ?? key.type
        return role.isEmpty ? nil : role
    }
}
