import Combine
import DIKit
import SwiftUI
import Testing

// What the documented snippets take for granted: the types of somebody's program.

@MainActor final class Session: ObservableObject {
    @Published private(set) var refreshes = 0
    func refresh() { refreshes += 1 }
}
final class ReCreatedState: ObservableObject {
    @Published var number = 0
}
struct Filter {
    var name = "filter"
}
protocol DataBase {
    var name: String { get }
}
struct LiveDataBase: DataBase {
    var name = "data base"
}

struct ViewsAssembly: Assembly {
    func assemble(with registrator: Registrator) {
        registrator.isolatedMain.register(Session.self, options: .container) { Session() }
        registrator.register(ReCreatedState.self, entity: ReCreatedState.init)
        registrator.register(Filter.self) { Filter() }
        registrator.register(DataBase.self) { LiveDataBase() }
    }
}

// "SwiftUI"

struct MyApp: App {
    let container = Container(assemblies: [ViewsAssembly()])

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(container.toObservable())
        }
    }
}

// somewhere in the code
struct ContentView: View {
    @DIObservedObject var session: Session

    var body: some View {
        Button("Refresh") {
            session.refresh()
        }
    }
}

// "How to resolve dependencies": "or, in SwiftUI"

struct ResolvingView: View {
    @DIObservedObject var session: Session
    @DIStateObject var viewState: ReCreatedState
    @DIState var filter: Filter
    @DIProvider var dataBase: DataBase

    var body: some View {
        Text("\(session.refreshes) \(viewState.number) \(filter.name) \(dataBase.name)")
    }
}

@MainActor @Suite struct SwiftUISections {
    private let container = Container(assemblies: [ViewsAssembly()])

    @Test func anAppHandsItsContainerToItsViews() {
        let app = MyApp()
        let session: Session = app.container.resolve()
        let host = ViewHost(ContentView().environmentObject(app.container.toObservable()))
        host.press("Refresh")
        #expect(session.refreshes == 1)
        _ = app.body
    }

    @Test func theFourWrappersResolveFromTheEnvironment() {
        let host = ViewHost(ResolvingView().environmentObject(container.toObservable()))
        #expect(host.texts == ["0 0 filter data base"])
        container.resolve(Session.self).refresh()
        host.update()
        #expect(host.texts == ["1 0 filter data base"])
    }

    /// "@DIState, @DIObservedObject and @DIStateObject project a Binding to the resolved instance, and @DIProvider projects a
    /// DIProviderOptions carrying the name and the arguments it resolves with."
    @Test func whatTheyProject() {
        struct Projecting: View {
            @DIObservedObject var session: Session
            @DIStateObject var viewState: ReCreatedState
            @DIState var filter: Filter
            @DIProvider(named: "main", with: [1]) var dataBase: DataBase

            var body: some View {
                let session: Binding<Session> = $session
                let state: Binding<ReCreatedState> = $viewState
                let filter: Binding<Filter> = $filter
                let options: DIProviderOptions = $dataBase
                Text("\(session.wrappedValue.refreshes) \(state.wrappedValue.number) \(filter.wrappedValue.name)")
                Text("\(options.name ?? "") \(options.arguments?.count ?? 0)")
            }
        }
        let host = ViewHost(Projecting().environmentObject(container.toObservable()))
        #expect(host.texts == ["0 0 filter", "main 1"])
    }

    /// "The SwiftUI wrappers default to … all false."
    @Test func theSettingsOfReleasingResolveParameters() {
        #expect(!InjectSettings.shouldCleanupState && !InjectSettings.shouldCleanupObservedObject && !InjectSettings.shouldCleanupStateObject)
    }
}
