public import Geometry

extension DrawingItem {
  /// The item with everything in it under one more transform.
  public func applying(_ transform: Affine) -> DrawingItem {
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.concatenating(transform)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.transform = stroke.transform.concatenating(transform)
      return .stroke(stroke)
    case .picture(var picture):
      picture.transform = picture.transform.concatenating(transform)
      return .picture(picture)
    case .group(var group):
      group.items = group.items.map { $0.applying(transform) }
      if let clip = group.clip {
        group.clip?.transform = clip.transform.concatenating(transform)
      }
      if let mask = group.mask {
        group.mask?.items = mask.items.map { $0.applying(transform) }
      }
      group.filters = group.filters.map { $0.applying(transform) }
      return .group(group)
    }
  }
}

extension Filter {
  /// The filter with what it refers to under one more transform.
  func applying(_ transform: Affine) -> Filter {
    var filter = self
    filter.transform = filter.transform.concatenating(transform)
    filter.primitives = primitives.map { primitive in
      var primitive = primitive
      primitive.inputs = primitive.inputs.map { input in
        guard case .items(let items) = input else { return input }
        return .items(items.map { $0.applying(transform) })
      }
      return primitive
    }
    return filter
  }
}
