import Testing

@testable import DIKit

@Suite struct PrintedTextTests {
    @Test func aNameIsALiteralOnOneLine() {
        // No arguments of the test, which would be printed as they are.
        for (name, quoted) in [
            ("v1", #""v1""#), ("", #""""#), ("Bob's", #""Bob's""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a\nb\r\tc\0", #""a\nb\r\tc\0""#),
            ("a\u{202E}b\u{2028}\u{1B}[31m\u{FEFF}", #""a\u{202E}b\u{2028}\u{1B}[31m\u{FEFF}""#), ("größer 👩‍👩‍👧", #""größer 👩‍👩‍👧""#),
        ] {
            #expect(PrintedText.quoted(name) == quoted)
        }
    }

    @Test func aLongNameLosesItsMiddle() {
        let quoted = PrintedText.quoted(String(repeating: "a", count: 100_000) + "z")
        #expect(quoted.count <= PrintedText.longestName)
        #expect(quoted.hasPrefix("\"aaa") && quoted.contains("a…a") && quoted.hasSuffix("az\""))
    }

    @Test func aCharacterOfAThousandMarksIsShortenedToo() {
        let quoted = PrintedText.quoted("e" + String(repeating: "\u{301}", count: 1_000))
        #expect(quoted.unicodeScalars.count <= PrintedText.longestName)
    }

    @Test func anErrorIsOneLineWithItsType() {
        struct Failure: Error, CustomStringConvertible { let description: String }
        #expect(PrintedText.error(Failure(description: "no\nnet")) == #"no\nnet (PrintedTextTests.Failure)"#)
        #expect(PrintedText.error(Failure(description: "")) == "PrintedTextTests.Failure")
        #expect(PrintedText.error(Failure(description: String(repeating: "x", count: 1_000_000))).count < 500)
        #expect(PrintedText.error(CancellationError()) == "CancellationError()")
    }
}
