import DIKit
import Foundation
import Testing
import UIKit

private protocol API: AnyObject, Sendable {}
private final class LiveAPI: API {}

private final class ProfileViewController: UIViewController, @MainActor SelfInjectable {
    private(set) var api: (any API)!
    private(set) var calls = 0

    func resolveDependncies(with resolver: any Resolver) {
        calls += 1
        api = resolver.resolve()
    }
}

private final class PlainViewController: UIViewController {}

private final class CustomNavigationController: UINavigationController {}

@MainActor private struct FakeFactory: ViewControllerFactory {
    func instantiate<Controller: UIViewController>(
        _ type: Controller.Type, storyboard: String, bundle: Bundle?, place: SourcePlace
    ) -> Controller {
        let fake = UIViewController(nibName: "fake \(storyboard)", bundle: bundle)
        return fake as? Controller ?? { preconditionFailure("only for plain view controllers") }()
    }
}

extension UIKitTests {
    @MainActor @Suite struct ViewControllerFactoryTests {
        private let container = Container()

        init() {
            container.register((any API).self, options: .container) { LiveAPI() }
            container.registerViewControllerFactory()
            StoryboardFiles.contents["ProfileViewController"] = { ProfileViewController(nibName: "default", bundle: $0) }
            StoryboardFiles.contents["Other"] = { ProfileViewController(nibName: "other", bundle: $0) }
            StoryboardFiles.contents["PlainViewController"] = { PlainViewController(nibName: nil, bundle: $0) }
            StoryboardFiles.contents["Empty"] = { _ in nil }
        }

        private var factory: any ViewControllerFactory { container.resolve() }

        @Test func theInitialViewControllerOfTheStoryboardNamedAfterItsType() {
            let profile: ProfileViewController = factory.instantiate()
            #expect(profile.nibName == "default" && profile.nibBundle == nil)
        }

        @Test func itHasItsDependenciesAndAskedOnce() {
            let profile: ProfileViewController = factory.instantiate()
            #expect(profile.api === container.resolve((any API).self))
            profile.resolveDependnciesIfNeeded(with: container)
            #expect(profile.calls == 1)
        }

        @Test func aStoryboardAndABundleMayBeNamed() {
            let profile = factory.instantiate(ProfileViewController.self, from: "Other", bundle: .main)
            #expect(profile.nibName == "other" && profile.nibBundle == .main && profile.api != nil)
        }

        @Test func oneThatNeedsNothingIsLeftAlone() {
            let plain: PlainViewController = factory.instantiate()
            #expect(plain.nibName == nil)
        }

        @Test func aMoreGeneralTypeMayBeAskedFor() {
            let controller = factory.instantiate(UIViewController.self, from: "ProfileViewController")
            #expect((controller as? ProfileViewController)?.api != nil)
        }

        @Test func theNavigationControllerComesWithItsRoot() {
            let pair = factory.createNavigationController(ProfileViewController.self)
            #expect(pair.navigation.viewControllers == [pair.root])
            #expect(pair.root.navigationController === pair.navigation && pair.root.api != nil)
        }

        @Test func theNavigationControllerMayBeOfAClassOfYourOwn() {
            let pair = factory.createNavigationController(
                ProfileViewController.self, navigation: CustomNavigationController.self, from: "Other", bundle: .main)
            let navigation: CustomNavigationController = pair.navigation
            #expect(navigation.topViewController === pair.root && pair.root.nibName == "other" && pair.root.nibBundle == .main)
        }

        @Test func theContainerThatIsAskedSupplies() {
            let child = container.child()
            let own = LiveAPI()
            child.register((any API).self, options: .container) { own }
            let profile: ProfileViewController = child.resolve((any ViewControllerFactory).self).instantiate()
            #expect(profile.api === own)
        }

        @Test func registeringItAgainOrAnotherOneIsNoMistake() {
            container.registerViewControllerFactory()
            container.register((any ViewControllerFactory).self, isolation: nil) { FakeFactory() }
            container.registerViewControllerFactory()
            #expect(factory.instantiate(UIViewController.self).nibName == "fake UIViewController")
        }

        @Test func anAssemblyRegistersIt() {
            struct Screens: Assembly {
                func assemble(with registrator: any Registrator) {
                    registrator.registerViewControllerFactory().implements((any ViewControllerFactory).self, named: "screens")
                }
            }
            let container = Container(assemblies: Screens())
            container.register((any API).self) { LiveAPI() }
            let profile: ProfileViewController = container.resolve((any ViewControllerFactory).self, named: "screens").instantiate()
            #expect(profile.api != nil)
        }

        @Test func theContainerDoesNotKeepItselfThroughIt() {
            weak var ended: Container?
            do {
                let container = Container()
                ended = container
                container.register((any API).self) { LiveAPI() }
                container.registerViewControllerFactory()
                let factory: any ViewControllerFactory = container.resolve()
                _ = factory.instantiate(ProfileViewController.self)
            }
            #expect(ended == nil)
        }

        private func report(_ result: ExitTest.Result?) -> String {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            return text.split(separator: "\n").drop { !$0.contains("DIKit: ") }.prefix(3)
                .map { $0.replacing(#/^.*Fatal error: /#, with: "").replacing(/\.swift:\d+/, with: ".swift:LINE") }.joined(separator: "\n")
        }

        @Test func anInitialViewControllerOfAnotherClassIsTold() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    StoryboardFiles.contents["Profile"] = { UINavigationController(nibName: nil, bundle: $0) }
                    let container = Container()
                    container.registerViewControllerFactory()
                    _ = container.resolve((any ViewControllerFactory).self).instantiate(ProfileViewController.self, from: "Profile")
                }
            }
            #expect(
                report(result) == """
                    DIKit: the initial view controller of the storyboard "Profile" is a `UINavigationController`, not a `ProfileViewController`
                      asked for  at DIKitUIKitTests/ViewControllerFactoryTests.swift:LINE
                      fix  mark that view controller as initial in the storyboard and set its class; or name the storyboard: instantiate(from: …)
                    """)
        }

        @Test func aStoryboardWithoutAnInitialViewControllerIsTold() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    StoryboardFiles.contents["Empty"] = { _ in nil }
                    let container = Container()
                    container.registerViewControllerFactory()
                    _ = container.resolve((any ViewControllerFactory).self).createNavigationController(ProfileViewController.self, from: "Empty")
                }
            }
            #expect(
                report(result).hasPrefix(
                    "DIKit: the storyboard \"Empty\" has no initial view controller; a `ProfileViewController` was asked for\n  asked for  at DIKitUIKitTests/"
                ))
        }
    }
}
