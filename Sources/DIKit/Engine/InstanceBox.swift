/// One instance that a container keeps, or hands from its maker to those who wait for it.
///
/// Unchecked, because the payload is initialised before the box is shared and only copied from then on; whether the
/// instance itself may be used by several threads is what registering it with a kept lifetime says.
final class InstanceBox: @unchecked Sendable {
    let record: BuildRecord
    let payload: UnsafeMutableRawPointer
    private var type: any Any.Type { record.registration.key.type }

    /// Takes over memory from ``ValueMemory/allocate(for:)`` that holds a value of the record's type.
    init(adopting payload: UnsafeMutableRawPointer, record: BuildRecord) {
        self.payload = payload
        self.record = record
    }

    deinit {
        ValueMemory.destroy(type, at: payload)
        payload.deallocate()
    }

    func copy(to memory: UnsafeMutableRawPointer) { ValueMemory.copy(type, from: payload, to: memory) }

    var object: AnyObject? { ValueMemory.object(type, at: payload) }
}

/// One instance that is kept only as long as somebody else holds it.
///
/// Unchecked, because both fields are written once, before the box is shared; a weak reference may be read by any
/// number of threads at once.
final class WeakInstanceBox: @unchecked Sendable {
    let record: BuildRecord
    private weak var object: AnyObject?
    /// The bytes of the registered type, holding nothing: read only while `object` is held, when they are a valid value again.
    private let bytes: UnsafeMutableRawPointer

    init(_ object: AnyObject, copying box: InstanceBox) {
        record = box.record
        self.object = object
        bytes = ValueMemory.allocate(for: record.registration.key.type)
        ValueMemory.copyBytes(record.registration.key.type, from: box.payload, to: bytes)
    }

    deinit { bytes.deallocate() }

    var isAlive: Bool { object != nil }

    /// Copies the instance if it is still alive.
    func copy(to memory: UnsafeMutableRawPointer) -> Bool {
        guard let object else { return false }
        withExtendedLifetime(object) { ValueMemory.copy(record.registration.key.type, from: bytes, to: memory) }
        return true
    }
}
