import DIKit
import SwiftUI
import Testing

/// Counts, on main.
@MainActor
final class Tally {
    private(set) var count = 0
    func add() { count += 1 }
}

/// A view that makes the value of another one anew each time it is evaluated, and takes it away and shows it again.
struct Stage<Child: View>: View {
    let child: () -> Child
    @State private var tick = 0
    @State private var isShown = true

    init(@ViewBuilder child: @escaping () -> Child) { self.child = child }

    var body: some View {
        Button("tick") { tick += 1 }
        Button("toggle") { isShown.toggle() }
        Text("tick \(tick)")
        if isShown { child() }
    }
}

extension ViewHost {
    /// Touches buttons, one after the other, and has the views evaluated each time.
    func tap(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(press(label), "a button “\(label)”", sourceLocation: sourceLocation)
            update()
        }
        #expect(warnings.isEmpty, sourceLocation: sourceLocation)
    }

    /// How often a factory has run after the first draw, after a redraw, after a new value of the view, after the view has gone and come.
    func runs(of made: Tally) -> [Int] {
        var runs = [made.count]
        tap("redraw")
        runs.append(made.count)
        tap("tick")
        runs.append(made.count)
        tap("toggle", "toggle")
        runs.append(made.count)
        return runs
    }

    /// The texts below the stage's own.
    var shown: [String] { texts.filter { !["tick", "toggle", "redraw"].contains($0) && !$0.hasPrefix("tick ") } }
}

/// An entity kind, and how often its factory has run after each of the four steps.
struct Expectation: Sendable, CustomTestStringConvertible {
    let kind: Options.EntityKind
    let runs: [Int]

    var testDescription: String { "\(kind)" }
}
