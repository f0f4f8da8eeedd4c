internal import CDIKit
import Foundation

/// Where a program runs, as far as the defaults of a declaration depend on it.
///
/// Found out once, when the process begins: a preview by Xcode's environment, a test by its runner, debug by the build configuration of
/// DIKit. A test may set its own with ``withDependencyContexts(_:operation:)``.
public struct DependencyContext: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case preview, test, debug, simulator, device
        case argument(String)
    }
    let kind: Kind

    /// An Xcode preview.
    public static let preview = DependencyContext(kind: .preview)
    /// A test of XCTest or Swift Testing.
    public static let test = DependencyContext(kind: .test)
    /// A debug build.
    public static let debug = DependencyContext(kind: .debug)
    /// A simulator.
    public static let simulator = DependencyContext(kind: .simulator)
    /// A phone, tablet, watch, television or headset of Apple's, and no simulator.
    public static let device = DependencyContext(kind: .device)
    /// A launch argument.
    public static func argument(_ argument: String) -> DependencyContext { DependencyContext(kind: .argument(argument)) }

    /// The contexts of the current task: those that it has set, else the process's. Empty in a live program.
    public static var current: Set<DependencyContext> {
        if let contexts = Layer.active?.contexts { return contexts }
        let bits = UInt32(truncatingIfNeeded: dikit_state())
        var contexts = Set(bitContexts.filter { bits & $0.bit != 0 }.map(\.context))
        for argument in CommandLine.arguments.dropFirst() { contexts.insert(.argument(argument)) }
        return contexts
    }

    private static let bitContexts: [(context: DependencyContext, bit: UInt32)] = [
        (.preview, DIKIT_STATE_PREVIEW.rawValue), (.test, DIKIT_STATE_TEST.rawValue), (.debug, DIKIT_STATE_DEBUG.rawValue),
        (.simulator, DIKIT_STATE_SIMULATOR.rawValue), (.device, DIKIT_STATE_DEVICE.rawValue),
    ]

    /// The launch arguments, without the program's name.
    static let launchArguments = Set(CommandLine.arguments.dropFirst())
}

extension DependencyContext {
    /// Whether the current task is in the context of a bit of `dikit_state`, where scopes have been opened.
    @usableFromInline
    static func isCurrent(_ bit: UInt) -> Bool {
        guard let contexts = Layer.active?.contexts else { return dikit_state() & bit != 0 }
        return bitContexts.contains { UInt($0.bit) == bit && contexts.contains($0.context) }
    }

    @usableFromInline
    static func isCurrent(argument: String) -> Bool {
        guard let contexts = Layer.active?.contexts else { return launchArguments.contains(argument) }
        return contexts.contains(.argument(argument))
    }

    /// Whether the current task is in a test.
    static var isTest: Bool { isCurrent(UInt(DIKIT_STATE_TEST.rawValue)) }
}
