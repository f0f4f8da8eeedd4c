extension ResolutionError {
    /// What kind of fault an error is. New kinds may come, so compare with the ones you know.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        enum Value: String, Hashable, Sendable {
            case missing, cycle, recursion, factoryThrew, answeredNil, argument, doesNotImplement, mainUnavailable, duplicate, notYetRegistered
            case assemblyCycle, forwardingCycle, containerEnded, otherType, asynchronous
        }
        let value: Value

        /// The name of the kind: `missing`.
        public var description: String { value.rawValue }

        /// No registration answers.
        public static let missing = Code(value: .missing)
        /// A dependency needs itself, perhaps through others and on other threads.
        public static let cycle = Code(value: .cycle)
        /// Registrations that nobody keeps need each other without end, or the stack was too small for their depth.
        public static let recursion = Code(value: .recursion)
        /// A factory threw; ``ResolutionError/underlying`` is what it threw.
        public static let factoryThrew = Code(value: .factoryThrew)
        /// The factory of an optional answered nil where an instance was required.
        public static let answeredNil = Code(value: .answeredNil)
        /// An argument is missing or has another type.
        public static let argument = Code(value: .argument)
        /// An instance is not of the type that it was said to implement.
        public static let doesNotImplement = Code(value: .doesNotImplement)
        /// A factory needs main, and main took no work.
        public static let mainUnavailable = Code(value: .mainUnavailable)
        /// A key was registered twice.
        public static let duplicate = Code(value: .duplicate)
        /// `registration(for:)` was asked for a type that is not registered yet.
        public static let notYetRegistered = Code(value: .notYetRegistered)
        /// Assemblies depend on each other in a circle.
        public static let assemblyCycle = Code(value: .assemblyCycle)
        /// A wrapper was read after the end of the container that it was created with.
        public static let containerEnded = Code(value: .containerEnded)
        /// A registration shares the entity key of the type asked for, and its instance is of another type.
        public static let otherType = Code(value: .otherType)
        /// A generated resolver makes it with a method that suspends, and is asked where nobody can wait.
        public static let asynchronous = Code(value: .asynchronous)
        /// A forwarded registration would forward to itself.
        public static let forwardingCycle = Code(value: .forwardingCycle)
    }
}
