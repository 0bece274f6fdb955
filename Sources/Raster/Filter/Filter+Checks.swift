import Drawing

extension [DrawingItem] {
  /// Whether a filter among the items, or in them, takes what is below its group.
  var readBackdrop: Bool {
    contains { item in
      guard case .group(let group) = item else { return false }
      return group.items.readBackdrop || group.mask?.items.readBackdrop == true
        || group.filters.contains { filter in
          filter.primitives.contains { $0.inputs.contains { $0.readsBackdrop } }
        }
    }
  }
}

extension FilterPrimitive.Input {
  fileprivate var readsBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .items(let items): items.readBackdrop
    case .source, .sourceAlpha, .result: false
    }
  }
}
