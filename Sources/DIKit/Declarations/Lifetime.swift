/// How long an instance of a declared dependency is kept, and by whom. A declaration has to name one.
///
/// | lifetime | one instance per | kept by |
/// | --- | --- | --- |
/// | ``unique`` | resolve | nobody |
/// | ``cached`` | container, until its reset | the container |
/// | ``shared`` | time that somebody outside holds it | whoever resolved it |
/// | ``singleton`` | process; its own in a test with `.container` or `.dependencies` | the process |
/// | ``graph`` | outermost resolve | that resolve |
/// | ``scoped`` | container that is asked | that container |
/// | `Lifetime.Cached()` | container, until that lifetime is reset | the container |
///
/// A value, for example of a struct, is made once and copied under the lifetimes that keep it; under ``shared`` nobody can hold it, so
/// each resolve makes one.
public struct Lifetime: Hashable, Sendable {
    /// A lifetime of your own: as ``cached``, and reset by itself.
    ///
    /// ```swift
    /// extension Lifetime {
    ///     static let session = Cached()
    /// }
    ///
    /// Container.shared.manager.reset(lifetime: .session)
    /// ```
    public typealias Cached = Lifetime

    @usableFromInline let identity: UInt32

    @inlinable
    init(identity: UInt32) { self.identity = identity }

    /// Makes a lifetime that is like no other. Prefer the spelling `Lifetime.Cached()`.
    public init() {
        identity = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    private static let last = Locked<UInt32>(lastOfDIKit)
    private static let lastOfDIKit: UInt32 = 15

    /// A new instance for each resolve.
    @inlinable public static var unique: Lifetime { Lifetime(identity: 0) }
    /// One instance per container, until its reset.
    @inlinable public static var cached: Lifetime { Lifetime(identity: 1) }
    /// One instance while somebody outside holds it.
    @inlinable public static var shared: Lifetime { Lifetime(identity: 2) }
    /// One instance per process; in a test with the trait `.container` or `.dependencies`, one per test.
    ///
    /// It is built from the root of the container that was asked. A container that has registrations or overrides of what it is built on has
    /// one of its own.
    @inlinable public static var singleton: Lifetime { Lifetime(identity: 3) }
    /// One instance per outermost resolve: everything that is built in it shares the instance.
    ///
    /// Work that a factory starts on another thread is a resolve of its own.
    @inlinable public static var graph: Lifetime { Lifetime(identity: 4) }
    /// One instance per container that is asked: a child has its own.
    @inlinable public static var scoped: Lifetime { Lifetime(identity: 5) }

    var kind: LifetimeKind {
        switch identity {
        case 0: .unique
        case 1: .cached
        case 2: .shared
        case 3: .singleton
        case 4: .graph
        case 5: .scoped
        default: .custom(identity)
        }
    }
}
