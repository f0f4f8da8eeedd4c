/// What is remembered of a registration by what was built on it: which one it was, without its factory, which may hold anything.
struct RegistrationOrigin: Sendable {
    /// Of this registration alone, also when it has gone.
    let number: UInt
    let key: Key
    let place: SourcePlace?
    /// Whether it was a declaration whose factory is another one in another context.
    let dependsOnContext: Bool
}

extension RegistrationOrigin: Hashable {
    static func == (left: RegistrationOrigin, right: RegistrationOrigin) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Registration {
    /// What is remembered of it.
    var origin: RegistrationOrigin { RegistrationOrigin(number: number, key: key, place: place, dependsOnContext: dependsOnContext) }
}
