import DIKit

extension Stationery.Brush: Injectable {}
extension Stationery.Brush {
    struct Dependency {
        let ink: Ink
    }
}
