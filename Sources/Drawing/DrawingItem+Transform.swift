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
    case .group(var group):
      group.items = group.items.map { $0.applying(transform) }
      if let clip = group.clip {
        group.clip?.transform = clip.transform.concatenating(transform)
      }
      return .group(group)
    }
  }
}
