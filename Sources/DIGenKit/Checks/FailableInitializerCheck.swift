/// An initialiser that may answer nil: there would be nothing to hand on.
enum FailableInitializerCheck: Check {
    static func findings(in context: CheckContext) -> [Finding] {
        context.types.flatMap { type -> [Finding] in
            var findings = type.makings.compactMap { making -> Finding? in
                guard let member = making.member, member.isFailable else { return nil }
                return Finding(
                    .failableInitializer, .error,
                    "`\(making.marker.memberName)` of `\(type.name)` may answer nil; let it throw and conform to `ThrowingInjectable`",
                    at: member.place)
            }
            if case .found(let structure) = type.dependency {
                for case .failableInitializer(let place) in structure.faults {
                    findings.append(
                        Finding(.failableInitializer, .error, "the initialiser of `\(type.name).Dependency` may answer nil or is generic", at: place))
                }
            }
            return findings
        }
    }
}
