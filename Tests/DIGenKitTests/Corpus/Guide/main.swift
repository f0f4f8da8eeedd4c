func expect(_ holds: Bool, _ what: String) { print("\(holds ? "ok" : "WRONG") \(what)") }

let resolver = LiveAppResolver()
expect(resolver.resolveWeatherService().today() == "sunny", "a protocol's implementation")
expect(resolver.resolveSessionStore() === resolver.resolveHomeModel().dependency.store, "a shared instance")
let (cell, screen) = show(resolver)
expect(cell.dependency.weather.today() == "sunny" && screen.dependency.city == "Oslo", "made by others, and by a method")
print("end")
