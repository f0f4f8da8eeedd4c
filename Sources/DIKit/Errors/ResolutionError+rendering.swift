extension ResolutionError: CustomStringConvertible, CustomDebugStringConvertible {
    /// One line for a log: what happened, who needed it, where it was asked for, and the likeliest thing that was meant.
    public var description: String {
        let vocabulary = Vocabulary(
            content.sentence.dependencies + content.inLine.dependencies + path.map(\.dependency) + suggestions.map(\.dependency))
        var line = content.sentence.text(in: vocabulary) + content.inLine.text(in: vocabulary)
        if let underlying { line += ": " + PrintedText.error(underlying) }
        if isCycle {
            line += ": " + chain(path, " -> ", vocabulary)
        } else if !path.isEmpty {
            line += ", needed by " + chain(path, ", by ", vocabulary)
        }
        if let place { line += " (\(placeLabel) at \(place))" }
        if let suggestion = suggestions.first {
            let phrase: Phrase = "; did you mean \(suggestion.dependency)?"
            line += phrase.text(in: vocabulary)
        }
        return line
    }

    /// The ``report``: what a debugger prints, and the program itself when an error leaves its top level.
    public var debugDescription: String { report }

    /// The text that a trap prints: what, who needed it, where it was asked for, what may have been meant, what to do.
    public var report: String {
        var text = ReportText("\(content.sentence)\(content.inTitle)")
        let threw = underlying.map { [ReportText.Row("threw", "\(text: PrintedText.error($0))")] } ?? []
        text.add(threw + content.facts)
        text.add(path) { index, step in .init(isCycle && index == 0 ? "from" : stepLabel, "\(plain: step.dependency)", step.remark) }
        text.add(content.reachedFrom) { _, step in .init("reached from", "\(plain: step.dependency)", step.remark) }
        text.add(content.notes)
        if let place, placeIsNews { text.add(placeLabel, "at \(place)") }
        text.add(suggestions) { index, step in .init(index == 0 ? "did you mean" : "", "\(step.dependency)", step.remark) }
        text.add("fix", content.fix)
        return text.rendered
    }

    private var isCycle: Bool { code == .cycle || code == .assemblyCycle || code == .forwardingCycle || (code == .recursion && isClosed) }

    /// Whether the path ends with its first step.
    private var isClosed: Bool { path.count > 1 && path.first?.dependency == path.last?.dependency }

    private var stepLabel: String {
        switch code.value {
        case .assemblyCycle: "depends on"
        case .forwardingCycle: "forwards to"
        case .missing, .cycle, .recursion, .factoryThrew, .answeredNil, .argument, .doesNotImplement, .mainUnavailable, .duplicate, .notYetRegistered:
            isCycle ? "needs" : "needed by"
        }
    }

    private var placeLabel: String {
        switch code.value {
        case .duplicate: "registered again"
        case .forwardingCycle: "written"
        case .assemblyCycle: "assembled"
        case .missing, .cycle, .recursion, .factoryThrew, .answeredNil, .argument, .doesNotImplement, .mainUnavailable, .notYetRegistered:
            "asked for"
        }
    }

    /// Whether no fact has said the place already.
    private var placeIsNews: Bool { code != .duplicate }

    private func chain(_ steps: [Step], _ separator: String, _ vocabulary: Vocabulary) -> String {
        let most = 8
        func names(_ steps: some Sequence<Step>) -> [String] {
            steps.map { step in
                let phrase: Phrase = "\(plain: step.dependency)"
                return phrase.text(in: vocabulary)
            }
        }
        guard steps.count > most + 1 else { return names(steps).joined(separator: separator) }
        let left = names(steps.prefix(most - 2)) + ["… \(steps.count - most) more …"] + names(steps.suffix(2))
        return left.joined(separator: separator)
    }
}

extension ResolutionError.Step {
    /// Where it was registered, and where its factory asked on if that is in another file.
    var remark: Phrase? {
        let asks = requestPlace.flatMap { $0.fileID.description == place?.fileID.description ? nil : $0 }
        switch (place, asks) {
        case (nil, nil): return nil
        case (let place?, nil): return "registered at \(place)"
        case (nil, let asks?): return "asks at \(asks)"
        case (let place?, let asks?): return "registered at \(place), asks at \(asks)"
        }
    }
}
