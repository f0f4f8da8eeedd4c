import DIKit

await checkActors()
print("end")
