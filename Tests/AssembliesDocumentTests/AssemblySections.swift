// The documented code stands here as it is written there.
// swift-format-ignore-file

public import DIKit
import Foundation
import Testing

// MARK: Create assembly, as documented

final class ApplicationAssembly: Assembly {
    // list of assemblies that this assembly depends on
    var dependencies: [Assembly] { 
        return [
            AnalyticsAssembly(),
            RouterAssembly(),
            StoragesAssembly(),
            ThemeAssembly(),
            UIComponentsAssembly()
        ]
    }

    func assemble(with registrator: Registrator) {
        registrator.register(UserDefaults.self) {
            return UserDefaults.standard
        }

        registrator.register(NotificationCenter.self) {
            return NotificationCenter.default
        }

        registrator.isolatedMain.register(UIApplication.self, options: .transient) {
            return UIApplication.shared
        }

        registrator.register(BuildMode.self, entity: BuildMode.init)
        
        registrator.register(UserManager.self, options: .container, entity: UserManager.init)
    }
}

@Suite struct CreatingAContainer {
    @Test func byAssemblies() {
        let container = Container(assemblies: [
            ApplicationAssembly(),
            APIAssembly()
        ])
        #expect(container.resolve(UserManager.self) === container.resolve(UserManager.self))
        #expect(container.resolve(UserDefaults.self) === UserDefaults.standard)
        #expect(container.resolve(BuildMode.self) == BuildMode())
        #expect(container.resolve(Theme.self).name == "light")
    }

    @Test @MainActor func entitiesOfTheMainActor() {
        let container = Container(assemblies: [ApplicationAssembly()])
        #expect(container.resolve(UIApplication.self) === UIApplication.shared)
    }

    @Test func resolving() {
        let container = Container(assemblies: [ApplicationAssembly(), APIAssembly()])
        let api: API = container.resolve()
        let dataBase: DataBase = container.resolve()
        #expect(api is LiveAPI)
        #expect(dataBase is LiveDataBase)
    }

    @Test func wrappers() {
        let container = Container(assemblies: [ApplicationAssembly()])
        let theme: Lazy<Theme> = container.resolveWrapped()
        let dataBase: Provider<DataBase> = container.resolveWrapped()
        #expect(theme.wrappedValue.name == "light")
        #expect(dataBase.wrappedValue as AnyObject !== dataBase.wrappedValue as AnyObject)
    }
}

// MARK: Registration, as documented

@Suite struct Registration {
    let registrator = Container()
    var container: Container { registrator }

    @Test func options() {
        registrator.register(Theme.self, options: .named("light") + .container) {
            return LightTheme()
        }

        registrator.register(BuildMode.self, options: .transient + .open, entity: BuildMode.init)

        registrator.register(BuildMode.self) { BuildMode(isDebug: false) }
        #expect(container.resolve(BuildMode.self) == BuildMode(isDebug: false))
        #expect(Options(accessLevel: .open, entityKind: .transient, name: "x") == .transient + .open + "x")
    }

    @Test func names() {
        registrator.register(Theme.self, options: .named("light")) {
            return LightTheme()
        }

        registrator.register(Theme.self, options: .named("dark")) {
            return DarkTheme()
        }

        let lightTheme: Theme = container.resolve(named: "light")
        let darkTheme: Theme = container.resolve(named: "dark")
        #expect(lightTheme.name == "light")
        #expect(darkTheme.name == "dark")
    }

    @Test func implements() {
        registrator.register(UserDefaults.self) {
            return UserDefaults.standard
        }
        .implements(DefaultsStorage.self)

        registrator.register(BuildMode.self, entity: BuildMode.init)

        registrator.registration(for: BuildMode.self)
            .implements(ApiBuildMode.self)

        #expect(container.resolve(DefaultsStorage.self) as? UserDefaults === UserDefaults.standard)
        #expect(container.resolve(ApiBuildMode.self) as? BuildMode == BuildMode())
    }

    @Test func argumentsByType() {
        registrator.register(BlaBla.self, options: .transient) { _, args in
            return BlaBla(name: args.first())
        }

        let blaBla: BlaBla = container.resolve(with: ["Bob"])
        #expect(blaBla == BlaBla(name: "Bob"))
    }

    @Test func argumentsByIndex() {
        registrator.register(BlaBla.self, options: .transient) { _, args in
            return BlaBla(name: args[1])
        }
        let blaBla: BlaBla = container.resolve(with: [7, "Bob"])
        #expect(blaBla == BlaBla(name: "Bob"))
    }

    @Test func argumentsWithTheRestOfTheirAPI() {
        registrator.register(BlaBla.self, options: .transient) { _, args in
            return BlaBla(name: args.first(),                          // the first String
                          age: args.resolve(Int.self, at: 1),          // the element at index 1
                          nickname: args.optionalFirst(Nickname.self)) // nil when there is none
        }
        #expect(container.resolve(with: ["Bob", 3]) == BlaBla(name: "Bob", age: 3))
        #expect(container.resolve(with: ["Bob", 3, Nickname(text: "B")]) == BlaBla(name: "Bob", age: 3, nickname: Nickname(text: "B")))
    }
}

// MARK: Custom entity key, as documented

protocol FlagSource<Flag> { associatedtype Flag }
struct BooleanFlags: FlagSource { typealias Flag = Bool }
struct TextFlags: FlagSource { typealias Flag = String }
public final class FeatureFlagStore: Sendable {}

extension FeatureFlagStore: EntityKeyProviding {
    public static var entityKey: String {
        return "FeatureFlagStore"
    }
}

/// Deliberately found under the same key.
final class RemoteFlagStore: EntityKeyProviding {
    static var entityKey: String { FeatureFlagStore.entityKey }
}

@Suite struct CustomEntityKey {
    @Test func pinsAKey() {
        let container = Container()
        container.register(FeatureFlagStore.self, options: .container) { FeatureFlagStore() }
        #expect(container.resolve(FeatureFlagStore.self) === container.resolve(FeatureFlagStore.self))
    }

    @Test func parameterizedExistentialsAreKeptApart() {
        let container = Container()
        container.register((any FlagSource<Bool>).self) { BooleanFlags() }
        container.register((any FlagSource<String>).self) { TextFlags() }
        #expect(container.resolve((any FlagSource<Bool>).self) is BooleanFlags)
        #expect(container.resolve((any FlagSource<String>).self) is TextFlags)
    }

    @Test func aNameKeepsTwoOfOneKeyApart() {
        let container = Container()
        container.register(FeatureFlagStore.self, options: .container) { FeatureFlagStore() }
        container.register(RemoteFlagStore.self, options: .named("remote")) { RemoteFlagStore() }
        #expect(container.optionalResolve(FeatureFlagStore.self) != nil)
        // The bucket holds a type that is another one.
        #expect(container.optionalResolve(FeatureFlagStore.self, named: "remote") == nil)
        #expect(container.optionalResolve(RemoteFlagStore.self, named: "remote") != nil)
    }

    #if DEBUG
        @Test func twoOfOneKeyCollide() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                container.register(RemoteFlagStore.self) { RemoteFlagStore() }
                container.register(FeatureFlagStore.self) { FeatureFlagStore() }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("FeatureFlagStore` is already registered with AssembliesDocumentTests.FeatureFlagStore"))
        }
    #endif
}
