/// Shows a view, as a hosting controller does: what a test, or the main function of an app, holds.
///
/// Nothing of Apple's has this name. A change invalidates the views that depend on it; their bodies are evaluated by ``update()``.
@MainActor
public final class ViewHost {
    private var root: ViewNode?
    private var showRoot: (@MainActor (ViewHost) -> ViewNode)?
    private var invalid: [ObjectIdentifier: ViewNode] = [:]
    /// What SwiftUI would warn of at run time.
    public internal(set) var warnings: [String] = []

    /// Shows a view.
    public init<Root: View>(_ root: Root) { show(root) }

    /// Shows another value of the root view, in its old place if it is of the same type.
    public func show<Root: View>(_ view: Root) {
        root = ChildCollector.Child(id: 0, view).show(root, self, 0, EnvironmentValues())
    }

    /// Evaluates the bodies of the views that something has invalidated, the outer ones first.
    public func update() {
        for _ in 0..<1000 {
            guard let next = invalid.values.min(by: { $0.depth < $1.depth }) else { return }
            invalid[ObjectIdentifier(next)] = nil
            if isShown(next) { next.evaluate() }
        }
        warnings.append("views invalidate each other without end")
    }

    /// Whether a change has invalidated a view since the last update.
    public var needsUpdate: Bool { !invalid.isEmpty }

    /// Takes everything away: what the views kept is released.
    public func close() {
        invalid = [:]
        root = nil
    }

    /// The texts that are shown, in order.
    public var texts: [String] { root.map { texts(in: $0) } ?? [] }

    /// Touches the button with a label.
    /// - Returns: false when there is none.
    @discardableResult
    public func press(_ label: String) -> Bool {
        for node in all {
            if case .button(let action) = node.control, texts(in: node).joined(separator: " ") == label {
                action()
                return true
            }
        }
        return false
    }

    /// Writes into the text field with a title.
    /// - Returns: false when there is none.
    @discardableResult
    public func enter(_ text: String, into title: String) -> Bool {
        for node in all {
            if case .field(title, let binding) = node.control {
                binding.wrappedValue = text
                return true
            }
        }
        return false
    }

    /// Flips the toggle with a label.
    /// - Returns: false when there is none.
    @discardableResult
    public func flip(_ label: String) -> Bool {
        for node in all {
            if case .toggle(let binding) = node.control, texts(in: node).joined(separator: " ") == label {
                binding.wrappedValue.toggle()
                return true
            }
        }
        return false
    }

    func invalidate(_ node: ViewNode) { invalid[ObjectIdentifier(node)] = node }
    func validate(_ node: ViewNode) { invalid[ObjectIdentifier(node)] = nil }
    func isInvalid(_ node: ViewNode) -> Bool { invalid[ObjectIdentifier(node)] != nil }

    private var all: [ViewNode] { root.map { descendants(of: $0) } ?? [] }

    private func descendants(of node: ViewNode) -> [ViewNode] { [node] + node.children.flatMap { descendants(of: $0) } }

    private func isShown(_ node: ViewNode) -> Bool { all.contains { $0 === node } }

    private func texts(in node: ViewNode) -> [String] {
        descendants(of: node).compactMap { node in
            if case .text(let text) = node.control { text } else { nil }
        }
    }
}
