public import CDIKit

/// What a hit reads: tables from keys to words, in one block of memory that lives as long as its container.
///
/// Readers take no lock. A reader marks its own thread (`dikit_thread_enter`), probes, copies what the word leads to, and
/// ends the mark. A writer changes words under the container's lock; before it frees what a word led to, it waits until
/// every read that was under way has ended. Between its marks a reader runs no code of the user's and waits for nothing,
/// so that wait is short.
///
/// A key is never removed from a table; its word may change at any time:
///
/// | word | what the reader does |
/// | --- | --- |
/// | 0 | asks the container, which knows |
/// | address, tag 0 | copies the kept instance that lies there |
/// | address, tag 1 | copies the object of the ``WeakInstanceBox`` there, if it is still alive |
/// | address, tag 2 | calls the factory of the ``Registration`` there |
/// | with `ownOnly` | the same, but in a parent's table: asks the container |
///
/// The key of one table is a type's address. That of the other is a type's address and the bytes of a name's string value,
/// whatever they mean: two strings whose bytes are equal are equal while both live, and a container keeps the strings that
/// stand in its table. An equal name with other bytes is not found here; the container finds it.
@usableFromInline
enum ReadSide {
    @usableFromInline typealias Block = UnsafeMutableRawPointer
    @usableFromInline typealias Word = UInt

    @usableFromInline static let absent = Word.max
    @usableFromInline static var wordSize: Int { @inlinable get { MemoryLayout<Word>.size } }

    /// Where things lie in a block.
    @usableFromInline enum Offset {
        @usableFromInline static var types: Int { @inlinable get { 0 } }
        @usableFromInline static var names: Int { @inlinable get { wordSize } }
        @usableFromInline static var resolver: Int { @inlinable get { 2 * wordSize } }
        @usableFromInline static var parent: Int { @inlinable get { 3 * wordSize } }
        static var end: Int { 4 * wordSize }
    }

    /// Where things lie in a table: how far to shift a hash, the last index, how many slots are taken, then the slots.
    @usableFromInline enum TableOffset {
        @usableFromInline static var shift: Int { @inlinable get { 0 } }
        @usableFromInline static var mask: Int { @inlinable get { wordSize } }
        @usableFromInline static var count: Int { @inlinable get { 2 * wordSize } }
        @usableFromInline static var slots: Int { @inlinable get { 4 * wordSize } }
    }

    @usableFromInline enum Tag {
        @usableFromInline static var weak: Word { @inlinable get { 1 } }
        @usableFromInline static var unique: Word { @inlinable get { 2 } }
        @usableFromInline static var kinds: Word { @inlinable get { 3 } }
        /// What belongs to the container of the table alone: an instance that is `scoped`, a value that is built from its keeper.
        @usableFromInline static var ownOnly: Word { @inlinable get { 4 } }
        @usableFromInline static var all: Word { @inlinable get { 7 } }
    }

    /// Spreads the addresses of types, which differ in their middle bits, over the high ones.
    @inlinable @inline(__always)
    static func hash(_ key: Word) -> Word { key &* Word(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64) }
}

// MARK: Reading, between `dikit_thread_enter` and `dikit_thread_leave` or under the container's lock

extension ReadSide {
    /// The word of a type in one container's table; `absent` when the container does not know the type.
    @inlinable @inline(__always)
    static func word(of type: Word, in block: Block) -> Word {
        guard let table = UnsafeRawPointer(bitPattern: dikit_word_load(block + Offset.types)) else { return absent }
        let mask = table.load(fromByteOffset: TableOffset.mask, as: Word.self)
        var index = hash(type) &>> table.load(fromByteOffset: TableOffset.shift, as: Word.self)
        while true {
            let slot = table + TableOffset.slots + Int(bitPattern: index) &* (2 &* wordSize)
            let found = dikit_word_load_relaxed(slot)
            if found == type { return dikit_word_load(slot + wordSize) }
            if found == 0 { return absent }
            index = (index &+ 1) & mask
        }
    }

    /// The word of a type in this container's table or, where it does not know the type, in the nearest parent's that does.
    @inlinable @inline(__always)
    static func word(of type: Word, from block: Block) -> Word {
        let own = word(of: type, in: block)
        return own == absent ? inheritedWord(of: type, from: block) : own
    }

    @usableFromInline
    static func inheritedWord(of type: Word, from block: Block) -> Word {
        var next = parent(of: block)
        while let block = next {
            let word = word(of: type, in: block)
            if word != absent { return word & Tag.ownOnly == 0 ? word : 0 }
            next = parent(of: block)
        }
        return 0
    }

    /// The word of a type and a name in this container's table; 0 when it is not there, which need not mean that it is unknown.
    @inlinable @inline(__always)
    static func word(of type: Word, named name: String, in block: Block) -> Word {
        guard readsNames else { return 0 }
        let (first, second) = words(of: name)
        return word(of: type, first, second, in: block)
    }

    /// The word of a type and two words that stand for a name or a property.
    @inlinable @inline(__always)
    static func word(of type: Word, _ first: Word, _ second: Word, in block: Block) -> Word {
        guard let table = UnsafeRawPointer(bitPattern: dikit_word_load(block + Offset.names)) else { return 0 }
        let mask = table.load(fromByteOffset: TableOffset.mask, as: Word.self)
        var index = hash(type ^ first ^ hash(second)) &>> table.load(fromByteOffset: TableOffset.shift, as: Word.self)
        while true {
            let slot = table + TableOffset.slots + Int(bitPattern: index) &* (4 &* wordSize)
            let found = dikit_word_load_acquire(slot)
            if found == type, dikit_word_load_relaxed(slot + wordSize) == first, dikit_word_load_relaxed(slot + 2 &* wordSize) == second {
                return dikit_word_load(slot + 3 &* wordSize)
            }
            if found == 0 { return 0 }
            index = (index &+ 1) & mask
        }
    }

    /// Ends the read that is open on `thread` and found `word`.
    /// - Returns: whether the word led to an instance, which has then been copied into `memory`.
    static func endRead(of word: Word, on thread: UnsafeMutablePointer<dikit_thread>, as type: any Any.Type, into memory: UnsafeMutableRawPointer)
        -> Bool
    {
        defer { dikit_thread_leave(thread) }
        guard let address = UnsafeRawPointer(bitPattern: word & ~Tag.all) else { return false }
        switch word & Tag.kinds {
        case 0:
            ValueMemory.copy(type, from: address, to: memory)
            return true
        case Tag.weak:
            // The box is freed only after this read has ended.
            return Unmanaged<WeakInstanceBox>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
        default:
            return false
        }
    }

    /// The same for inlined code.
    @usableFromInline
    static func finishRead(of word: Word, on thread: UnsafeMutablePointer<dikit_thread>, as type: any Any.Type, into memory: UnsafeMutableRawPointer)
        -> Bool
    { endRead(of: word, on: thread, as: type, into: memory) }

    /// Whether names can be read: where a string value is not two words large, the container finds them.
    @inlinable @inline(__always)
    static var readsNames: Bool { MemoryLayout<String>.size == 2 * wordSize }

    /// The bytes of a string value.
    @inlinable @inline(__always)
    static func words(of name: String) -> (Word, Word) { readsNames ? unsafeBitCast(name, to: (Word, Word).self) : (0, 0) }

    /// The container as its factories' resolver, valid while the container lives.
    @inlinable @inline(__always)
    static func resolver(of block: Block) -> Unmanaged<ResolverBox> {
        guard let box = UnsafeRawPointer(bitPattern: block.load(fromByteOffset: Offset.resolver, as: Word.self)) else {
            preconditionFailure("a container sets its resolver before it can be used")
        }
        return .fromOpaque(box)
    }

    private static func parent(of block: Block) -> Block? { Block(bitPattern: block.load(fromByteOffset: Offset.parent, as: Word.self)) }
}
