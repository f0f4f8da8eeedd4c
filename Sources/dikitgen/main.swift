import DIGenKit

let outcome = Generator(configuration: Configuration(paths: Array(CommandLine.arguments.dropFirst()))).generate()
print(outcome.text, terminator: "")
