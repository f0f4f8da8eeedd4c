/// An object of one stored Int that needs nothing.
final class Leaf: Sendable {
    let value: Int
    init(value: Int = 1) { self.value = value }
}

/// What is asked for where the request is for a protocol.
protocol Service {
    var value: Int { get }
}

/// The object behind the protocol.
final class LiveService: Service, Sendable {
    let value: Int
    init(value: Int = 1) { self.value = value }
}

/// An object of 152 bytes, so that the reference counts of two that lie side by side are more than 128 bytes apart and two
/// threads that use them do not write to one cache line or its neighbour.
final class PaddedLeaf: Sendable {
    let value: Int
    let padding: Padding
    init(value: Int = 1) {
        self.value = value
        padding = noPadding
    }
}

/// Another type of the same layout.
final class OtherPaddedLeaf: Sendable {
    let value: Int
    let padding: Padding
    init(value: Int = 1) {
        self.value = value
        padding = noPadding
    }
}

/// 128 bytes.
typealias Padding = (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)
private let noPadding: Padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

/// Makes a padded object between two that are never freed, so that what lies before it is not in use either.
func apart<T: AnyObject>(_ make: () -> T) -> T {
    _ = Unmanaged.passRetained(make())
    let object = make()
    _ = Unmanaged.passRetained(make())
    return object
}
