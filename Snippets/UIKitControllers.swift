// UIKit: what its page shows. Compiled where there is UIKit, or its stand-in.
// snippet.hide
#if canImport(UIKit) && !os(watchOS)
    import DIKit
    import Foundation
    import UIKit

    protocol API: Sendable {}
    struct LiveAPI: API {}

    // snippet.show
    final class ProfileViewController: UIViewController, @MainActor SelfInjectable {
        private var api: (any API)!

        func resolveDependncies(with resolver: any Resolver) {
            api = resolver.resolve()
        }
    }
    // snippet.hide

    @MainActor
    func makeScreens(of container: Container) {
        // snippet.show
        container.registerViewControllerFactory()

        let factory: any ViewControllerFactory = container.resolve()
        let profile: ProfileViewController = factory.instantiate()
        let pair = factory.createNavigationController(ProfileViewController.self)
        // snippet.hide
        _ = (profile, pair)

        let controller = ProfileViewController(nibName: nil, bundle: nil)
        let resolver = container
        // snippet.show
        controller.resolveDependnciesIfNeeded(with: resolver)
        // snippet.hide
    }
#endif
