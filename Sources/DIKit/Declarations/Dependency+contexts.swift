public import CDIKit

// The closures of a declaration that apply in one context. Each call looks at the current context and picks one, so that a declaration
// stays small and what does not apply costs nothing more.
extension Dependency {
    /// The default in an Xcode preview.
    ///
    /// Applies below a launch argument and what was registered, and above the defaults for tests and debug builds.
    @inlinable @inline(__always)
    public func preview(isolation: (any Actor)? = #isolation, _ make: @escaping () throws -> Value) -> Dependency {
        picking(make, isolation, DeclaredProperty.Rank.preview, if: UInt(DIKIT_STATE_PREVIEW.rawValue))
    }

    /// The default in a test of XCTest or Swift Testing.
    ///
    /// Without one, and without an override, the live instance is reported in a test: with `DIKitTesting` as a failure at the line that
    /// asked for it.
    @inlinable @inline(__always)
    public func test(isolation: (any Actor)? = #isolation, _ make: @escaping () throws -> Value) -> Dependency {
        picking(make, isolation, DeclaredProperty.Rank.test, if: UInt(DIKIT_STATE_TEST.rawValue))
    }

    /// Says that the live instance is meant in a test as well, of a dependency that is made of nothing but other dependencies:
    ///
    /// ```swift
    /// var repository: Dependency<Repository> { self(.cached) { Repository(api: self.api()) }.liveInTests() }
    /// ```
    ///
    /// What it is made of still has to say so itself. Put it after the other closures: where one of them applies, it is that one which is meant.
    @inlinable @inline(__always)
    public func liveInTests() -> Dependency {
        guard case .declared(let declared) = storage else { return self }
        let word = declared.property.word | DeclaredProperty.Bits.dependsOnContext
        let choice = DeclaredProperty.Rank.test << DeclaredProperty.Bits.rank | word & DeclaredProperty.Bits.isolation
        let property = declared.property.saying(dikit_pick(word, choice, UInt(DIKIT_STATE_TEST.rawValue)))
        return Dependency(.declared(Declared(container: declared.container, property: property, make: declared.make)))
    }

    /// The default in a debug build.
    @inlinable @inline(__always)
    public func onDebug(isolation: (any Actor)? = #isolation, _ make: @escaping () throws -> Value) -> Dependency {
        picking(make, isolation, DeclaredProperty.Rank.debug, if: UInt(DIKIT_STATE_DEBUG.rawValue))
    }

    /// The default on a simulator.
    @inlinable @inline(__always)
    public func onSimulator(isolation: (any Actor)? = #isolation, _ make: @escaping () throws -> Value) -> Dependency {
        picking(make, isolation, DeclaredProperty.Rank.simulator, if: UInt(DIKIT_STATE_SIMULATOR.rawValue))
    }

    /// The default on a phone, tablet, watch, television or headset of Apple's that is no simulator.
    @inlinable @inline(__always)
    public func onDevice(isolation: (any Actor)? = #isolation, _ make: @escaping () throws -> Value) -> Dependency {
        picking(make, isolation, DeclaredProperty.Rank.device, if: UInt(DIKIT_STATE_DEVICE.rawValue))
    }

    /// What applies, against everything else, when the program was started with an argument: `.onArg("-mock-api") { MockAPI() }`.
    ///
    /// What is registered for the dependency meanwhile is dropped.
    @inlinable @inline(__always)
    public func onArg(_ argument: String, isolation: (any Actor)? = #isolation, _ make: @escaping () throws -> Value) -> Dependency {
        let state = UInt(DIKIT_STATE_ARGUMENTS.rawValue | DIKIT_STATE_SCOPES.rawValue)
        guard dikit_state() & state != 0, DependencyContext.isCurrent(argument: argument) else {
            return replacing(nil, isolation, DeclaredProperty.Rank.argument)
        }
        return replacing(make, isolation, DeclaredProperty.Rank.argument)
    }

    @inlinable @inline(__always)
    func picking(_ make: @escaping () throws -> Value, _ isolation: (any Actor)?, _ rank: UInt, if bit: UInt) -> Dependency {
        guard case .declared(let declared) = storage else { return self }
        let word = declared.property.word | DeclaredProperty.Bits.dependsOnContext
        let picked = dikit_pick(word, rank << DeclaredProperty.Bits.rank | DeclaredProperty.bits(of: isolation), bit)
        let property = declared.property.saying(picked)
        let make = picked == word ? declared.make : MakeBox(make)
        return Dependency(.declared(Declared(container: declared.container, property: property, make: make)))
    }

    @usableFromInline
    func replacing(_ make: (() throws -> Value)?, _ isolation: (any Actor)?, _ rank: UInt) -> Dependency {
        guard case .declared(let declared) = storage else { return self }
        let word =
            make == nil
            ? declared.property.word | DeclaredProperty.Bits.dependsOnContext
            : declared.property.word(of: rank, DeclaredProperty.bits(of: isolation))
        let property = declared.property.saying(word)
        return Dependency(.declared(Declared(container: declared.container, property: property, make: make.map(MakeBox.init) ?? declared.make)))
    }
}

/// The word when the closure of a rank is picked; the same word when its context is not the current one or another closure's is above it.
@_cdecl("dikit_pick_in_context")
func pickInContext(_ word: UInt, _ choice: UInt, _ bit: UInt) -> UInt {
    typealias Bits = DeclaredProperty.Bits
    guard DependencyContext.isCurrent(bit), word & Bits.rankMask <= choice & Bits.rankMask else { return word }
    return (word & ~(Bits.rankMask | Bits.isolation) | choice) ^ Bits.pick
}

extension DeclaredProperty {
    func word(of rank: UInt, _ isolationBits: UInt) -> UInt {
        let unchanged = word & ~(Bits.rankMask | Bits.isolation)
        return unchanged | rank << Bits.rank | Bits.dependsOnContext | isolationBits
    }

    /// Where a closure that was written on an actor has to run.
    @inlinable @inline(__always)
    static func bits(of isolation: (any Actor)?) -> UInt { isolation == nil ? 0 : bits(ofActor: isolation) }

    @usableFromInline
    static func bits(ofActor isolation: (any Actor)?) -> UInt {
        switch FactoryIsolation(writtenIn: isolation) {
        case .anywhere: 0
        case .mainImplicit, .mainExplicit: Bits.needsMain
        case .anywhereDespiteActor: Bits.foreignActor
        }
    }
}
