@_exported public import DIGraph
