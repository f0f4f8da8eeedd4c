public import Foundation

/// An abstract interface for responding to and handling events.
@MainActor
open class UIResponder: NSObject {}

/// An object that manages a view hierarchy for your UIKit app.
@MainActor
open class UIViewController: UIResponder {
    /// The name of the view controller's nib file.
    open private(set) var nibName: String?
    /// The view controller's nib bundle.
    open private(set) var nibBundle: Bundle?
    /// A localized string that represents the view this controller manages.
    open var title: String?
    /// Whether the view is loaded into memory. Here, it never is.
    open private(set) var isViewLoaded = false
    /// The nearest ancestor in the view controller hierarchy that is a navigation controller.
    open fileprivate(set) weak var navigationController: UINavigationController?

    /// Creates a view controller with the nib file in the specified bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a view controller with data in an unarchiver.
    public required init?(coder: NSCoder) { super.init() }
}

/// A container view controller that defines a stack-based scheme for navigating hierarchical content.
@MainActor
open class UINavigationController: UIViewController {
    /// The view controllers currently on the navigation stack.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in viewControllers { controller.navigationController = self }
        }
    }

    /// The view controller at the top of the navigation stack.
    open var topViewController: UIViewController? { viewControllers.last }

    /// Initializes and returns a newly created navigation controller. Required, because a class that comes from Objective-C can be made by
    /// any of its initializers where only its metatype is known.
    public required init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        rootViewController.navigationController = self
    }

    /// Creates a navigation controller with the nib file in the specified bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller with data in an unarchiver.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
