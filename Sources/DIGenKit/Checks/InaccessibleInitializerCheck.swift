/// An initialiser that generated code, which stands in another file, cannot call.
enum InaccessibleInitializerCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.types.flatMap { type -> [Finding] in
            var findings = type.makings.compactMap { making -> Finding? in
                guard let member = making.member, !member.access.isVisibleInModule else { return nil }
                return Finding(
                    .inaccessibleInitializer, .error,
                    "`\(making.marker.memberName)` of `\(type.name)` is \(member.access.keyword), and generated code stands in another file",
                    at: member.place)
            }
            guard case .found(let structure) = type.dependency else { return findings }
            for fault in structure.faults {
                switch fault {
                case .privateProperty(let name, let place):
                    findings.append(
                        Finding(
                            .inaccessibleInitializer, .error,
                            "`\(name)` is private, so that the memberwise initialiser of `\(type.name).Dependency` is too; make it visible, or write an initialiser",
                            at: place))
                case .inaccessibleInitializer(let place):
                    findings.append(
                        Finding(
                            .inaccessibleInitializer, .error,
                            "the initialiser of `\(type.name).Dependency` is private, and generated code stands in another file", at: place))
                case .severalInitializers(let places):
                    findings.append(
                        Finding(
                            .inaccessibleInitializer, .error,
                            "`\(type.name).Dependency` has several initialisers, and none takes each stored property by its name", at: places[0],
                            notes: places.dropFirst().map { .init("another one", at: $0) }))
                case .failableInitializer: break
                }
            }
            return findings
        }
    }
}
