// SwiftUI: what its page shows. Compiled where there is SwiftUI, or its stand-in.
// snippet.hide
#if canImport(SwiftUI)
    import Combine
    import DIKit
    import SwiftUI

    final class Session: ObservableObject {
        @Published var user = ""
        func refresh() {}
    }
    final class Draft: ObservableObject {
        @Published var title = ""
    }
    struct Filter {
        var name = ""
    }
    protocol DataBase {
        func begin()
    }
    struct AppAssembly: Assembly {
        func assemble(with registrator: any Registrator) {
            registrator.register(Session.self, options: .container) { Session() }
            registrator.register(Filter.self, options: .transient) { Filter() }
        }
    }

    // snippet.show
    struct MyApp: App {
        let container = Container(assemblies: AppAssembly())

        var body: some Scene {
            WindowGroup {
                ContentView()
                    .environmentObject(container.toObservable())
            }
        }
    }

    struct ContentView: View {
        @DIObservedObject var session: Session  // the container's
        @DIStateObject var draft: Draft  // this view's own
        @DIState var filter: Filter  // this view's own, and no object
        @DIProvider(named: "archive") var archive: any DataBase  // asked for at each read

        var body: some View {
            Text(session.user)
            TextField("Title", text: $draft.title)
            TextField("Filter", text: $filter.name)
            Button("Refresh") { session.refresh() }
            Button("Store") { archive.begin() }
        }
    }
    // snippet.hide

    // snippet.show
    struct DraftView: View {
        @DIStateObject private var draft: Draft

        init(title: String) { _draft = DIStateObject(with: [title], shouldCleanup: true) }

        var body: some View { Text(draft.title) }
    }
    // snippet.hide

    struct ArchiveView: View {
        @DIProvider var dataBase: any DataBase

        var body: some View {
            // snippet.show
            Button("Archive") { $dataBase.name = "archive" }
            // snippet.hide
        }
    }
#endif
