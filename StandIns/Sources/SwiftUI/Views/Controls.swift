/// A view that displays one or more lines of read-only text.
public struct Text: PrimitiveView, Equatable {
    private let text: String

    /// Creates a text view that displays a string without localization.
    nonisolated public init(verbatim content: String) { text = content }

    /// Creates a text view that displays a stored string without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { text = String(content) }

    /// Creates a text view that displays a localized string; here, the key.
    nonisolated public init(_ key: LocalizedStringKey) { text = key.key }

    var control: Control? { .text(text) }
}

/// The key used to look up an entry in a strings file; here, the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String

    /// Creates a key from a string.
    public init(_ value: String) { key = value }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { key = value }
}

/// A control that initiates an action.
public struct Button<Label: View>: PrimitiveView {
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button that displays a custom label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    func collect(_ children: inout ChildCollector) { children.append(label) }
    var control: Control? { .button(action) }
}

extension Button where Label == Text {
    /// Creates a button that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// A control that displays an editable text interface.
public struct TextField<Label: View>: PrimitiveView {
    private let title: String
    private let text: Binding<String>

    var control: Control? { .field(title, text) }
}

extension TextField where Label == Text {
    /// Creates a text field with a text label generated from a localized title string.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        title = titleKey.key
        self.text = text
    }

    /// Creates a text field with a text label generated from a title string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.title = String(title)
        self.text = text
    }
}

/// A control that toggles between on and off states.
public struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    /// Creates a toggle that displays a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    func collect(_ children: inout ChildCollector) { children.append(label) }
    var control: Control? { .toggle(isOn) }
}

extension Toggle where Label == Text {
    /// Creates a toggle that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}
