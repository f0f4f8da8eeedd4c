/// All cases, in the order of the report.
enum Catalog {
    static var cases: [Case] {
        HitCases.cases + NamedHitCases.cases + CreationCases.cases + GraphCases.cases + InjectionCases.cases + ThreadCases.cases
            + RandomKeyCases.cases + ColdCases.cases
    }
}
