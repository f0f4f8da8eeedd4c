import DIKit

// Availability is carried up to callers.

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, *)
struct Modern: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
@available(macOS 99, iOS 99, tvOS 99, watchOS 99, *)
struct UsesModern: Injectable {
    struct Dependency {
        let modern: Modern
    }
    init(dependency: Dependency) {}
}
@available(*, deprecated, message: "use Modern")
struct Ancient: Injectable {
    struct Dependency {}
    init(dependency: Dependency) {}
}
protocol AvailableResolver: Resolver {}
struct AvailableImplementation: AvailableResolver {}

func checkAvailable() {
    if #available(macOS 99, iOS 99, tvOS 99, watchOS 99, *) {
        _ = AvailableImplementation().resolveUsesModern()
        expect(AvailableImplementation().hasRegistration(UsesModern.self), "available: the bridge")
    }
}
