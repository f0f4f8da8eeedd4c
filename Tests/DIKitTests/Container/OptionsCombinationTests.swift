import Testing

@testable import DIKit

/// Options are combined with `+`, in either order.
@Suite struct OptionsCombinationTests {
    @Test func whatTheRightSideSaysCounts() {
        #expect(.container + .named("a") == Options(entityKind: .container, name: "a"))
        #expect(.named("a") + .container == Options(entityKind: .container, name: "a"))
        let three: Options = .named("a") + .open + .scoped
        let reversed: Options = .scoped + .open + .named("a")
        #expect(three == Options(accessLevel: .open, entityKind: .scoped, name: "a"))
        #expect(reversed == three)
        #expect(Options.transient + Options.container == .container)
        #expect(Options.named("a") + Options.named("b") == .named("b"))
    }

    @Test func whatTheRightSideDoesNotSayStays() {
        #expect(Options.container + Options.default == .container)
        #expect(Options.open + Options.named("a") == Options(accessLevel: .open, name: "a"))
    }

    @Test func whatIsSaidCountsAlsoIfItIsTheDefault() {
        #expect(Options.container + Options.weak == .weak)
        #expect(Options.open + Options.final + Options.named("a") == .named("a"))
        #expect(Options.container + (Options.default + Options.EntityKind.weak) == .weak)
    }

    @Test func perArgumentsStays() {
        let options: Options = .named("a") + .container.perArguments
        #expect(options == .container.perArguments + .named("a"))
        #expect(options.isPerArguments && options.name == "a" && options.entityKind == .container)
    }

    /// An entity kind or an access level that is named replaces, also by the default.
    @Test func partsReplace() {
        #expect(.container + .weak == Options.weak)
        #expect(.open + .final == Options.final)
        #expect(.container + "a" == Options(entityKind: .container, name: "a"))
    }
}
