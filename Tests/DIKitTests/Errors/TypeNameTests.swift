import Testing

@testable import DIKit

private protocol API {}
private protocol Other {}
private protocol Source<Element, Failure> {
    associatedtype Element
    associatedtype Failure
}
private class Base {}
private enum Outer {
    struct Inner {}
    struct Generic<Value> {
        struct Deep {}
    }
}
extension Array {
    fileprivate struct Page {}
}

@Suite struct TypeNameTests {
    struct Sample: Sendable {
        let type: any Any.Type
        let short: String
        let qualified: String

        init(_ type: any Any.Type, _ short: String, _ qualified: String) { (self.type, self.short, self.qualified) = (type, short, qualified) }
    }

    private static let samples = [
        Sample((any API).self, "any API", "any DIKitTests.API"),
        Sample((any API & Other).self, "any API & Other", "any DIKitTests.API & DIKitTests.Other"),
        Sample((any Base & API).self, "any Base & API", "any DIKitTests.Base & DIKitTests.API"),
        Sample((any API & AnyObject).self, "any API & AnyObject", "any DIKitTests.API & Swift.AnyObject"),
        Sample(Outer.Inner.self, "Outer.Inner", "DIKitTests.Outer.Inner"),
        Sample(Outer.Generic<Int>.Deep.self, "Outer.Generic<Int>.Deep", "DIKitTests.Outer.Generic<Swift.Int>.Deep"),
        Sample([Int].Page.self, "Array<Int>.Page", "Swift.Array<Swift.Int>.Page"),
        Sample([String: Set<Int>].self, "Dictionary<String, Set<Int>>", "Swift.Dictionary<Swift.String, Swift.Set<Swift.Int>>"),
        Sample(Int?.self, "Int?", "Swift.Int?"), Sample((any API)?.self, "(any API)?", "(any DIKitTests.API)?"),
        Sample((() -> Int).self, "() -> Int", "() -> Swift.Int"),
        Sample((@Sendable (Int, String) -> Void).self, "@Sendable (Int, String) -> ()", "@Sendable (Swift.Int, Swift.String) -> ()"),
        Sample((Int, label: String).self, "(Int, label: String)", "(Swift.Int, label: Swift.String)"),
        Sample(Void.self, "Void", "Void"), Sample(Any.self, "Any", "Any"), Sample(AnyObject.self, "AnyObject", "Swift.AnyObject"),
        Sample(Int.Type.self, "Int.Type", "Swift.Int.Type"), Sample((any API.Type).self, "any API.Type", "any DIKitTests.API.Type"),
        Sample((any API).Type.self, "(any API).Type", "(any DIKitTests.API).Type"),
    ]

    @Test(arguments: samples)
    func isAsTheSourceWouldWriteIt(sample: Sample) {
        #expect(TypeName.short(sample.type) == sample.short)
        #expect(TypeName.qualified(sample.type) == sample.qualified)
    }

    @Test(arguments: [
        ("any App.P<Self.App.P.X == Swift.Int>", "any P<Int>"), ("App.(unknown context at $7f00).Secret", "Secret"),
        ("App.(unknown context at $7f).(unknown context at $80).Local", "Local"),
        ("App.Screen.(unknown context at $80).Local", "Screen.Local"), ("(extension in App):Swift.Array<Swift.Int>.Page", "Array<Int>.Page"),
        ("NSObject", "NSObject"), ("__C.CGRect", "CGRect"), ("NSObject.Type", "NSObject.Type"), ("App.`my type. of two`", "`my type. of two`"),
        ("App.`my type`<Swift.Int>.`next one`", "`my type`<Int>.`next one`"), ("App.`unclosed", "`unclosed"), ("", ""), ("(((", "((("),
        ("(unknown context at ", "(unknown context at "), ("App.", "App."), ("App..X", "App..X"),
    ])
    func isReadFromWhatSwiftPrints(printed: String, short: String) {
        #expect(PrintedTypeName(printed, withModules: false).text == short)
    }

    @Test func aProtocolWithParametersIsWrittenWithThem() {
        #expect(TypeName.short((any Source<Int, Never>).self) == "any Source<Int, Never>")
    }

    @Test func aNameThatTheSystemCannotPrintIsSaidSo() {
        #expect(TypeName.written("<<< invalid type >>>", as: Int.self, shortened: true) == "a protocol type that cannot be printed here")
    }

    @Test(arguments: [
        ("API", "API.self"), ("any API", "(any API).self"), ("() -> Int", "(() -> Int).self"), ("(Int, String)", "(Int, String).self"),
        ("(Int) -> Int", "((Int) -> Int).self"), ("Dictionary<Int, String>", "Dictionary<Int, String>.self"), ("`my type`", "`my type`.self"),
        ("Box<() -> Int>", "Box<() -> Int>.self"),
        ("(any API)?", "(any API)?.self"), ("(any API).Type", "(any API).Type.self"),
    ])
    func hasParenthesesInAnExpressionWhereItNeedsThem(name: String, expression: String) {
        #expect(TypeName.expression(name) == expression)
    }
}
