/// Takes what the program has to say.
public protocol Output {
    /// Writes a text as it is.
    func write(_ text: String) throws(OrdersError)
}

/// One of the process's standard streams, written to at once and without a buffer.
public enum StandardStream: Int32, Output {
    /// Where results go.
    case output = 1
    /// Where messages go.
    case error = 2

    /// Writes the whole text, however often the system has to be asked.
    public func write(_ text: String) throws(OrdersError) {
        do throws(Posix.Failure) {
            try Posix.send(Array(text.utf8), to: rawValue)
        } catch {
            throw .unwritable(reason: error.description)
        }
    }
}
