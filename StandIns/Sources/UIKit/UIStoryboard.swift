public import Foundation

/// An encapsulation of the design-time view controller graph represented in an Interface Builder storyboard resource file.
@MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?

    /// Creates a storyboard based on the named storyboard file in the specified bundle. There is no file here: see ``StoryboardFiles``. A name
    /// that leads to none stops the program, as the exception of UIKit does.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        super.init()
        guard StoryboardFiles.contents[name] != nil else { fatalError("Could not find a storyboard named '\(name)' in bundle") }
    }

    /// Creates the initial view controller and initializes it with the data from the storyboard; nil when the storyboard designates none.
    open func instantiateInitialViewController() -> UIViewController? { StoryboardFiles.contents[name]?(bundle) }
}

/// What stands in for the storyboard files of an application's bundles. Nothing of Apple's has this name.
@MainActor
public enum StoryboardFiles {
    /// The initial view controller of each storyboard, made for the bundle that was asked for.
    public static var contents: [String: (Bundle?) -> UIViewController?] = [:]
}
