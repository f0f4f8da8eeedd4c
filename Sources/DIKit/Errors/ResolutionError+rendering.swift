extension ResolutionError: CustomStringConvertible, CustomDebugStringConvertible {
    /// One line for a log: what happened, who needed it, where it was asked for, and the likeliest thing that was meant.
    public var description: String {
        var line: Phrase = "\(content.sentence)\(content.inLine)"
        if let underlying { line = "\(line): \(text: PrintedText.error(underlying))" }
        if isCycle {
            line = "\(line): \(chain(path, " -> "))"
        } else if !path.isEmpty {
            line = "\(line), needed by \(chain(path, ", by "))"
        }
        if let place { line = "\(line) (\(text: placeLabel) at \(place))" }
        if let suggestion = suggestions.first { line = "\(line); did you mean \(suggestion.dependency)?" }
        return line.text(in: Vocabulary(line.dependencies))
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

    private var isCycle: Bool { content.isCycle }

    private var stepLabel: String {
        switch code.value {
        case .assemblyCycle: "depends on"
        case .forwardingCycle: "forwards to"
        case .missing, .cycle, .recursion, .factoryThrew, .answeredNil, .argument, .doesNotImplement, .mainUnavailable, .duplicate, .notYetRegistered,
            .containerEnded, .otherType, .asynchronous:
            isCycle ? "needs" : "needed by"
        }
    }

    private var placeLabel: String {
        switch code.value {
        case .duplicate: "registered again"
        case .forwardingCycle: "written"
        case .assemblyCycle: "assembled"
        case .missing, .cycle, .recursion, .factoryThrew, .answeredNil, .argument, .doesNotImplement, .mainUnavailable, .notYetRegistered,
            .containerEnded, .otherType, .asynchronous:
            "asked for"
        }
    }

    /// Whether no fact has said the place already.
    private var placeIsNews: Bool { code != .duplicate }

    /// The steps one after another, without those in the middle where there are too many for a line.
    private func chain(_ steps: [Step], _ separator: String) -> Phrase {
        let most = 8
        let head = steps.count > most + 1 ? steps.prefix(most - 2) : steps[...]
        var links = head.map { step -> Phrase in "\(plain: step.dependency)" }
        if head.count < steps.count {
            links.append("… \(steps.count - most) more …")
            links += steps.suffix(2).map { "\(plain: $0.dependency)" }
        }
        return links.dropFirst().reduce(links.first ?? "") { "\($0)\(text: separator)\($1)" }
    }
}

extension ResolutionError.Step {
    /// Where it was registered, and where its factory asked on if that is in another file.
    var remark: Phrase? {
        if let maker { return "made by `\(text: maker)`" }
        let asks = requestPlace.flatMap { $0.fileID == place?.fileID ? nil : $0 }
        switch (place, asks) {
        case (nil, nil): return nil
        case (let place?, _) where isWrapper: return "made at \(place)"
        case (let place?, nil): return "registered at \(place)"
        case (nil, let asks?): return "asks at \(asks)"
        case (let place?, let asks?): return "registered at \(place), asks at \(asks)"
        }
    }
}
