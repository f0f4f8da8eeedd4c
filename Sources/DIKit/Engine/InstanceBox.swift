/// One instance that a container keeps, or hands from its maker to those who wait for it.
///
/// Unchecked, because the payload is initialised before the box is shared and only copied from then on; whether the
/// instance itself may be used by several threads is what registering it with a kept lifetime says.
final class InstanceBox: @unchecked Sendable {
    let record: BuildRecord
    let payload: UnsafeMutableRawPointer
    let type: any Any.Type

    /// Takes over memory from ``ValueMemory/allocate(for:)`` that holds a value of the type, which is the record's unless the
    /// instance is kept as what it implements.
    init(adopting payload: UnsafeMutableRawPointer, as type: any Any.Type, record: BuildRecord) {
        self.payload = payload
        self.type = type
        self.record = record
    }

    deinit {
        ValueMemory.destroy(type, at: payload)
        payload.deallocate()
    }

    func copy(to memory: UnsafeMutableRawPointer) { ValueMemory.copy(type, from: payload, to: memory) }

    /// The same instance as another type, or nil if it is not of that type.
    func cast(to target: any Any.Type) -> InstanceBox? {
        let memory = ValueMemory.allocate(for: target)
        guard ValueMemory.cast(type, at: payload, to: target, into: memory) else {
            memory.deallocate()
            return nil
        }
        return InstanceBox(adopting: memory, as: target, record: record)
    }

    var object: AnyObject? { ValueMemory.object(type, at: payload) }
}

/// One instance that is kept only as long as somebody else holds it.
///
/// Unchecked, because both fields are written once, before the box is shared; a weak reference may be read by any
/// number of threads at once.
final class WeakInstanceBox: @unchecked Sendable {
    let record: BuildRecord
    private let type: any Any.Type
    private(set) weak var object: AnyObject?
    /// The bytes of the registered type, holding nothing: read only while `object` is held, when they are a valid value again. Nil
    /// where they would not be, because they lead to the object through something else: the object is then cast instead.
    private let bytes: UnsafeMutableRawPointer?

    init(_ object: AnyObject, copying box: InstanceBox) {
        record = box.record
        self.object = object
        type = box.type
        guard ValueMemory.begins(type, at: box.payload, with: object) else {
            bytes = nil
            return
        }
        let bytes = ValueMemory.allocate(for: type)
        ValueMemory.copyBytes(type, from: box.payload, to: bytes)
        self.bytes = bytes
    }

    deinit { bytes?.deallocate() }

    /// Whether a reader can copy it without a cast.
    var isReadable: Bool { bytes != nil }

    /// The instance, held, if it is still alive.
    var held: InstanceBox? {
        let memory = ValueMemory.allocate(for: type)
        if copy(to: memory) { return InstanceBox(adopting: memory, as: type, record: record) }
        memory.deallocate()
        return nil
    }

    /// Copies the instance if it is still alive.
    func copy(to memory: UnsafeMutableRawPointer) -> Bool {
        guard let object else { return false }
        guard let bytes else { return ValueMemory.cast(object, to: type, into: memory) }
        withExtendedLifetime(object) { ValueMemory.copy(type, from: bytes, to: memory) }
        return true
    }
}
