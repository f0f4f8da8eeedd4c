// Empty. Who imports `Testing` and `UIKit` imports this module too: the toolchain's `Testing` says that there is one.
