import DIKit
internal import Foundation
@preconcurrency import Synchronization

// Foundation is no part of what is public, and Dispatch is public elsewhere.

struct Ledger: Injectable {
    struct Dependency {
        let url: URL
    }
    let url: URL
    init(dependency: Dependency) { url = dependency.url }
}
extension Ledger: Sendable {}
