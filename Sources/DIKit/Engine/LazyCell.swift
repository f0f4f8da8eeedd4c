internal import CDIKit

/// An instance that is made on its first read, once, however many threads read at the same time.
///
/// It is a kept instance like any other, with a life in the ledger: readers wait for the one that makes it, and a factory that reads
/// its own lazy is a cycle. Once made, a read takes no lock.
///
/// Unchecked, because `payload` is written once, before it is published, and what the factory captures belongs to the one read that runs it.
final class LazyCell: @unchecked Sendable {
    private let cell: Cell
    /// Makes the instance into memory; gone once it has.
    private let factory: Locked<((UnsafeMutableRawPointer) -> Void)?>
    /// The address of the instance, 0 until it is made.
    private let payload: UnsafeMutablePointer<UInt>
    /// A way to the container that keeps the instance which holds the lazy, so that what the lazy makes is built as a part of it.
    private let keeper: ContainerHandle?
    private let place: SourcePlace
    /// What the record of the instance that was given this lazy says of it.
    private let deferral: Deferral?

    /// - Parameters:
    ///   - wrapper: What errors call it.
    ///   - keeper: That of a lazy which is a part of what a container keeps.
    ///   - deferral: What is to know the record of what the lazy receives.
    ///   - layer: In which the factory is to run; nil where the current one will do.
    ///   - place: Where the lazy was made, if that is known.
    init<Wrapped>(
        _ type: Wrapped.Type, as wrapper: any Any.Type, isolation: FactoryIsolation = .anywhere, partOf keeper: ContainerHandle? = nil,
        noting deferral: Deferral? = nil, in layer: LayerReference? = nil,
        at place: SourcePlace? = nil, _ make: @escaping () -> Wrapped
    ) {
        let factory = Locked<((UnsafeMutableRawPointer) -> Void)?>({ memory in
            let initialize = { _ = memory.initializeMemory(as: Wrapped.self, to: make()) }
            if let layer { layer.run(initialize) } else { initialize() }
        })
        self.factory = factory
        payload = .allocate(capacity: 1)
        payload.initialize(to: 0)
        let registration = Registration(
            key: Key(type), lifetime: keeper == nil ? .unique : .cached, isolation: isolation, place: place, home: nil, wrapper: wrapper
        ) { _, _, memory in
            guard let make = factory.withLock({ $0 }) else { preconditionFailure("a lazy is made once") }
            make(memory)
            return true
        }
        cell = Cell(registration, after: nil, sequence: 0)
        self.keeper = keeper
        self.deferral = deferral
        deferral?.open()
        self.place = place ?? .unknown
    }

    deinit {
        if payload.pointee == 0 { deferral?.close() }
        payload.deallocate()
    }

    func value<Wrapped>(_ type: Wrapped.Type) -> Wrapped {
        if let ready = UnsafePointer<Wrapped>(bitPattern: dikit_word_load(payload)) { return ready.pointee }
        return make(type)
    }

    private func make<Wrapped>(_ type: Wrapped.Type) -> Wrapped {
        withUnsafeTemporaryAllocation(of: Wrapped.self, capacity: 1) { buffer in
            guard let memory = buffer.baseAddress else { preconditionFailure("a buffer of one value has an address") }
            // Held while its instance is made. Where it has ended, the factory says so.
            let container = keeper?.container ?? .ofWrappers
            let registry = container.registry
            let call = registry.call(cell.registration.key, .empty, place)
            do throws(ResolutionError) {
                _ = try Creations.shared.obtain(cell, along: Line(registry), builder: registry, call: call, into: UnsafeMutableRawPointer(memory))
            } catch {
                Trap.stop(error)
            }
            if let instance = Creations.shared.state.withLock({ _ in cell.instance }) {
                deferral?.receive(instance.record)
                dikit_word_store(payload, UInt(bitPattern: instance.payload))
            }
            // What the factory captured is no longer needed: it may be the only thing that keeps a container alive.
            let captured = factory.withLock { factory in
                defer { factory = nil }
                return factory
            }
            return withExtendedLifetime((captured, container)) { memory.move() }
        }
    }
}
