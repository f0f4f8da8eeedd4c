public import CDIKit

/// What a hit reads: a table from types to words, in one block of memory that lives as long as its container.
///
/// Readers take no lock. A reader marks its own thread (`dikit_thread_enter`), probes, copies what the word leads to, and
/// ends the mark. A writer changes words under the container's lock; before it frees what a word led to, it waits until
/// every read that was under way has ended. Between its marks a reader runs no code of the user's and waits for nothing,
/// so that wait is short.
///
/// The block: the table's address, the parent's block, and the container's ``ResolverBox``. A table: shift, mask, count, then slots of key and word.
/// A key is never removed from a table; a word may change at any time:
///
/// | word | what the reader does |
/// | --- | --- |
/// | 0 | asks the container, which knows |
/// | address, tag 0 | copies the kept instance that lies there |
/// | address, tag 1 | copies the object of the ``WeakInstanceBox`` there, if it is still alive |
/// | address, tag 2 | calls the factory of the ``Registration`` there |
/// | address, tag 3 | copies the `scoped` instance that lies there; in a parent's table: asks the container |
@usableFromInline
enum ReadSide {
    @usableFromInline typealias Block = UnsafeMutableRawPointer
    @usableFromInline typealias Word = UInt

    @usableFromInline static let absent = Word.max
    @usableFromInline static var wordSize: Int { @inlinable get { MemoryLayout<Word>.size } }
    @usableFromInline static var slotsOffset: Int { @inlinable get { 3 * wordSize } }
    @usableFromInline static var slotSize: Int { @inlinable get { 2 * wordSize } }
    static let blockSize = 3 * MemoryLayout<Word>.size

    @usableFromInline enum Tag {
        @usableFromInline static var weak: Word { @inlinable get { 1 } }
        @usableFromInline static var unique: Word { @inlinable get { 2 } }
        @usableFromInline static var scoped: Word { @inlinable get { 3 } }
        @usableFromInline static var mask: Word { @inlinable get { 3 } }
    }

    /// Spreads the addresses of types, which differ in their middle bits, over the high ones.
    @inlinable @inline(__always)
    static func hash(_ key: Word) -> Word { key &* 0x9E37_79B9_7F4A_7C15 }

    /// The word of a type in one container's table; `absent` when the container does not know the type.
    ///
    /// Only between `dikit_thread_enter` and `dikit_thread_leave`, or under the container's lock.
    @inlinable @inline(__always)
    static func word(of key: Word, in block: Block) -> Word {
        guard let table = UnsafeRawPointer(bitPattern: dikit_word_load(block)) else { return absent }
        let shift = table.load(as: Word.self)
        let mask = table.load(fromByteOffset: wordSize, as: Word.self)
        var index = hash(key) &>> shift
        while true {
            let slot = table + slotsOffset + Int(bitPattern: index) &* slotSize
            let found = dikit_word_load_relaxed(slot)
            if found == key { return dikit_word_load(slot + wordSize) }
            if found == 0 { return absent }
            index = (index &+ 1) & mask
        }
    }

    /// The word of a type in this container's table or, where it does not know the type, in the nearest parent's that does.
    @inlinable @inline(__always)
    static func word(of key: Word, from block: Block) -> Word {
        let own = word(of: key, in: block)
        return own == absent ? inheritedWord(of: key, from: block) : own
    }

    @usableFromInline
    static func inheritedWord(of key: Word, from block: Block) -> Word {
        var next = parent(of: block)
        while let block = next {
            let word = word(of: key, in: block)
            // A parent's scoped instance is the parent's alone.
            if word != absent { return word & Tag.mask == Tag.scoped ? 0 : word }
            next = parent(of: block)
        }
        return 0
    }

    /// The container as its factories' resolver, valid while the container lives.
    @inlinable @inline(__always)
    static func resolver(of block: Block) -> Unmanaged<ResolverBox> {
        guard let box = UnsafeRawPointer(bitPattern: block.load(fromByteOffset: 2 * wordSize, as: Word.self)) else {
            preconditionFailure("a container sets its resolver before it can be used")
        }
        return .fromOpaque(box)
    }

    private static func parent(of block: Block) -> Block? { Block(bitPattern: block.load(fromByteOffset: wordSize, as: Word.self)) }
}

// MARK: Writing, under the container's lock

extension ReadSide {
    static func makeBlock(parent: Block?) -> Block {
        let block = Block.allocate(byteCount: blockSize, alignment: 16)
        block.storeBytes(of: 0, as: Word.self)
        block.storeBytes(of: UInt(bitPattern: parent), toByteOffset: wordSize, as: Word.self)
        block.storeBytes(of: 0, toByteOffset: 2 * wordSize, as: Word.self)
        return block
    }

    static func setResolver(_ box: Unmanaged<ResolverBox>, of block: Block) {
        block.storeBytes(of: UInt(bitPattern: box.toOpaque()), toByteOffset: 2 * wordSize, as: Word.self)
    }

    /// Frees the block and its table. Nobody reads them any more: each reader holds the container.
    static func free(_ block: Block) {
        Block(bitPattern: dikit_word_load(block))?.deallocate()
        block.deallocate()
    }

    /// Makes a type known, with the word 0. At most half of the slots are taken, so that a probe is short and ends.
    static func insert(_ key: Word, into block: Block) {
        let table = tableWithRoom(in: block)
        let slot = slot(of: key, in: table)
        guard dikit_word_load(slot) == 0 else { return }
        dikit_word_store(slot + wordSize, 0)
        dikit_word_store(slot, key)
        table.storeBytes(of: count(of: table) + 1, toByteOffset: 2 * wordSize, as: Word.self)
    }

    /// Changes the word of a type that the table knows.
    static func set(_ word: Word, of key: Word, in block: Block) {
        guard let table = Block(bitPattern: dikit_word_load(block)) else { return }
        let slot = slot(of: key, in: table)
        if dikit_word_load(slot) == key { dikit_word_store(slot + wordSize, word) }
    }

    /// The slot of a type, or the empty one where it belongs.
    private static func slot(of key: Word, in table: Block) -> Block {
        let mask = table.load(fromByteOffset: wordSize, as: Word.self)
        var index = hash(key) >> table.load(as: Word.self)
        while true {
            let slot = table + slotsOffset + Int(index) * slotSize
            let found = dikit_word_load(slot)
            if found == key || found == 0 { return slot }
            index = (index + 1) & mask
        }
    }

    private static func count(of table: Block) -> Word { table.load(fromByteOffset: 2 * wordSize, as: Word.self) }

    /// The table, or one of twice the size with the same words when it is half full.
    private static func tableWithRoom(in block: Block) -> Block {
        let old = Block(bitPattern: dikit_word_load(block))
        let oldSize = old.map { $0.load(fromByteOffset: wordSize, as: Word.self) + 1 } ?? 0
        if let old, (count(of: old) + 1) * 2 <= oldSize { return old }
        let table = makeTable(size: max(oldSize * 2, 16))
        if let old {
            for index in 0..<Int(oldSize) {
                let source = old + slotsOffset + index * slotSize
                let key = dikit_word_load(source)
                guard key != 0 else { continue }
                let target = slot(of: key, in: table)
                target.storeBytes(of: dikit_word_load(source + wordSize), toByteOffset: wordSize, as: Word.self)
                target.storeBytes(of: key, as: Word.self)
            }
            table.storeBytes(of: count(of: old), toByteOffset: 2 * wordSize, as: Word.self)
        }
        dikit_word_store(block, UInt(bitPattern: table))
        if let old {
            dikit_wait_for_readers()
            old.deallocate()
        }
        return table
    }

    private static func makeTable(size: Word) -> Block {
        let byteCount = slotsOffset + Int(size) * slotSize
        let table = Block.allocate(byteCount: byteCount, alignment: 64)
        table.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
        table.storeBytes(of: Word(Word.bitWidth - size.trailingZeroBitCount), as: Word.self)
        table.storeBytes(of: size - 1, toByteOffset: wordSize, as: Word.self)
        return table
    }
}
