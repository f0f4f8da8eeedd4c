internal import CDIKit

// Writing, under the container's lock.
extension ReadSide {
    static func makeBlock(parent: Block?) -> Block {
        let block = Block.allocate(byteCount: Offset.end, alignment: 16)
        block.initializeMemory(as: UInt8.self, repeating: 0, count: Offset.end)
        block.storeBytes(of: UInt(bitPattern: parent), toByteOffset: Offset.parent, as: Word.self)
        return block
    }

    static func setResolver(_ box: Unmanaged<ResolverBox>, of block: Block) {
        block.storeBytes(of: UInt(bitPattern: box.toOpaque()), toByteOffset: Offset.resolver, as: Word.self)
    }

    /// Frees the block and its tables. Nobody reads them any more: each reader holds the container.
    static func free(_ block: Block) {
        for table in [Table.types, .names] { Block(bitPattern: dikit_word_load(block + table.offset))?.deallocate() }
        block.deallocate()
    }

    /// Makes a key known, with the word 0, unless it is.
    static func insert(_ key: SlotKey, into block: Block) {
        let table = key.table
        let memory = table.memoryWithRoom(in: block)
        let slot = table.slot(of: key, in: memory)
        guard dikit_word_load(slot) == 0 else { return }
        table.fill(slot, with: key, word: 0)
        memory.storeBytes(of: table.count(of: memory) + 1, toByteOffset: TableOffset.count, as: Word.self)
    }

    /// Changes the word of a key that is known.
    static func set(_ word: Word, of key: SlotKey, in block: Block) {
        guard let memory = Block(bitPattern: dikit_word_load(block + key.table.offset)) else { return }
        let slot = key.table.slot(of: key, in: memory)
        if dikit_word_load(slot) != 0 { dikit_word_store(slot + key.table.keySize, word) }
    }

    /// A type, or a type and the bytes of a name.
    struct SlotKey: Equatable {
        let type: Word
        let name: Word.Pair?

        init(_ type: any Any.Type, spelling: String?) {
            self.type = Word(bitPattern: ObjectIdentifier(type))
            name = spelling.map { Word.Pair(ReadSide.words(of: $0)) }
        }

        /// A declared dependency: a type and two addresses, which are no string's bytes.
        init(_ type: any Any.Type, first: Word, second: Word) {
            self.type = Word(bitPattern: ObjectIdentifier(type))
            name = Word.Pair((first, second))
        }

        fileprivate init(type: Word, name: Word.Pair?) {
            self.type = type
            self.name = name
        }

        var table: Table { name == nil ? .types : .names }

        fileprivate var hash: Word { ReadSide.hash(name.map { type ^ $0.first ^ ReadSide.hash($0.second) } ?? type) }
    }
}

extension UInt {
    struct Pair: Equatable {
        let first: UInt
        let second: UInt
        init(_ pair: (UInt, UInt)) { (first, second) = pair }
    }
}

extension ReadSide {
    /// One of the two tables of a block. At most half of the slots are taken, so that a probe is short and ends.
    enum Table {
        case types, names

        var offset: Int {
            switch self {
            case .types: Offset.types
            case .names: Offset.names
            }
        }

        var keySize: Int {
            switch self {
            case .types: wordSize
            case .names: 3 * wordSize
            }
        }

        private var slotSize: Int { keySize + wordSize }

        func count(of memory: Block) -> Word { memory.load(fromByteOffset: TableOffset.count, as: Word.self) }

        /// The slot of a key, or the empty one where it belongs.
        func slot(of key: SlotKey, in memory: Block) -> Block {
            let mask = memory.load(fromByteOffset: TableOffset.mask, as: Word.self)
            var index = key.hash >> memory.load(fromByteOffset: TableOffset.shift, as: Word.self)
            while true {
                let slot = memory + TableOffset.slots + Int(index) * slotSize
                if dikit_word_load(slot) == 0 || self.key(in: slot) == key { return slot }
                index = (index + 1) & mask
            }
        }

        private func key(in slot: Block) -> SlotKey {
            let type = dikit_word_load(slot)
            guard self == .names else { return SlotKey(type: type, name: nil) }
            return SlotKey(type: type, name: Word.Pair((dikit_word_load(slot + wordSize), dikit_word_load(slot + 2 * wordSize))))
        }

        /// Fills an empty slot. The type comes last: a reader that sees it sees the rest.
        func fill(_ slot: Block, with key: SlotKey, word: Word) {
            if let name = key.name {
                dikit_word_store(slot + wordSize, name.first)
                dikit_word_store(slot + 2 * wordSize, name.second)
            }
            dikit_word_store(slot + keySize, word)
            dikit_word_store(slot, key.type)
        }

        /// The table's memory, or one of twice the size with the same words when it is half full.
        func memoryWithRoom(in block: Block) -> Block {
            let old = Block(bitPattern: dikit_word_load(block + offset))
            let oldSize = old.map { $0.load(fromByteOffset: TableOffset.mask, as: Word.self) + 1 } ?? 0
            if let old, (count(of: old) + 1) * 2 <= oldSize { return old }
            let new = makeMemory(size: max(oldSize * 2, 16))
            if let old { copySlots(of: old, size: oldSize, to: new) }
            dikit_word_store(block + offset, Word(bitPattern: new))
            if let old {
                dikit_wait_for_readers()
                old.deallocate()
            }
            return new
        }

        private func copySlots(of old: Block, size: Word, to new: Block) {
            for index in 0..<Int(size) {
                let source = old + TableOffset.slots + index * slotSize
                guard dikit_word_load(source) != 0 else { continue }
                let key = key(in: source)
                fill(slot(of: key, in: new), with: key, word: dikit_word_load(source + keySize))
            }
            new.storeBytes(of: count(of: old), toByteOffset: TableOffset.count, as: Word.self)
        }

        private func makeMemory(size: Word) -> Block {
            let byteCount = TableOffset.slots + Int(size) * slotSize
            let memory = Block.allocate(byteCount: byteCount, alignment: 64)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
            memory.storeBytes(of: Word(Word.bitWidth - size.trailingZeroBitCount), toByteOffset: TableOffset.shift, as: Word.self)
            memory.storeBytes(of: size - 1, toByteOffset: TableOffset.mask, as: Word.self)
            return memory
        }
    }
}
