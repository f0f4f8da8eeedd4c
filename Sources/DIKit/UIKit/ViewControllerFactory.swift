#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import UIKit

    /// Makes view controllers from storyboards and has them resolve their dependencies.
    ///
    /// ```swift
    /// let factory: any ViewControllerFactory = container.resolve()
    /// let profile: ProfileViewController = factory.instantiate()
    /// let pair = factory.createNavigationController(ProfileViewController.self)
    /// ```
    ///
    /// ``Registrator/registerViewControllerFactory(fileID:line:)`` registers one; a type of your own can take its place in a test.
    @MainActor
    public protocol ViewControllerFactory {
        /// The initial view controller of a storyboard, with its dependencies. Prefer ``instantiate(_:from:bundle:fileID:line:)``, whose
        /// parameters have defaults.
        func instantiate<Controller: UIViewController>(
            _ type: Controller.Type, storyboard: String, bundle: Bundle?, place: SourcePlace
        ) -> Controller
    }

    extension ViewControllerFactory {
        /// The initial view controller of a storyboard, after it has resolved its dependencies if it is ``SelfInjectable``.
        ///
        /// Its view has not been loaded by then, unless the view controller loads it itself.
        ///
        /// Traps where the storyboard has no initial view controller, or one of another class:
        ///
        /// ```text
        /// DIKit: the initial view controller of the storyboard "Profile" is a `UINavigationController`, not a `ProfileViewController`
        /// ```
        ///
        /// UIKit stops the program where there is no such storyboard.
        ///
        /// - Parameters:
        ///   - type: The view controller's class; usually inferred.
        ///   - storyboardName: The storyboard; by default the one named after the class.
        ///   - bundle: Where the storyboard is; by default the main bundle.
        public func instantiate<Controller: UIViewController>(
            _ type: Controller.Type = Controller.self, from storyboardName: String? = nil, bundle: Bundle? = nil,
            fileID: StaticString = #fileID, line: UInt = #line
        ) -> Controller {
            let place = SourcePlace(fileID: fileID, line: line)
            return instantiate(type, storyboard: storyboardName ?? String(describing: Controller.self), bundle: bundle, place: place)
        }

        /// A navigation controller whose root is the initial view controller of a storyboard. See
        /// ``instantiate(_:from:bundle:fileID:line:)`` for the parameters and for what traps.
        ///
        /// - Parameter navigation: The navigation controller's class.
        public func createNavigationController<Root: UIViewController, Navigation: UINavigationController>(
            _ type: Root.Type = Root.self, navigation: Navigation.Type = UINavigationController.self, from storyboardName: String? = nil,
            bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
        ) -> (navigation: Navigation, root: Root) {
            let root = instantiate(type, from: storyboardName, bundle: bundle, fileID: fileID, line: line)
            return (Navigation(rootViewController: root), root)
        }
    }

    /// The one that is registered. A value that nobody keeps, so that it may hold the resolver.
    struct StoryboardFactory: ViewControllerFactory {
        private let resolver: any Resolver

        nonisolated init(resolver: any Resolver) { self.resolver = resolver }

        func instantiate<Controller: UIViewController>(
            _ type: Controller.Type, storyboard name: String, bundle: Bundle?, place: SourcePlace
        ) -> Controller {
            let initial = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
            guard let controller = initial as? Controller else {
                Trap.stop(.notInitial(Controller.self, initial.map { Swift.type(of: $0) }, storyboard: name, at: place))
            }
            (controller as? any SelfInjectable)?.resolveDependnciesIfNeeded(with: resolver)
            return controller
        }
    }

    extension Registrator {
        /// Registers a ``ViewControllerFactory`` whose view controllers resolve their dependencies from the container that it is asked from.
        ///
        /// It is transient and open: nobody keeps it, and a registration of your own replaces it. The factory keeps the container alive.
        @discardableResult
        public func registerViewControllerFactory(fileID: StaticString = #fileID, line: UInt = #line) -> any Forwarding {
            register((any ViewControllerFactory).self, options: .transient + .open, isolation: nil, fileID: fileID, line: line) { resolver in
                StoryboardFactory(resolver: resolver)
            }
        }
    }

    extension ResolutionError {
        /// A storyboard begins with another view controller than was asked for.
        static func notInitial(
            _ wanted: any Any.Type, _ found: (any Any.Type)?, storyboard: String, at place: SourcePlace
        ) -> ResolutionError {
            let dependency = Dependency(wanted)
            let sentence: Phrase =
                if let found {
                    "the initial view controller of the storyboard \(text: PrintedText.quoted(storyboard)) is a \(Dependency(found)), not a \(dependency)"
                } else {
                    "the storyboard \(text: PrintedText.quoted(storyboard)) has no initial view controller; a \(dependency) was asked for"
                }
            return ResolutionError(
                .missing, sentence, of: dependency, at: place,
                fix: "mark that view controller as initial in the storyboard and set its class; or name the storyboard: instantiate(from: …)")
        }
    }
#endif
