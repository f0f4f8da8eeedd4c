/// Whether code that states no isolation belongs to the main actor: in a module whose default isolation that is.
///
/// Belongs to generated code, which cannot know how its module is compiled and asks there, where it stands.
public struct _StaticIsolation: Sendable {
    let isMain: Bool

    /// The isolation of the code that calls.
    public static func current(_ isolation: (any Actor)? = #isolation) -> _StaticIsolation {
        _StaticIsolation(isMain: isolation === MainActor.shared)
    }

    private init(isMain: Bool) { self.isMain = isMain }

    /// What a function of generated code answers that states no isolation and does nothing but ask ``current(_:)``.
    init(askedIn function: @MainActor () -> _StaticIsolation) {
        // Called without hopping to main, because the function touches nothing of main: it only says how it was compiled.
        self = withoutActuallyEscaping(function) { unsafeBitCast($0, to: (() -> _StaticIsolation).self)() }
    }
}
