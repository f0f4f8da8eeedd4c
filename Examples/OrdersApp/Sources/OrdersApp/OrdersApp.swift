import DIKit
import SwiftUI

#if os(macOS)
    import AppKit
#endif

/// The shop's orders in a window.
///
/// The container is filled by assemblies and put into the environment, where the views' properties find it. What the user prefers is
/// declared as properties of `Container`, which is the process's: no view has to be handed either.
@main
struct OrdersApp: App {
    private let container = Container(assemblies: ShopAssembly())

    init() {
        #if os(macOS)
            // A program that is no bundle is in the background until it says otherwise.
            NSApplication.shared.setActivationPolicy(.regular)
        #endif
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(container.toObservable())
        }
    }
}
