// What is said of registrations that meet.
extension ResolutionError {
    /// A final registration was registered again.
    static func duplicate(_ registration: Registration, existing: Registration) -> ResolutionError {
        let dependency = Dependency(registration.key)
        guard registration.key.type == existing.key.type else { return duplicateEntityKey(registration, existing: existing) }
        let name: Phrase = registration.key.name == nil ? "give one of them a name: options: .named(\"…\")" : "give one of them another name"
        return ResolutionError(
            .duplicate, "\(dependency) is already registered with \(text: dependency.qualifiedType)",
            inLine: existing.place.map { ", first at \($0)" } ?? "", of: dependency, at: registration.place,
            facts: [row("first", existing), row("again", registration)],
            fix: "\(name); or register the first as `.open` if it is meant to be replaced")
    }

    /// A type was registered whose entity key another type has, which is registered too.
    private static func duplicateEntityKey(_ registration: Registration, existing: Registration) -> ResolutionError {
        let (dependency, other) = (Dependency(registration.key), Dependency(existing.key))
        let entityKey = PrintedText.quoted(EntityKeys.key(of: registration.key.type) ?? "")
        return ResolutionError(
            .duplicate,
            "\(dependency) is already registered with \(text: dependency.qualifiedType): \(other) has the same entity key, \(text: entityKey)",
            inLine: existing.place.map { ", first at \($0)" } ?? "", of: dependency, at: registration.place,
            facts: [
                .init("first", "\(plain: other)", existing.place.map { "registered at \($0)" }),
                .init("again", "\(plain: dependency)", registration.place.map { "registered at \($0)" }),
            ],
            fix: "give one of the two types another `entityKey`, or one registration another name; or register the first as `.open`")
    }

    private static func row(_ label: String, _ registration: Registration) -> ReportText.Row {
        let place: Phrase = registration.place.map { "registered at \($0)" } ?? "registered without a place"
        return .init(label, registration.target.map { "\(place), as what \(Dependency($0)) implements" } ?? place)
    }
}
