import OrdersKit
import Testing
