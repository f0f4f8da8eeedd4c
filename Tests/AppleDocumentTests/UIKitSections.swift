import DIKit
import Foundation
import Testing
import UIKit

protocol API: AnyObject {}
final class LiveAPI: API {}

// "Self-injectable objects"

final class ProfileViewController: UIViewController, @MainActor SelfInjectable {
    private(set) var api: API!

    func resolveDependncies(with resolver: Resolver) {
        api = resolver.resolve()
    }
}

@MainActor @Suite struct UIKitSections {
    private let container = Container()

    init() {
        container.register(API.self, options: .container) { LiveAPI() }
        StoryboardFiles.contents["ProfileViewController"] = { ProfileViewController(nibName: nil, bundle: $0) }
    }

    // "View controller factory"
    @Test func viewControllerFactory() {
        container.registerViewControllerFactory()

        let factory: ViewControllerFactory = container.resolve()
        let profile: ProfileViewController = factory.instantiate()
        let pair = factory.createNavigationController(ProfileViewController.self)

        #expect(profile.api === pair.root.api && pair.navigation.topViewController === pair.root)
    }

    @Test func anywhereElse() {
        let controller = ProfileViewController(nibName: nil, bundle: nil)
        let resolver: Resolver = container

        controller.resolveDependnciesIfNeeded(with: resolver)

        #expect(controller.api === container.resolve(API.self))
    }
}
