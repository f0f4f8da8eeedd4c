public import CDIKit

/// The instances that belong to one outermost resolve. Travels with it, from thread to thread.
final class Graph {
    struct Entry: Hashable {
        let key: Key
        /// The container that the instance is built from, and the layer over it. Held, since a factory may end one that it made: another
        /// one could take its address and would be taken for it.
        let builder: Home
        let layer: Home?
    }

    /// Nil while it is being made.
    var instances: [Entry: InstanceBox?] = [:]
}

extension Thread {
    /// That of the resolution under way; made when a factory first needs it.
    var graph: Graph {
        if let graph = pointee.graph { return Unmanaged<Graph>.fromOpaque(graph).takeUnretainedValue() }
        let graph = Graph()
        pointee.graph = Unmanaged.passRetained(graph).toOpaque()
        return graph
    }
}

/// Ends the graph of the resolution whose outermost factory has returned.
@usableFromInline
func endGraph(on thread: UnsafeMutablePointer<dikit_thread>) {
    guard let graph = thread.pointee.graph else { return }
    thread.pointee.graph = nil
    // Releasing it may run the user's code, which may begin a resolution of its own.
    Unmanaged<Graph>.fromOpaque(graph).release()
}
