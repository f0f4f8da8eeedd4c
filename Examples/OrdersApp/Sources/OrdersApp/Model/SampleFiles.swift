import OrdersKit

/// A day of a small shop, in place of files.
struct SampleFiles: FileReader {
    private static let texts = [
        "orders.csv": """
        order,customer,product,quantity,coupon
        1001,Ada Lindqvist,ESP-250,2,WELCOME5
        1002,Café Zoë,ESP-1000,6,
        1003,Café Zoë,PAP-100,20,
        1004,"Okafor, Daniel",GRN-HND,1,
        1005,Ada Lindqvist,SPN-MES,1,
        1006,Nobody,XXX-000,1,

        """,
        "prices.csv": """
        product,name,price
        ESP-250,"Espresso beans, 250 g",8.90
        ESP-1000,"Espresso beans, 1 kg",29.50
        PAP-100,"Filter papers, 100",3.20
        GRN-HND,Hand grinder,64.00
        SPN-MES,Measuring spoon,4.75

        """,
        "stock.csv": """
        product,quantity
        ESP-250,60
        ESP-1000,4
        PAP-100,120
        GRN-HND,3
        SPN-MES,15

        """,
    ]

    func file(at path: String) throws(OrdersError) -> SourceFile {
        guard let text = Self.texts[path] else { throw .unreadable(file: path, reason: "not among the samples") }
        return SourceFile(name: path, bytes: Array(text.utf8))
    }
}
