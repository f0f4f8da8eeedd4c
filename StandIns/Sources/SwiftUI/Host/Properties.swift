@_spi(Reflection) private import Swift

/// Finds the dynamic properties of a view and connects them with what its node keeps.
@MainActor
enum Properties {
    static func install<Root>(in root: inout Root, of node: ViewNode) {
        withUnsafeMutablePointer(to: &root) { installFields(of: Root.self, at: UnsafeMutableRawPointer($0), 0, node) }
    }

    private static func installFields(of type: any Any.Type, at base: UnsafeMutableRawPointer, _ offset: Int, _ node: ViewNode) {
        var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
        _ = _forEachField(of: type, options: []) { _, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append((offset, type)) }
            return true
        }
        for field in fields { install(field.type, at: base + field.offset, offset + field.offset, node) }
    }

    private static func install<Property: DynamicProperty>(
        _ type: Property.Type, at memory: UnsafeMutableRawPointer, _ offset: Int, _ node: ViewNode
    ) {
        if let type = type as? any InstalledProperty.Type {
            connect(type, at: memory, offset, node)
        } else {
            installFields(of: type, at: memory, offset, node)
        }
        memory.assumingMemoryBound(to: Property.self).pointee.update()
    }

    private static func connect<Property: InstalledProperty>(
        _ type: Property.Type, at memory: UnsafeMutableRawPointer, _ offset: Int, _ node: ViewNode
    ) {
        let place = PropertyPlace(offset: offset, type: ObjectIdentifier(type))
        memory.assumingMemoryBound(to: Property.self).pointee.install(in: node, at: place)
    }
}
