import DIKit

/// Nine classes: a root that needs two, which need four, of which two need one more each.
enum Graph {
    final class Root: Sendable {
        let a: A
        let b: B
        init(a: A, b: B) {
            self.a = a
            self.b = b
        }
    }
    final class A: Sendable {
        let c: C
        let d: D
        init(c: C, d: D) {
            self.c = c
            self.d = d
        }
    }
    final class B: Sendable {
        let e: E
        let f: F
        init(e: E, f: F) {
            self.e = e
            self.f = f
        }
    }
    final class C: Sendable {
        let g: G
        init(g: G) { self.g = g }
    }
    final class D: Sendable {
        let h: H
        init(h: H) { self.h = h }
    }
    final class E: Sendable { let value = 1 }
    final class F: Sendable { let value = 1 }
    final class G: Sendable { let value = 1 }
    final class H: Sendable { let value = 1 }
}

extension Graph {
    /// Baseline (a): the nine objects by hand.
    @inline(__always)
    static func byHand() -> Root {
        Root(a: A(c: C(g: G()), d: D(h: H())), b: B(e: E(), f: F()))
    }

    /// Baseline (b). The closures keep the dictionary alive for the rest of the process.
    static func dictionaried() -> Dictionaried {
        let dictionary = Dictionaried()
        func add<T>(_ factory: @escaping () -> T) { dictionary.factories[ObjectIdentifier(T.self)] = factory }
        add { Root(a: dictionary.resolve(A.self), b: dictionary.resolve(B.self)) }
        add { A(c: dictionary.resolve(C.self), d: dictionary.resolve(D.self)) }
        add { B(e: dictionary.resolve(E.self), f: dictionary.resolve(F.self)) }
        add { C(g: dictionary.resolve(G.self)) }
        add { D(h: dictionary.resolve(H.self)) }
        add { E() }
        add { F() }
        add { G() }
        add { H() }
        return dictionary
    }

    /// Baseline (f). The boxes find the dictionary through memory that is never freed, which costs them one load.
    static func frozen() -> FrozenTyped {
        let memory = UnsafeMutablePointer<FrozenTyped>.allocate(capacity: 1)
        var boxes: [ObjectIdentifier: AnyObject] = [:]
        func add<T>(_ make: @escaping () -> T) { boxes[ObjectIdentifier(T.self)] = TypedBox(make) }
        add { Root(a: memory.pointee.resolve(A.self), b: memory.pointee.resolve(B.self)) }
        add { A(c: memory.pointee.resolve(C.self), d: memory.pointee.resolve(D.self)) }
        add { B(e: memory.pointee.resolve(E.self), f: memory.pointee.resolve(F.self)) }
        add { C(g: memory.pointee.resolve(G.self)) }
        add { D(h: memory.pointee.resolve(H.self)) }
        add { E() }
        add { F() }
        add { G() }
        add { H() }
        let frozen = FrozenTyped(boxes)
        memory.initialize(to: frozen)
        return frozen
    }
}

/// Registers the nine classes as a user's assembly does.
struct GraphAssembly: Assembly {
    func assemble(with registrator: any Registrator) {
        registrator.register(Graph.Root.self, options: .transient) { resolver in Graph.Root(a: resolver.resolve(), b: resolver.resolve()) }
        registrator.register(Graph.A.self, options: .transient) { resolver in Graph.A(c: resolver.resolve(), d: resolver.resolve()) }
        registrator.register(Graph.B.self, options: .transient) { resolver in Graph.B(e: resolver.resolve(), f: resolver.resolve()) }
        registrator.register(Graph.C.self, options: .transient) { resolver in Graph.C(g: resolver.resolve()) }
        registrator.register(Graph.D.self, options: .transient) { resolver in Graph.D(h: resolver.resolve()) }
        registrator.register(Graph.E.self, options: .transient) { Graph.E() }
        registrator.register(Graph.F.self, options: .transient) { Graph.F() }
        registrator.register(Graph.G.self, options: .transient) { Graph.G() }
        registrator.register(Graph.H.self, options: .transient) { Graph.H() }
    }
}

extension Graph {
    /// A container with the nine classes registered on it directly.
    static func containerWithoutAssembly() -> Container {
        let container = Container()
        container.register(Root.self, options: .transient) { resolver in Root(a: resolver.resolve(), b: resolver.resolve()) }
        container.register(A.self, options: .transient) { resolver in A(c: resolver.resolve(), d: resolver.resolve()) }
        container.register(B.self, options: .transient) { resolver in B(e: resolver.resolve(), f: resolver.resolve()) }
        container.register(C.self, options: .transient) { resolver in C(g: resolver.resolve()) }
        container.register(D.self, options: .transient) { resolver in D(h: resolver.resolve()) }
        container.register(E.self, options: .transient) { E() }
        container.register(F.self, options: .transient) { F() }
        container.register(G.self, options: .transient) { G() }
        container.register(H.self, options: .transient) { H() }
        return container
    }
}
