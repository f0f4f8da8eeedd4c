import DIGenKit
import Testing

@Suite struct SkeletonTests {
    @Test func nothingGivesNothing() {
        #expect(Generator(configuration: Configuration(paths: [])).generate(from: []).text.isEmpty)
    }
}
