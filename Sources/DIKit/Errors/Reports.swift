/// What is said of misuse that a program survives.
enum Reports {
    static func longWait(for registration: Registration, lines: [(registration: Registration, waitsFor: Registration?)], call: Call) -> String {
        let rows = lines.map { line in
            Row(
                "making", TypeName.short(line.registration.key.type),
                line.waitsFor.map { "waits for \(TypeName.short($0.key.type))" } ?? "is not waiting in DIKit")
        }
        return Row.render(
            "DIKit: waiting for `\(TypeName.short(registration.key.type))` takes long",
            rows + [Row("asked for", "at \(call.place)"), Row("fix", "look at what the last factory named here waits for; DIKit goes on waiting")])
    }

    static func mainIsBusy(_ registration: Registration, isRunning: Bool) -> String {
        Row.render(
            "DIKit: the factory of `\(TypeName.short(registration.key.type))` "
                + (isRunning ? "has been running on main for long" : "needs main, and main has taken no work for long"),
            (registration.place.map { [Row("registered", "at \($0)")] } ?? [])
                + [Row("fix", isRunning ? "look at what it waits for" : "do not block main outside DIKit; DIKit goes on waiting")])
    }

    static func argumentsIgnored(by registration: Registration, call: Call) -> String {
        Row.render(
            "DIKit: `\(TypeName.short(registration.key.type))` exists already and was made with other arguments, or with some that cannot be compared",
            [
                Row("asked for", "at \(call.place)"),
                Row("fix", "register it as `.transient` if each caller passes its own, or ask without arguments"),
            ])
    }

    static func cameTooLate(_ replaced: Registration, stale: [Registration]) -> String {
        Row.render(
            "DIKit: the new registration of `\(TypeName.short(replaced.key.type))` came too late for what was already built on the old one",
            stale.map { Row("kept", TypeName.short($0.key.type), $0.place.map { "registered at \($0)" }) }
                + [Row("fix", "register before the first resolve, or call `reset()` afterwards")])
    }
}
