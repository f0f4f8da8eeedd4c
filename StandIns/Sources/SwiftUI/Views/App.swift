/// A type that represents the structure and behavior of an app.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol App {
    /// The type of scene representing the content of the app.
    associatedtype Body: Scene

    /// The content and behavior of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates an instance of the app using the body that you define for its content.
    @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension App {
    /// Initializes and runs the app. Here, it shows the first scene and prints its texts.
    public static func main() {
        let host = ViewHost(Self().body.rootView)
        host.update()
        for text in host.texts { print(text) }
    }
}

/// A part of an app's user interface with a life cycle managed by the system.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that represents the body of this scene.
    associatedtype Body: Scene

    /// The content and behavior of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Scene {
    /// What a window of the scene shows.
    var rootView: AnyView { (self as? any PrimitiveScene)?.content ?? body.rootView }
}

extension Never: Scene {}

/// A scene without a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    var content: AnyView { get }
}

/// A result builder for composing a collection of scenes into a single composite scene.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder
public enum SceneBuilder {
    /// Builds an expression within the builder.
    @MainActor @preconcurrency
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Passes a single scene written as a child scene through unmodified.
    @MainActor @preconcurrency
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that presents a group of identically structured windows.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content: View>: PrimitiveScene {
    let content: AnyView

    /// Creates a window group.
    public init(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

    /// Never evaluated.
    public var body: Never { fatalError("a window group has no body") }
}
