// An error instead of a trap.
// snippet.hide
import DIKit

protocol API {}
let container = Container()
// snippet.show

let maybe = container.optionalResolve((any API).self)  // nil when nothing answers

do throws(ResolutionError) {  // in a closure Swift infers the type of `error` only if it is named
    let api = try container.tryResolve((any API).self)
    print(api)
} catch {
    print(error.report)  // a ResolutionError, here with the code .missing
}
// snippet.hide
print(maybe as Any)
