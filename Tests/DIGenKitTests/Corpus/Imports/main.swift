import DIKit
import Dispatch
import Foundation

struct Implementation: StoreResolver {
    func provideQueue() -> DispatchQueue { .main }
}
let resolver = Implementation()
let date = Date(timeIntervalSince1970: 1)
print(resolver.resolveStore(opened: date).opened == date ? "ok imports: public" : "WRONG imports: public")
print(resolver.resolveLedger(url: URL(fileURLWithPath: "/")).url.path == "/" ? "ok imports: internal" : "WRONG imports: internal")
print("end")
