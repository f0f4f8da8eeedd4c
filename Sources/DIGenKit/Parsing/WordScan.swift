/// The words of a source, found without parsing it: those that stand where a type is declared, and all.
///
/// Comments and strings count as code, so that a word may be found that is none, and none is missed.
struct WordScan: Sendable {
    /// Words are known by a hash: two that share one only lead to a file being parsed in vain.
    typealias Word = UInt64

    /// The names after `struct`, `extension` and their like, each name of a dotted one.
    let declared: [Word]
    /// All words, sorted, each once.
    private let words: [Word]

    static func word(_ name: String) -> Word { name.utf8.reduce(seed) { step($0, $1) } }

    func mentions(_ word: Word) -> Bool {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < word { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low] == word
    }

    /// How often one of these words stands in a source.
    static func count(of names: [String], in bytes: [UInt8]) -> Int {
        let wanted = Set(names.map(word))
        var count = 0
        var current: Word?
        for byte in bytes {
            if isWordByte[Int(byte)] {
                current = step(current ?? seed, byte)
            } else if let word = current {
                if wanted.contains(word) { count += 1 }
                current = nil
            }
        }
        return count
    }

    // MARK: Scanning

    private static let seed: Word = 0xcbf2_9ce4_8422_2325
    @inline(__always) private static func step(_ word: Word, _ byte: UInt8) -> Word { (word ^ Word(byte)) &* 0x100_0000_01b3 }

    private static let declarators: Set<Word> = Set(
        ["class", "struct", "enum", "actor", "protocol", "typealias", "extension", "associatedtype"].map(word))

    /// Which bytes belong to words: letters, digits, `_`, and all beyond ASCII.
    private static let isWordByte: [Bool] = (0..<256).map { byte in
        byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    init(_ bytes: [UInt8]) {
        var words: [Word] = []
        words.reserveCapacity(bytes.count / 8)
        var declared: [Word] = []
        var scanner = Scanner()
        bytes.withUnsafeBufferPointer { bytes in
            Self.isWordByte.withUnsafeBufferPointer { isWordByte in
                scanner.scan(bytes, isWordByte, &words, &declared)
            }
        }
        words.sort()
        var count = 0
        for index in words.indices where index == 0 || words[index] != words[count - 1] {
            words[count] = words[index]
            count += 1
        }
        words.removeSubrange(count...)
        self.words = words
        self.declared = declared
    }

    private struct Scanner {
        /// The word before, and whether it was declared.
        private var previous: Word = 0
        private var isDeclared = false
        /// What was before a comment, and what ends the comment.
        private var before: (previous: Word, isDeclared: Bool)?
        private var commentEndsWithLine = false

        mutating func scan(
            _ bytes: UnsafeBufferPointer<UInt8>, _ isWordByte: UnsafeBufferPointer<Bool>, _ words: inout [Word], _ declared: inout [Word]
        ) {
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if isWordByte[Int(byte)] {
                    var word = step(seed, byte)
                    index += 1
                    while index < bytes.count, isWordByte[Int(bytes[index])] {
                        word = step(word, bytes[index])
                        index += 1
                    }
                    add(word, &words, &declared)
                    continue
                }
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                switch byte {
                case UInt8(ascii: "`"): index = scanQuoted(bytes, from: index, &words, &declared)
                case UInt8(ascii: "/") where next == UInt8(ascii: "/") && before == nil: begin(endsWithLine: true)
                case UInt8(ascii: "/") where next == UInt8(ascii: "*") && before == nil: begin(endsWithLine: false)
                case UInt8(ascii: "\n") where commentEndsWithLine: end()
                case UInt8(ascii: "*") where next == UInt8(ascii: "/") && !commentEndsWithLine: end()
                case UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
                default: if before == nil { isDeclared = false }
                }
                index += 1
            }
        }

        private mutating func add(_ word: Word, _ words: inout [Word], _ declared: inout [Word]) {
            words.append(word)
            // `extension Outer.Inner`: the second name follows a declared one with nothing but a point between.
            isDeclared = declarators.contains(previous) || isDeclared && before == nil && !declarators.contains(word)
            if isDeclared { declared.append(word) }
            previous = word
        }

        /// A name in backticks may have blanks in it: then it is one word more.
        private mutating func scanQuoted(
            _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ words: inout [Word], _ declared: inout [Word]
        ) -> Int {
            var end = start + 1
            var word = seed
            var hasOthers = false
            while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
                word = step(word, bytes[end])
                hasOthers = hasOthers || bytes[end] == UInt8(ascii: " ")
                end += 1
            }
            if hasOthers, end < bytes.count, bytes[end] == UInt8(ascii: "`") {
                words.append(word)
                if declarators.contains(previous) { declared.append(word) }
            }
            return start
        }

        private mutating func begin(endsWithLine: Bool) {
            before = (previous, isDeclared)
            commentEndsWithLine = endsWithLine
        }

        private mutating func end() {
            guard let before else { return }
            (previous, isDeclared) = before
            self.before = nil
            commentEndsWithLine = false
        }
    }
}
