internal import CDIKit

// In a preview process the latest preview's overrides are a layer too. It is no task's: the views that ask for what it overrides are
// drawn after the preview's closure has returned. Only that closure writes to it: a container that a view makes or fills later is not
// the preview's, since the next preview may use it as well.
extension Layer {
    private static let latest = Locked<Layer?>(nil)

    /// The latest preview's, where there are previews.
    static var ofPreview: Layer? {
        dikit_state() & UInt(DIKIT_STATE_PREVIEW.rawValue) == 0 ? nil : latest.withLock { $0 }
    }

    /// A layer that takes the place of the latest preview's, which ends. Nil where there are no previews, and in a task that has a layer.
    static func ofNextPreview() -> Layer? {
        guard dikit_state() & UInt(DIKIT_STATE_PREVIEW.rawValue) != 0, ofTask == nil else { return nil }
        let next = Layer(over: nil)
        // What the old one keeps is the user's, so it is released outside the lock.
        let last = latest.withLock { layer in
            defer { layer = next }
            return layer
        }
        last?.close()
        return next
    }
}
