// A child for the time of a request.
// snippet.hide
import DIKit

struct Request { let path: String }
final class Session { let id = 1 }
final class Handler {
    let request: Request
    let session: Session
    init(request: Request, session: Session) {
        self.request = request
        self.session = session
    }
}
let container = Container()
// snippet.show

container.register(Session.self, options: .scoped) { Session() }  // one for each child
container.register(Handler.self, options: .transient) { resolver in
    Handler(request: resolver.resolve(), session: resolver.resolve())
}

func respond(to request: Request) -> Handler {
    let scope = container.child()
    scope.register(Request.self, options: .container) { request }
    return scope.resolve()  // built from the child, which ends with the request
}
// snippet.hide
print(respond(to: Request(path: "/")).session.id)
