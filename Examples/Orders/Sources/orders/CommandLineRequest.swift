package import DIKit
package import OrdersKit

/// What a command line asks for.
///
/// Written by hand after the conventions of swift-argument-parser, all of it in this file, so that the library can take its
/// place. `--name value` and `--name=value` are the same, of an option given twice the last one counts, `--` ends the options,
/// and `-` alone is a value.
package enum CommandLineRequest: Equatable {
    /// Do the job.
    case run(Invocation, Wiring)
    /// Draw what the program is made of.
    case draw(DependencyGraph.Format, Wiring)
    /// Print this and end well.
    case say(String)
    /// Print this as an error: the command line makes no sense.
    case refuse(String)

    /// Reads arguments, the program's name not among them.
    package init(_ arguments: [String]) {
        let options = arguments.prefix { $0 != "--" }
        if options.contains("-h") || options.contains("--help") {
            self = .say(Self.help)
        } else if options.contains("--version") {
            self = .say("1.0.0\n")
        } else {
            do throws(Refusal) {
                let values = try Self.values(of: arguments)
                let wiring = try Self.wiring(of: values)
                if let format = try Self.format(of: values) {
                    self = .draw(format, wiring)
                } else {
                    self = .run(try Self.invocation(of: values), wiring)
                }
            } catch {
                self = .refuse("Error: \(error.message)\n\(error.showsHelp ? "\n" + Self.help : Self.usage + Self.hint)")
            }
        }
    }
}

/// The options that take a value.
private enum Option: String, CaseIterable {
    case prices, stock, date, wiring, graph

    static let formats = DependencyGraph.Format.allCases.map(\.rawValue)

    var name: String { "--\(rawValue)" }
    var synopsis: String { "\(name) <\(rawValue)>" }

    var help: String {
        switch self {
        case .prices: "The price list. (default: prices.csv next to the orders)"
        case .stock: "What is in stock. (default: stock.csv next to the orders)"
        case .date: "A date for the receipts: 2025-03-01, or 'today'."
        case .wiring: "How the program is put together. (values: \(Wiring.allCases.map(\.rawValue).joined(separator: ", ")); default: assemblies)"
        case .graph: "Draw what the program is made of, and do nothing else. (values: \(Self.formats.joined(separator: ", ")))"
        }
    }
}

/// Why a command line is refused.
private struct Refusal: Error {
    let message: String
    var showsHelp = false
}

/// The words of a command line, sorted.
private struct Values {
    var orders = ""
    var options: [Option: String] = [:]
}

extension CommandLineRequest {
    private static func values(of arguments: [String]) throws(Refusal) -> Values {
        var values = Values()
        var positional: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                positional += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                positional.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option.allCases.first(where: { $0.name == parts[0] }) else { throw unknown(parts[0]) }
            if parts.count == 2 {
                values.options[option] = parts[1]
            } else if let value = rest.first, value == "-" || !value.hasPrefix("-") {
                values.options[option] = rest.removeFirst()
            } else {
                throw Refusal(message: "Missing value for '\(option.synopsis)'")
            }
        }
        if values.options[.graph] != nil, positional.isEmpty { return values }
        guard let orders = positional.first else { throw Refusal(message: "Missing expected argument '<orders>'", showsHelp: true) }
        let surplus = positional.dropFirst().map { "'\($0)'" }
        guard surplus.isEmpty else {
            throw Refusal(
                message: surplus.count == 1
                    ? "Unexpected argument \(surplus[0])" : "\(surplus.count) unexpected arguments: \(surplus.joined(separator: ", "))")
        }
        values.orders = orders
        return values
    }

    private static func invocation(of values: Values) throws(Refusal) -> Invocation {
        let invocation = Invocation(
            orders: values.orders, prices: values.options[.prices], stock: values.options[.stock], date: try date(of: values))
        let inputs = [("<orders>", invocation.orders), ("--prices", invocation.prices), ("--stock", invocation.stock)]
        let standard = inputs.filter { $0.1 == "-" }.map { "'\($0.0)'" }
        guard standard.count <= 1 else {
            throw Refusal(message: "Standard input can be read only once, but \(standard.joined(separator: " and ")) ask for it")
        }
        return invocation
    }

    private static func date(of values: Values) throws(Refusal) -> Invocation.ReceiptDate {
        guard let text = values.options[.date] else { return .none }
        if text == "today" { return .today }
        guard let day = CalendarDate(text) else { throw invalid(text, for: .date, ": it has to be a day like 2025-03-01, or 'today'") }
        return .day(day)
    }

    private static func wiring(of values: Values) throws(Refusal) -> Wiring {
        guard let text = values.options[.wiring] else { return .assemblies }
        guard let wiring = Wiring(rawValue: text) else {
            throw invalid(text, for: .wiring, ". Please provide one of \(Wiring.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")).")
        }
        return wiring
    }

    private static func format(of values: Values) throws(Refusal) -> DependencyGraph.Format? {
        guard let text = values.options[.graph] else { return nil }
        guard let format = DependencyGraph.Format(rawValue: text) else {
            throw invalid(text, for: .graph, ". Please provide one of \(Option.formats.map { "'\($0)'" }.joined(separator: ", ")).")
        }
        return format
    }

    private static func invalid(_ value: String, for option: Option, _ reason: String) -> Refusal {
        Refusal(message: "The value '\(value)' is invalid for '\(option.synopsis)'\(reason)")
    }

    private static func unknown(_ name: String) -> Refusal {
        let near = Option.allCases.first { $0.name.hasPrefix(name) && name.count > 2 || name == "-" + $0.rawValue || name.hasPrefix($0.name) }
        return Refusal(message: "Unknown option '\(name)'" + (near.map { ". Did you mean '\($0.name)'?" } ?? ""))
    }
}

extension CommandLineRequest {
    private static let synopsis = "orders <orders> " + Option.allCases.map { "[\($0.synopsis)]" }.joined(separator: " ")
    private static let usage = "Usage: \(synopsis)\n"
    private static let hint = "  See 'orders --help' for more information.\n"

    private static let help = """
        OVERVIEW: Reads orders, a price list and the stock, and prints receipts and a summary.

        The files are CSV, with the names of the columns in the first line: orders has order, customer, product, quantity and
        maybe coupon; prices has product, name and price; stock has product and quantity. A path '-' is standard input. A bad
        line is reported on standard error and skipped.

        USAGE: \(synopsis)

        ARGUMENTS:
        \(row("<orders>", "The orders file."))
        OPTIONS:
        \(Option.allCases.map { row($0.synopsis, $0.help) }.joined())\(row("--version", "Show the version."))\
        \(row("-h, --help", "Show help information."))
        EXIT CODES:
          0 all went well; 1 a line was skipped; 64 the command line is wrong; 66 a file cannot be read; 74 no output possible

        """

    private static func row(_ left: String, _ right: String) -> String {
        "  \(left)\(String(repeating: " ", count: 22 - left.count))\(right)\n"
    }
}
