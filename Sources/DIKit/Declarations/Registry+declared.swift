internal import CDIKit

// Requests for declared dependencies that no reader could answer.
extension Registry {
    /// Puts the instance of a declared dependency into `memory`, or ends the program.
    /// - Returns: false when the factory of an optional answered nil.
    @usableFromInline
    func requireOrStop(
        _ property: DeclaredProperty, _ type: any Any.Type, _ factory: FactoryBox, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) -> Bool {
        do throws(ResolutionError) {
            return try require(property, type, factory, place, into: memory)
        } catch {
            Trap.stopResolve(error)
        }
    }

    /// The same, where the caller is to have the error.
    func requireOrThrow(
        _ property: DeclaredProperty, _ type: any Any.Type, _ factory: FactoryBox, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Bool {
        let thread = dikit_thread_current()
        dikit_thread_set_catching(thread, dikit_thread_catching(thread) + 1)
        defer { dikit_thread_set_catching(thread, dikit_thread_catching(thread) - 1) }
        return try require(property, type, factory, place, into: memory)
    }

    private func require(
        _ property: DeclaredProperty, _ type: any Any.Type, _ factory: FactoryBox, _ place: SourcePlace, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Bool {
        let asked = standingIn
        let key = Key(type, property: property.propertyName)
        let automatic = asked.root.automaticRegistration(of: key, property, place)
        let layer = Layer.active
        let (homes, root) = asked.homes(in: layer)
        for index in homes.indices.reversed() where !property.isByArgument {
            guard let cell = homes[index].override(of: key) else { continue }
            return try asked.answer(cell, property, in: homes, from: index, asked.call(key, .empty, place), into: memory)
        }
        if property.isPromise, property.isWithoutContext, automatic == nil {
            return try asked.answerPromise(key, property, place)
        }
        if automatic != nil || property.isLive, DependencyContext.isTest {
            Reporter.report(Reports.liveInTest(key, declared: property, asked: place), at: place)
        }
        let start =
            property.kind == .singleton ? homes.lastIndex { $0.keepsSingletons } : property.kind == .scoped ? homes.lastIndex { $0 === asked } : root
        var line = start.map { Array(homes[$0...]) } ?? [.process] + homes
        // A singleton is built from the root: what a child registers is nothing to it.
        if property.kind == .singleton { line.removeAll { !$0.home.isLayer && $0 !== Registry.process && $0 !== asked.root } }
        let owner = line.first ?? asked
        let cell = owner.defaultCell(for: key, property)
        let made = automatic.map { DeclaredFactory(factory: $0.factory, isolation: $0.isolation) }
        let call = asked.call(key, .empty, place, factory: made ?? DeclaredFactory(factory: factory, isolation: property.isolation))
        return try asked.answer(cell, property, in: line, from: 0, call, into: memory)
    }

    /// Answers by a cell that belongs to `homes[index]`.
    private func answer(
        _ cell: Cell, _ property: DeclaredProperty, in homes: [Registry], from index: Int, _ call: Call, into memory: UnsafeMutableRawPointer
    ) throws(ResolutionError) -> Bool {
        let owner = homes[index]
        let isMade: Bool
        switch cell.registration.lifetime {
        case .unique: isMade = try cell.registration.make(builder: self, call: call, into: memory)
        case .graph: isMade = try cell.registration.makeInGraph(builder: self, call: call, into: memory)
        case .cached, .custom, .shared, .singleton, .scoped:
            guard let line = Line(homes[index...]) else { preconditionFailure("a cell belongs to a home") }
            isMade = try Creations.shared.obtain(cell, along: line, builder: builder(of: owner, along: line), call: call, into: memory)
        }
        if cell.registration.lifetime == .singleton, owner !== self, owner.keepsSingletons { noteSingleton(cell, of: owner) }
        // A container's readers find it from now on, if it is this container's own; those of a child look at its parents, too.
        if owner === self { show(cell, property) } else if owner === Registry.process, Layer.active == nil { root.mirror(cell, property) }
        return isMade
    }

    /// The container that an instance is built from which `owner` keeps.
    private func builder(of owner: Registry, along line: Line) -> Registry {
        // Where a child has something of its own, the instance may turn out to be the child's.
        if owner.home.isLayer || owner === Registry.process { return root }
        return line.inner.contains { !$0.home.isLayer && $0.content.withLock { $0.overrideCount > 0 } } ? self : owner
    }

    /// This container, or the one that a kept instance under way is built from, if this is its child.
    private var standingIn: Registry {
        guard let builder = Self.innermostBuilder, self !== builder, descends(from: builder) else { return self }
        return builder
    }

    /// Where a singleton is kept that is asked for here and that is built on nothing but defaults.
    var homeOfSingletons: Home { homes(in: Layer.active).homes.last { $0.keepsSingletons }?.home ?? Registry.process.home }

    var root: Registry {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    private func answerPromise(_ key: Key, _ property: DeclaredProperty, _ place: SourcePlace) throws(ResolutionError) -> Bool {
        #if DEBUG
            throw .brokenPromise(call(key, .empty, place), declared: property.place)
        #else
            dikit_thread_current().note(.missing(key))
            return false
        #endif
    }
}

// MARK: The cells of declared dependencies

extension Registry {
    /// What was registered here for a declared dependency, but for what the container's `autoRegister()` says.
    fileprivate func override(of key: Key) -> Cell? {
        content.withLock { content in content.cells[key].flatMap { $0.registration.isDefault ? nil : $0 } }
    }

    /// The cell of what the declaration says itself.
    func defaultCell(for key: Key, _ property: DeclaredProperty) -> Cell {
        content.withLock { content in
            if let cell = content.defaults[key] { return cell }
            let said = Registration.Default(
                dependsOnContext: property.word & DeclaredProperty.Bits.dependsOnContext != 0, isPromise: property.isPromise)
            let registration = Registration(
                key: key, lifetime: property.kind, isolation: property.isolation, place: property.place, source: .declared(said), home: nil
            ) { _, _, _ in preconditionFailure("a declaration brings its factory with each request") }
            content.lastSequence += 1
            let cell = Cell(registration, after: nil, sequence: content.lastSequence)
            content.defaults[key] = cell
            return cell
        }
    }

    /// Lets readers find a cell of this container under the addresses of a declaration.
    private func show(_ cell: Cell, _ property: DeclaredProperty) {
        guard readsWithoutLock, ReadSide.readsNames else { return }
        let slot = property.slotKey(cell.registration.key.type)
        let isNew = content.withLock { content -> Bool in
            guard !cell.slots.contains(slot), content.current(cell.registration.key) === cell else { return false }
            cell.slots.append(slot)
            ReadSide.insert(slot, into: block.value)
            return true
        }
        if isNew { Creations.shared.state.withLock { _ in publish([cell]) } }
    }

    /// Remembers what a reset of this container has to let go of elsewhere.
    private func noteSingleton(_ cell: Cell, of owner: Registry) {
        content.withLock { content in
            guard content.singletons[ObjectIdentifier(cell)]?.cell == nil else { return }
            content.singletons = content.singletons.filter { $0.value.cell != nil }
            content.singletons[ObjectIdentifier(cell)] = Singleton(cell: cell, owner: owner)
        }
    }

    /// Lets readers of this container find an instance that the process keeps.
    private func mirror(_ cell: Cell, _ property: DeclaredProperty) {
        guard readsWithoutLock, ReadSide.readsNames else { return }
        let own = defaultCell(for: cell.registration.key, property)
        show(own, property)
        Creations.shared.state.withLock { _ in
            guard own.instance == nil, let instance = cell.instance, addMirror(own, of: instance.record) else { return }
            own.instance = instance
            cell.dependents.append(Cell.Dependent(cell: own, owner: self))
            publish([own])
        }
    }
}

extension Registry.Content {
    /// The cell that readers of this container are to find.
    func current(_ key: Key) -> Cell? { cells[key] ?? scoped[key] ?? defaults[key] }
}

extension DeclaredProperty {
    fileprivate var kind: LifetimeKind { Lifetime(identity: lifetime).kind }
    var isWithoutContext: Bool { word & Bits.rankMask == 0 }
}

// MARK: The graph

extension Registration {
    /// Makes an instance that is one for the outermost resolve.
    func makeInGraph(builder: Registry, call: Call, into memory: UnsafeMutableRawPointer) throws(ResolutionError) -> Bool {
        let graph = call.thread.graph
        let isOutermost = call.thread.frames == nil
        defer { if isOutermost { endGraph(on: call.thread) } }
        let entry = Graph.Entry(key: key, builder: builder.home, layer: Layer.active?.registry.home)
        if let known = graph.instances[entry] {
            guard let known else { throw .cycle(ofGraph: self, call: call) }
            known.copy(to: memory)
            call.thread.note(.received(known.record))
            return true
        }
        graph.instances[entry] = .some(nil)
        var made: InstanceBox?
        defer { graph.instances[entry] = made.map { .some($0) } }
        made = try makeBox(builder: builder, call: call)
        guard let made else {
            call.thread.note(.missing(key))
            return false
        }
        made.copy(to: memory)
        call.thread.note(.received(made.record))
        return true
    }
}
