import DIKit

/// Makes a product of what the resolver gives, in a file of its own.
func makeElsewhere<Part, Product>(_ type: Product.Type, of resolver: any Resolver, _ make: (Part) -> Product) throws -> Product {
    make(try resolver.tryResolve())
}
