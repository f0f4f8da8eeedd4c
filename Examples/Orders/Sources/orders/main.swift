import OrdersKit

OrdersCommand().run(Array(CommandLine.arguments.dropFirst())).endProcess()
