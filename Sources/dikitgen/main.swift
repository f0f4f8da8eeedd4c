import DIGenKit

let outcome = Generator(configuration: Configuration(paths: Array(CommandLine.arguments.dropFirst()))).generate()
print(FindingRenderer.text(outcome.findings))
print(outcome.text, terminator: "")
