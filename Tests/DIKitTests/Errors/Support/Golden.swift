import Foundation
import Testing

@testable import DIKit

/// The text files that say what each message has to be: `Errors/Golden/<case>.txt`.
///
/// To write them anew after a change of the texts, run the tests once with `DIKIT_WRITE_GOLDEN=1` in the environment and read
/// the difference before it is committed.
enum Golden: String, CaseIterable {
    case missing, missingInEmptyContainer, missingWithPath, missingName, missingNameInOtherCase, missingNearNames, missingNearTypes
    case missingTypesThatPrintAlike, missingPrivateTypesThatPrintAlike, missingThatChildHas, missingWithForeignParent, missingInForeignResolver
    case missingFarBelow, missingAskedInOtherFile, missingProtocolOfAType, missingTypeOfAProtocol
    case cycleOfOne, cycleOnOneThread, cycleAcrossTwoThreads, cycleAcrossFiveThreads, cycleOfMany
    case recursion, tooDeep
    case assemblyCycle, forwardingCycle
    case duplicate, duplicateName, duplicateOfImplements, duplicateOfEntityKey, alreadyShared, notYetRegistered, notYetRegisteredInChild
    case argumentOutOfRange, argumentNegativeIndex, argumentOfOtherType, argumentIsNil, argumentsEmpty, argumentByType, argumentOfDependency
    case entityKeyOfOtherType, argumentNotHashable
    case factoryThrew, factoryThrewInside, foreignParentThrew, answeredNil, doesNotImplement, mainUnavailable
    case actorIgnored, argumentsIgnored, cameTooLate, longWait, mainTakesNoWork, mainIsBusy
    case staticParameter, staticAsynchronous, staticName, staticImplementation, staticProtocol, staticInjected, staticUnknown, staticDirectly
    case hostileNames

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")
    static let isWriting = ProcessInfo.processInfo.environment["DIKIT_WRITE_GOLDEN"] != nil

    var file: URL { Self.folder.appendingPathComponent("\(rawValue).txt") }

    /// Both renderings of an error.
    func expect(_ error: ResolutionError?, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let error else {
            Issue.record("there was no error", sourceLocation: sourceLocation)
            return
        }
        #expect(!error.description.contains("\n"), "the line for a log is more than one", sourceLocation: sourceLocation)
        expect(text: error.description + "\n\n" + error.report, sourceLocation: sourceLocation)
    }

    /// A text with the numbers of its lines left out.
    func expect(text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let found = Golden.normalized(text) + "\n"
        if Self.isWriting {
            do {
                try found.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                Issue.record(error, sourceLocation: sourceLocation)
            }
        } else {
            if let difference = Golden.difference(of: found, from: file) { Issue.record("\(difference)", sourceLocation: sourceLocation) }
        }
    }

    /// What is wrong when there is no such file or another text in it.
    static func difference(of found: String, from file: URL) -> String? {
        guard let wanted = try? String(contentsOf: file, encoding: .utf8) else {
            return "no golden file \(file.lastPathComponent): run the tests with DIKIT_WRITE_GOLDEN=1"
        }
        return found == wanted ? nil : "\(file.lastPathComponent) differs; wanted:\n\(wanted)\nfound:\n\(found)"
    }

    /// `File.swift:12` becomes `File.swift:LINE`, a depth becomes `DEPTH`: neither is what a text is about.
    static func normalized(_ text: String) -> String {
        text.replacing(/\.swift:\d+/, with: ".swift:LINE").replacing(/after \d+ nested/, with: "after DEPTH nested")
            .replacing(/and \d{3,} more/, with: "and MANY more").replacing(/\d{3,} times/, with: "MANY times")
    }
}

@Suite struct GoldenFileTests {
    @Test(.enabled(if: !Golden.isWriting, "the golden files are being written"))
    func everyFileBelongsToACase() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path).filter { $0.hasSuffix(".txt") }
        #expect(Set(files) == Set(Golden.allCases.map { "\($0.rawValue).txt" }))
    }

    @Test func aMissingFileIsAFailure() {
        #expect(Golden.difference(of: "", from: Golden.folder.appendingPathComponent("none.txt"))?.hasPrefix("no golden file none.txt") == true)
    }

    @Test func anotherTextIsAFailure() {
        #expect(Golden.difference(of: "", from: URL(fileURLWithPath: #filePath))?.hasPrefix("Golden.swift differs") == true)
    }
}
