internal import CDIKit

// What the read side sees of the cells. Called under the container's lock, except where it says otherwise.
extension Registry {
    /// Makes a cell's key known to readers, who from now on no longer look in a parent.
    func makeKnown(_ cell: Cell) {
        guard ReadSide.readsNames || cell.spelling == nil else { return }
        for slot in cell.slotKeys {
            ReadSide.insert(slot, into: block.value)
            ReadSide.set(readsWithoutLock ? cell.registration.word : 0, of: slot, in: block.value)
        }
    }

    /// Sends readers of a cell's key to the container.
    func makeUnknown(_ cell: Cell) {
        for slot in cell.slotKeys { ReadSide.set(0, of: slot, in: block.value) }
    }

    /// Lets readers see what the cells hold now. Takes the container's lock, under that of ``Creations``.
    func publish(_ cells: [Cell]) {
        guard readsWithoutLock else { return }
        content.withLock { content in
            for cell in cells {
                // A cell that a later registration has replaced is no longer what readers see.
                guard content.current(cell.registration.key) === cell else { continue }
                for slot in cell.slotKeys { ReadSide.set(cell.word, of: slot, in: block.value) }
            }
        }
    }
}

extension Registration {
    /// The word of a registration that nothing is kept for.
    fileprivate var word: ReadSide.Word { lifetime == .unique ? factoryWord : 0 }

    /// The word that lets a reader call the factory; 0 when that takes more than a call.
    fileprivate var factoryWord: ReadSide.Word {
        // The reader of a declared dependency brings the factory that the declaration says, and no other.
        !isolation.needsMain && target == nil && (key.property == nil || isDeclared) && !isPromise ? UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) | ReadSide.Tag.unique : 0
    }
}

extension Cell {
    fileprivate var slotKeys: [ReadSide.SlotKey] {
        registration.key.property == nil ? [ReadSide.SlotKey(registration.key.type, spelling: spelling)] : slots
    }

    /// The word of what the cell holds now. Under the lock of ``Creations``.
    fileprivate var word: ReadSide.Word {
        // Built from its keeper like any shared instance, whichever child asks.
        if makesValues, registration.factoryWord != 0 { return registration.factoryWord | ReadSide.Tag.ownOnly }
        if let instance { return UInt(bitPattern: instance.payload) | (registration.lifetime == .scoped ? ReadSide.Tag.ownOnly : 0) }
        if let weakInstance {
            return !weakInstance.isReadable ? 0 : UInt(bitPattern: Unmanaged.passUnretained(weakInstance).toOpaque()) | ReadSide.Tag.weak
        }
        return registration.word
    }
}

extension Cell {
    /// Whether a reader may have found the factory, and call it without a reference.
    fileprivate var isCalledByReaders: Bool {
        registration.factoryWord != 0 && (registration.lifetime == .unique || Creations.shared.state.withLock { _ in makesValues })
    }
}

// MARK: Retired registrations

/// A replaced registration, and the threads that were inside a factory when it was replaced: one of them may be calling it,
/// since a call of a factory that nobody keeps holds no reference.
struct Retired {
    let cell: Cell
    var busy: [Thread]
}

extension Registry {
    /// Keeps a replaced cell until no factory that was under way can use it. Takes the container's lock.
    func retire(_ cell: Cell) {
        // Every other call holds a reference.
        guard cell.isCalledByReaders else { return }
        let busy = Thread.mayBeCalling(cell.registration)
        let isTimeToSweep = content.withLock { content -> Bool in
            if !busy.isEmpty { content.retired.append(Retired(cell: cell, busy: busy)) }
            // A sweep looks at all of them: once they are many, the next one waits until there are twice as many.
            let count = content.retired.count
            return count > 0 && (count < Content.firstSweep || count >= content.nextSweep)
        }
        if isTimeToSweep { sweep() }
    }

    /// Lets go of retired cells whose threads have been seen outside every factory. Takes the container's lock.
    func sweep() {
        let released = content.withLock { content -> [Cell] in
            guard !content.retired.isEmpty else { return [] }
            for index in content.retired.indices { content.retired[index].busy.removeAll { !$0.isInsideFactory } }
            defer {
                content.retired.removeAll { $0.busy.isEmpty }
                content.nextSweep = max(Content.firstSweep, 2 * content.retired.count)
            }
            return content.retired.filter(\.busy.isEmpty).map(\.cell)
        }
        // The user's closures end here, outside the lock.
        withExtendedLifetime(released) {}
    }
}

extension Thread {
    fileprivate var isInsideFactory: Bool { dikit_thread_frames_of_other(self) != 0 }

    /// The threads that may be calling the factory of `registration`: of the others all that are inside some factory, since their
    /// frames do not stand still; the calling thread only if its own frames say so.
    fileprivate static func mayBeCalling(_ registration: Registration) -> [Thread] {
        let current: Thread = dikit_thread_current()
        return sequence(first: dikit_thread_first(), next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { $0 }.filter { thread in
            thread.isInsideFactory && (thread != current || thread.isCalling(registration))
        }
    }

    private func isCalling(_ registration: Registration) -> Bool {
        // While this thread runs a factory for another one, its own frames are put aside.
        pointee.resolution != UInt(bitPattern: self) || PathStep.path(from: frames).contains { $0.registration === registration }
    }
}
