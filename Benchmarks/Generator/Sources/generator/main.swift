import DIGenKit
import Dispatch
import Foundation
import SwiftParser

// Generates made-up projects, and parses the same files with SwiftParser alone, on as many threads: what a generator has to pay at least
// that parses everything. The two take turns; the figures are medians, and the ratio is that of the medians.
//
//     swift run -c release --package-path Benchmarks/Generator generator [repetitions]

let repetitions = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 5

func milliseconds(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func pad(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

print(pad("files", 8), pad("one in", 8), pad("parse", 12), pad("generate", 12), pad("ratio", 8))
for (count, share) in [(100, 10), (1_000, 10), (10_000, 10), (1_000, 1)] {
    let tree = try Tree(files: count, oneIn: share)
    defer { tree.remove() }
    var (parses, generations): ([Double], [Double]) = ([], [])
    for _ in 0..<repetitions {
        parses.append(
            milliseconds {
                let files = tree.files
                DispatchQueue.concurrentPerform(iterations: files.count) { index in
                    guard let data = FileManager.default.contents(atPath: files[index].path) else { fatalError("the file is there") }
                    _ = Parser.parse(source: String(decoding: data, as: UTF8.self)).statements.count
                }
            })
        generations.append(
            milliseconds {
                let outcome = Generator(configuration: Configuration(paths: [tree.folder.path])).generate()
                guard !outcome.hasErrors, outcome.text.contains("resolveType0") else { fatalError("\(outcome.findings.prefix(3))") }
            })
    }
    let (parse, generate) = (median(parses), median(generations))
    print(
        pad("\(count)", 8), pad("\(share)", 8), pad(String(format: "%.1f ms", parse), 12), pad(String(format: "%.1f ms", generate), 12),
        pad(String(format: "%.2f", generate / parse), 8))
}
