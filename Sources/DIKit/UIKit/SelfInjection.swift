#if canImport(UIKit) && !os(watchOS)
    import Foundation
    #if canImport(ObjectiveC)
        import ObjectiveC
    #endif

    /// The objects that have been asked to resolve their dependencies.
    ///
    /// Where there is the Objective-C runtime, an object ends a companion of its own with itself, and that takes the entry away. Elsewhere
    /// the entries of objects that have ended go when others come.
    enum SelfInjection {
        /// A class: the compiler of Swift 6.3 copies a structure with a weak property wrongly behind `entries[identity]?`.
        private final class Entry {
            private(set) weak var object: NSObject?
            /// Tells the entry from a later one of another object at the same address.
            let number: Int

            init(_ object: NSObject, number: Int) {
                self.object = object
                self.number = number
            }
        }

        private struct Entries {
            var entries: [ObjectIdentifier: Entry] = [:]
            var lastNumber = 0
            /// How many entries there have to be before all of them are looked at, if there are many.
            var nextSweep = Self.few

            static let few = 64

            func contains(_ object: NSObject) -> Bool { entries[ObjectIdentifier(object)]?.object === object }

            /// Forgets the objects that have ended.
            /// - Returns: the others, which the caller lets go of outside the lock: each may be the last reference by then.
            mutating func sweep(now: Bool) -> [NSObject] {
                guard now || entries.count <= Self.few || entries.count >= nextSweep else { return [] }
                var living: [NSObject] = []
                entries = entries.filter { entry in
                    guard let object = entry.value.object else { return false }
                    living.append(object)
                    return true
                }
                nextSweep = max(Self.few, entries.count * 2)
                return living
            }
        }

        private static let entries = Locked(Entries())

        /// How many entries there are, for tests.
        static var count: Int { entries.withLock { $0.entries.count } }

        /// Forgets the objects that have ended, where nothing tells of their end: now, or if there are few or it is time again.
        static func sweep(now: Bool) {
            #if !canImport(ObjectiveC)
                let living = entries.withLock { $0.sweep(now: now) }
                withExtendedLifetime(living) {}
            #endif
        }

        /// Remembers an object.
        /// - Returns: false when it was remembered already.
        static func begins(of object: NSObject) -> Bool {
            let identity = ObjectIdentifier(object)
            // What is found is this object, which the caller holds, or one that has ended.
            if entries.withLock({ $0.contains(object) }) { return false }
            sweep(now: false)
            let number = entries.withLock { entries -> Int? in
                if entries.contains(object) { return nil }
                entries.lastNumber += 1
                entries.entries[identity] = Entry(object, number: entries.lastNumber)
                return entries.lastNumber
            }
            guard let number else { return false }
            #if canImport(ObjectiveC)
                let companion = Companion(identity: identity, number: number)
                objc_setAssociatedObject(object, Companion.key, companion, .OBJC_ASSOCIATION_RETAIN)
            #else
                _ = number
            #endif
            return true
        }

        fileprivate static func end(_ identity: ObjectIdentifier, _ number: Int) {
            entries.withLock { if $0.entries[identity]?.number == number { $0.entries[identity] = nil } }
        }
    }

    #if canImport(ObjectiveC)
        /// Belongs to an object, and ends with it.
        private final class Companion {
            private final class Address: Sendable {}
            private static let address = Address()
            /// Under which the object has it.
            static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(address).toOpaque()) }

            private let identity: ObjectIdentifier
            private let number: Int

            init(identity: ObjectIdentifier, number: Int) {
                self.identity = identity
                self.number = number
            }

            deinit { SelfInjection.end(identity, number) }
        }
    #endif
#endif
