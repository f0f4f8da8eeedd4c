import DIKit

extension Container {
    var leaf: Dependency<Leaf> { self(.cached) { Leaf() } }
    var singleLeaf: Dependency<Leaf> { self(.singleton) { Leaf() } }
    var uniqueLeaf: Dependency<Leaf> { self(.unique) { Leaf() } }
    var service: Dependency<any Service> { self(.cached) { LiveService() } }

    /// With defaults for contexts whose closures capture.
    var leafWithContexts: Dependency<Leaf> {
        self(.cached) { Leaf(value: self.leaf().value) }
            .preview { Leaf(value: self.leaf().value) }
            .test { Leaf(value: self.leaf().value) }
    }

    var paddedLeaf: Dependency<PaddedLeaf> { self(.cached) { apart { PaddedLeaf() } } }
    var otherPaddedLeaf: Dependency<OtherPaddedLeaf> { self(.cached) { apart { OtherPaddedLeaf() } } }

    /// Built on one leaf that a scope overrides, and on one that it does not.
    var overridden: Dependency<Leaf> { self(.cached) { Leaf(value: self.leaf().value) } }
}

// The graph of nine unique objects, declared.
extension Container {
    var root: Dependency<Graph.Root> { self(.unique) { Graph.Root(a: self.a(), b: self.b()) } }
    fileprivate var a: Dependency<Graph.A> { self(.unique) { Graph.A(c: self.c(), d: self.d()) } }
    fileprivate var b: Dependency<Graph.B> { self(.unique) { Graph.B(e: self.e(), f: self.f()) } }
    fileprivate var c: Dependency<Graph.C> { self(.unique) { Graph.C(g: self.g()) } }
    fileprivate var d: Dependency<Graph.D> { self(.unique) { Graph.D(h: self.h()) } }
    fileprivate var e: Dependency<Graph.E> { self(.unique) { Graph.E() } }
    fileprivate var f: Dependency<Graph.F> { self(.unique) { Graph.F() } }
    fileprivate var g: Dependency<Graph.G> { self(.unique) { Graph.G() } }
    fileprivate var h: Dependency<Graph.H> { self(.unique) { Graph.H() } }
}
