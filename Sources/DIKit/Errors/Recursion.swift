/// Recursion among registrations, found when the stack is nearly used up.
enum Recursion {
    /// The length of the part that repeats at the start of `steps`; nil when nothing repeats at least three times.
    ///
    /// Takes time in proportion to the number of steps, whatever they are.
    static func period<Step: Equatable>(of steps: [Step]) -> Int? {
        // `overlap[i]`: how many steps from `i` on are the same as those from the start on.
        var overlap = [Int](repeating: 0, count: steps.count)
        var start = 0
        var end = 0
        for index in steps.indices.dropFirst() {
            var length = index < end ? min(end - index, overlap[index - start]) : 0
            while index + length < steps.count, steps[length] == steps[index + length] { length += 1 }
            if index + length > end { (start, end) = (index, index + length) }
            overlap[index] = length
            if length >= index * 2 { return index }
            // A part that repeats three times is found before its third repetition ends.
            if index * 3 > steps.count { return nil }
        }
        return nil
    }
}
