/// All cases, in the order of the report.
enum Catalog {
    static var cases: [Case] {
        HitCases.cases + NamedHitCases.cases + CreationCases.cases + GraphCases.cases + KeyPathCases.cases + InjectionCases.cases
            + ThreadCases.cases + RandomKeyCases.cases + ColdCases.cases + VerifyCases.cases + KeyPathCases.scopedCases
    }
}
