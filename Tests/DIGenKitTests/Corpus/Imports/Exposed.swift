public import DIKit
public import Dispatch

public import struct Foundation.Date

public protocol StoreResolver: Resolver {
    func provideQueue() -> DispatchQueue
}
public struct Store: Injectable {
    public struct Dependency {
        public let queue: DispatchQueue
        public let opened: Date
        public init(queue: DispatchQueue, opened: Date) {
            self.queue = queue
            self.opened = opened
        }
    }
    public let opened: Date
    public init(dependency: Dependency) { opened = dependency.opened }
}
