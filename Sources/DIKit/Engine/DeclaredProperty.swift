public import CDIKit

/// What a declaration says of itself, in words that fit into registers: a hit makes one and throws it away.
///
/// Bits of `word`: the lifetime in the low half; then what the declaration chose and where it has to run; the line in the high bits.
@usableFromInline
struct DeclaredProperty: Sendable {
    @usableFromInline let word: UInt
    /// The addresses of two literals, which never go away: the property's name and `Module/File.swift`.
    @usableFromInline let name: UInt
    @usableFromInline let file: UInt

    @inlinable
    init(word: UInt, name: UInt, file: UInt) {
        self.word = word
        self.name = name
        self.file = file
    }

    /// The same property with another word.
    @inlinable @inline(__always)
    func saying(_ word: UInt) -> DeclaredProperty { DeclaredProperty(word: word, name: name, file: file) }

    @usableFromInline enum Bits {
        @usableFromInline static var rank: UInt { @inlinable get { 32 } }
        @usableFromInline static var rankMask: UInt { @inlinable get { 7 << 32 } }
        /// A default that is not there in every context.
        @usableFromInline static var dependsOnContext: UInt { @inlinable get { 1 << 35 } }
        @usableFromInline static var needsMain: UInt { @inlinable get { 1 << 36 } }
        @usableFromInline static var foreignActor: UInt { @inlinable get { 1 << 37 } }
        @usableFromInline static var isolation: UInt { @inlinable get { needsMain | foreignActor } }
        @usableFromInline static var isPromise: UInt { @inlinable get { 1 << 38 } }
        /// Changes with each closure that is picked, also when it says the same as the one before.
        @usableFromInline static var pick: UInt { @inlinable get { 1 << 39 } }
        @usableFromInline static var line: UInt { @inlinable get { 40 } }
    }

    /// Which of a declaration's closures applies: the highest of those whose context is the current one.
    @usableFromInline enum Rank {
        @usableFromInline static var device: UInt { @inlinable get { 1 } }
        @usableFromInline static var simulator: UInt { @inlinable get { 2 } }
        @usableFromInline static var debug: UInt { @inlinable get { 3 } }
        @usableFromInline static var test: UInt { @inlinable get { 4 } }
        @usableFromInline static var preview: UInt { @inlinable get { 5 } }
        @usableFromInline static var argument: UInt { @inlinable get { 6 } }
    }
}

extension DeclaredProperty {
    /// Whether what a container's readers find is the answer here. In a test each request asks whether it may have the live instance, and
    /// a scope may have another one.
    @inlinable @inline(__always)
    static func mayBeRead() -> Bool {
        dikit_state() & UInt(DIKIT_STATE_SCOPES.rawValue | DIKIT_STATE_TEST.rawValue) == 0 || mayBeReadInScopes()
    }

    @usableFromInline @inline(never)
    static func mayBeReadInScopes() -> Bool { dikit_state() & UInt(DIKIT_STATE_TEST.rawValue) == 0 && isAbsentInTask() }

    private var rank: UInt { (word & Bits.rankMask) >> Bits.rank }

    /// Whether the closure is the live one, which no context has replaced.
    var isLive: Bool { rank == 0 && !isPromise }
    /// Whether a launch argument has chosen the closure, against which no override counts.
    var isByArgument: Bool { rank == Rank.argument }
    var isPromise: Bool { word & Bits.isPromise != 0 }
    var lifetime: UInt32 { UInt32(truncatingIfNeeded: word) }

    var isolation: FactoryIsolation {
        word & Bits.needsMain != 0 ? .mainImplicit : word & Bits.foreignActor != 0 ? .anywhereDespiteActor : .anywhere
    }

    /// Where the declaration is written.
    var place: SourcePlace { SourcePlace(address: file, line: word >> Bits.line) }

    var propertyName: PropertyName { PropertyName(name: Self.text(at: name), fileID: Self.text(at: file)) }

    private static func text(at address: UInt) -> String {
        UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) } ?? ""
    }

    func slotKey(_ type: any Any.Type) -> ReadSide.SlotKey { ReadSide.SlotKey(type, first: name, second: file) }
}
