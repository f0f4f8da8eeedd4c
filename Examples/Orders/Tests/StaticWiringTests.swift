#if ORDERS_STATIC
    import DIKit
    import OrdersKit
    import Testing
    import orders

    #if DEBUG
        import DIKitTesting
    #endif

    /// What the generated wiring prints is what the assemblies' prints, to the byte.
    @Suite struct StaticWiringTests {
        /// Reads the shipped data.
        private struct ShippedOrdersResolver: OrdersResolver {
            func provideFileReader() -> any FileReader { ShippedFileReader() }
            func provideClock() -> any Clock { FakeClock(today: CalendarDate("2025-03-03")) }
        }

        /// A run over shipped data, and what comes of it.
        struct ShippedRun: Sendable {
            let name: String
            let hasMistakes: Bool

            static let all = [ShippedRun(name: "orders", hasMistakes: false), ShippedRun(name: "orders-with-mistakes", hasMistakes: true)]

            func check(_ program: (_ invocation: Invocation, _ output: any Output, _ messages: any Output) -> OrdersProgram) throws {
                let output = RecordingOutput()
                let messages = RecordingOutput()
                let exitCode = try program(Invocation(orders: "Examples/Orders/Data/\(name).csv"), output, messages).run()
                #expect(output.text == (try ShippedFiles.golden("\(name).txt")))
                #expect(messages.text == (hasMistakes ? try ShippedFiles.golden("\(name).errors.txt") : ""))
                #expect(exitCode == (hasMistakes ? .badInput : .success))
            }
        }

        @Test(arguments: ShippedRun.all) func theGeneratedResolverGivesTheGoldenOutput(run: ShippedRun) throws {
            try run.check { StaticWiring(resolver: ShippedOrdersResolver()).program(for: $0, output: $1, messages: $2) }
        }

        #if DEBUG
            @Test(.resolver { ShippedOrdersResolver() }, arguments: ShippedRun.all)
            func theGeneratedResolverBehindInjectGivesTheGoldenOutput(run: ShippedRun) throws {
                try run.check { InjectedWiring().program(for: $0, output: $1, messages: $2) }
            }

            @Test(.resolver { Container(parent: ShippedOrdersResolver()) }, arguments: ShippedRun.all)
            func theGeneratedResolverAsAParentOfWhatIsInjectedFromGivesTheGoldenOutput(run: ShippedRun) throws {
                try run.check { InjectedWiring().program(for: $0, output: $1, messages: $2) }
            }
        #endif

        @Test func aSecondRunStartsWithoutTheProblemsOfTheFirst() throws {
            let wiring = StaticWiring(resolver: ShippedOrdersResolver())
            func run(_ name: String) throws -> ExitCode {
                try wiring.program(
                    for: Invocation(orders: "Examples/Orders/Data/\(name).csv"), output: RecordingOutput(), messages: RecordingOutput()
                ).run()
            }
            #expect(try run("orders-with-mistakes") == .badInput)
            #expect(try run("orders") == .success)
        }

        @Test func theProgramsOwnResolverReadsTheDisk() throws {
            let program = Wiring.static.program(for: Invocation(orders: ShippedFiles.folder + "none.csv"))
            #expect(throws: OrdersError.unreadable(file: ShippedFiles.folder + "none.csv", reason: "No such file or directory")) {
                try program.run()
            }
        }

        @Test func theCommandLineTakesItsName() {
            #expect(CommandLineRequest(["o.csv", "--wiring", "static"]) == .run(Invocation(orders: "o.csv"), .static))
            #expect(CommandLineRequest(["o.csv", "--wiring", "injected"]) == .run(Invocation(orders: "o.csv"), .injected))
        }
    }
#endif
