#if canImport(UIKit) && !os(watchOS)
    public import Foundation

    /// An object that resolves its own dependencies, since somebody else makes it: a view controller from a storyboard.
    ///
    /// ```swift
    /// final class ProfileViewController: UIViewController, @MainActor SelfInjectable {
    ///     private var api: (any API)!
    ///
    ///     func resolveDependncies(with resolver: any Resolver) {
    ///         api = resolver.resolve()
    ///     }
    /// }
    /// ```
    ///
    /// The protocol is isolated to no actor, so a type of the main actor conforms as `@MainActor SelfInjectable`; another type conforms
    /// directly. ``ViewControllerFactory`` asks the view controllers that it makes; anywhere else it is asked for with
    /// ``resolveDependnciesIfNeeded(with:)``.
    public protocol SelfInjectable: NSObject {
        /// Takes from the resolver what the object needs. Called once for an object, by ``resolveDependnciesIfNeeded(with:)``.
        func resolveDependncies(with resolver: any Resolver)
    }

    extension SelfInjectable {
        /// Calls ``resolveDependncies(with:)``, the first time for this object; later calls do nothing.
        ///
        /// The object counts as asked from the beginning of that call, so one that comes meanwhile, from inside or on another thread, returns
        /// at once. The object is not kept alive and needs no storage for this: what is remembered of it, two words and a weak reference, goes
        /// with it. Costs a lock. From any thread from which the object may be used.
        public func resolveDependnciesIfNeeded(with resolver: any Resolver) {
            if SelfInjection.begins(of: self) { resolveDependncies(with: resolver) }
        }
    }
#endif
