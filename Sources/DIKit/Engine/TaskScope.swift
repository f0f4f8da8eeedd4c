/// What belongs to the task that asks: carried along where its work is run in another task.
///
/// Each task-local of DIKit is named here, once to be read and once to be set, and nowhere else.
struct TaskScope: Sendable {
    private let resolver = InjectSettings.scopedResolver
    private let layer = Layer.active
    private let hook = Reporter.hook

    /// Runs `work` in this scope, also where the scope has nothing and the current task has something.
    func run(_ work: () -> Void) {
        InjectSettings.$scopedResolver.withValue(resolver) {
            Layer.$current.withValue(layer) {
                Reporter.$hook.withValue(hook, operation: work)
            }
        }
    }
}
