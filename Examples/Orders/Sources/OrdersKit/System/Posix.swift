#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The calls to the system that the program needs, in one place.
enum Posix {
    /// An error code of the system.
    struct Failure: Error, CustomStringConvertible {
        let code: Int32
        var description: String { String(cString: strerror(code)) }
    }

    /// The bytes of the file at a path.
    static func contents(of path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        defer { close(descriptor) }
        return try contents(of: descriptor)
    }

    /// The bytes that come from a descriptor until its end.
    static func contents(of descriptor: Int32) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes += piece[..<count]
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }

    /// Hands bytes to a descriptor until it has taken all of them.
    static func send(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent) }
            if count >= 0 {
                sent += count
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }

    /// The day in the computer's time zone; nil when the system cannot tell.
    static func today() -> CalendarDate? {
        var seconds = time(nil)
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return nil }
        return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }

    /// Ends the process.
    static func end(_ code: Int32) -> Never { exit(code) }
}
