public import CDIKit

extension ReadSide {
    /// The kept instance of a declared dependency. A function of its own, which releases nothing: so a hit need not hold the container
    /// meanwhile, whose reference count all threads would fight over.
    ///
    /// - Parameter word: What was found instead, with the read still open; nil where there must be no read: in a test each request asks
    ///   whether it may have the live instance, a scope may have another one, and while a kept instance is made, what it is built on is
    ///   written down.
    @inlinable @inline(never) @_effects(releasenone)
    static func kept<Value>(_ type: Value.Type, _ name: Word, _ file: Word, in block: Block, orElse word: inout Word?) -> Value? {
        let thread = dikit_thread_current()
        guard DeclaredProperty.mayBeRead(), thread.pointee.recorder == nil else { return nil }
        dikit_thread_enter(thread)
        let found = Self.word(of: UInt(bitPattern: ObjectIdentifier(Value.self)), name, file, in: block)
        if found & Tag.kinds == 0, let address = UnsafeRawPointer(bitPattern: found & ~Tag.all) {
            let value = address.assumingMemoryBound(to: Value.self).pointee
            dikit_thread_leave(thread)
            return value
        }
        word = found
        return nil
    }
}
