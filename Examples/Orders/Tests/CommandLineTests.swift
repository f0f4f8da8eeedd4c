import DIKit
import OrdersKit
import Testing
import orders

@Suite struct CommandLineTests {
    private static let usage = """
        Usage: orders <orders> [--prices <prices>] [--stock <stock>] [--date <date>] [--wiring <wiring>] [--graph <graph>]
          See 'orders --help' for more information.

        """

    @Test func findsPricesAndStockNextToTheOrders() {
        #expect(
            CommandLineRequest(["some/folder/may.csv"])
                == .run(Invocation(orders: "some/folder/may.csv", prices: "some/folder/prices.csv", stock: "some/folder/stock.csv"), .assemblies))
        #expect(CommandLineRequest(["/may.csv"]) == .run(Invocation(orders: "/may.csv", prices: "/prices.csv", stock: "/stock.csv"), .assemblies))
    }

    @Test func findsPricesAndStockInTheCurrentFolderForStandardInput() {
        #expect(CommandLineRequest(["-"]) == .run(Invocation(orders: "-", prices: "prices.csv", stock: "stock.csv"), .assemblies))
    }

    @Test(arguments: [
        ["a/o.csv", "--prices", "p.csv", "--stock", "-", "--date", "2025-03-01", "--wiring", "assemblies"],
        ["--prices=p.csv", "--stock=-", "--date=2025-03-01", "--wiring=assemblies", "a/o.csv"],
        ["--prices", "x", "--stock=-", "--date=2025-03-01", "a/o.csv", "--prices", "p.csv"],
        ["--prices=p.csv", "--stock=-", "--date=2025-03-01", "--", "a/o.csv"],
    ])
    func takesOptionsInEverySpellingAndOrder(arguments: [String]) throws {
        let day = try #require(CalendarDate("2025-03-01"))
        #expect(
            CommandLineRequest(arguments) == .run(Invocation(orders: "a/o.csv", prices: "p.csv", stock: "-", date: .day(day)), .assemblies))
    }

    @Test func takesWhatFollowsTwoDashesForAPath() {
        #expect(CommandLineRequest(["--", "--help"]) == .run(Invocation(orders: "--help"), .assemblies))
    }

    @Test func drawsInsteadOfRunning() {
        #expect(CommandLineRequest(["--graph", "html"]) == .draw(.html, .assemblies))
        #expect(CommandLineRequest(["o.csv", "--graph=dot", "--wiring=inject"]) == .draw(.dot, .inject))
    }

    private static let wirings = Wiring.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

    @Test(arguments: [
        (["o.csv", "--price", "x"], "Unknown option '--price'. Did you mean '--prices'?"),
        (["o.csv", "-date", "today"], "Unknown option '-date'. Did you mean '--date'?"),
        (["o.csv", "--colour"], "Unknown option '--colour'"),
        (["o.csv", "--colour=red"], "Unknown option '--colour'"),
        (["o.csv", "-x"], "Unknown option '-x'"),
        (["o.csv", "--prices"], "Missing value for '--prices <prices>'"),
        (["o.csv", "--prices", "--stock", "s.csv"], "Missing value for '--prices <prices>'"),
        (["o.csv", "p.csv"], "Unexpected argument 'p.csv'"),
        (["o.csv", "p.csv", "s.csv"], "2 unexpected arguments: 'p.csv', 's.csv'"),
        (
            ["o.csv", "--date", "2025-02-30"],
            "The value '2025-02-30' is invalid for '--date <date>': it has to be a day like 2025-03-01, or 'today'"
        ),
        (["o.csv", "--date="], "The value '' is invalid for '--date <date>': it has to be a day like 2025-03-01, or 'today'"),
        (["o.csv", "--wiring", "magic"], "The value 'magic' is invalid for '--wiring <wiring>'. Please provide one of \(wirings)."),
        (
            ["--graph", "png"],
            "The value 'png' is invalid for '--graph <graph>'. Please provide one of 'text', 'dot', 'mermaid', 'json', 'html', 'svg'."
        ),
        (["-", "--prices", "-"], "Standard input can be read only once, but '<orders>' and '--prices' ask for it"),
    ])
    func refusesWhatMakesNoSense(arguments: [String], message: String) {
        #expect(CommandLineRequest(arguments) == .refuse("Error: \(message)\n" + Self.usage))
    }

    @Test func showsTheHelpWhenNothingIsAskedFor() throws {
        guard case .refuse(let text) = CommandLineRequest([]), case .say(let help) = CommandLineRequest(["--help"]) else {
            Issue.record("no arguments are a mistake, and --help is none")
            return
        }
        #expect(text == "Error: Missing expected argument '<orders>'\n\n" + help)
    }

    @Test(arguments: [["-h"], ["--help"], ["o.csv", "--nonsense", "--help"], ["--version", "--help"]])
    func helpWinsOverEverythingElse(arguments: [String]) {
        #expect(CommandLineRequest(arguments) == CommandLineRequest(["--help"]))
    }

    @Test func helpNamesEveryOption() {
        let help = Shop().run("--help").output
        for option in [
            "<orders>", "--prices <prices>", "--stock <stock>", "--date <date>", "--wiring <wiring>", "--graph <graph>", "--version", "-h, --help",
        ] {
            #expect(help.contains("\n  \(option) "), "\(option)")
        }
    }
}
