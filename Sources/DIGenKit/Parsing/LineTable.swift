/// Where the lines of a source begin.
struct LineTable {
    private let starts: [Int]

    /// A line ends with `\n`, `\r\n` or `\r`.
    init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] <= 0x0D {
                if bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
                    starts.append(index + 1)
                }
            }
        }
        self.starts = starts
    }

    /// Line and column of a byte, both counted from 1.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
