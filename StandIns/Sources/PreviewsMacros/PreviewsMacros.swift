@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes of `#Preview("name") { … }` a type that makes the preview when it is asked to, as the macro of SwiftUI does.
struct SwiftUIView: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("Preview")
        let arguments = node.arguments.isEmpty ? "" : "(\(node.arguments.trimmedDescription))"
        let body = (node.trailingClosure?.trimmedDescription).map { " \($0)" } ?? ""
        let additional = node.additionalTrailingClosures.trimmedDescription
        return [
            """
            struct \(name): DeveloperToolsSupport.PreviewRegistry {
                static func makePreview() throws -> DeveloperToolsSupport.Preview {
                    DeveloperToolsSupport.Preview\(raw: arguments)\(raw: body)\(raw: additional)
                }
            }
            """
        ]
    }
}

/// The process that the compiler asks to expand macros.
@main
struct Plugin: PluginProvider {
    private struct Unknown: Error {}

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard typeName == "SwiftUIView" else { throw Unknown() }
        return SwiftUIView.self
    }

    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
    }
}
