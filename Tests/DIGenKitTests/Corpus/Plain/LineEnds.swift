// A byte order mark and CRLF.

import DIKit

struct Windows: Injectable {
    struct Dependency {
        let path: String
    }
    let path: String
    init(dependency: Dependency) {
        path = dependency.path
    }
}
