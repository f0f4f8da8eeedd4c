// What each case of the corpus reports to: a line that the test compares, or a mistake.

func expect(_ holds: Bool, _ what: String, line: UInt = #line) {
    print("\(holds ? "ok" : "WRONG") \(what)\(holds ? "" : " (line \(line))")")
}
