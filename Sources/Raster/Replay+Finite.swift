import Drawing
import Geometry
import Imaging

extension Replay {
  /// Throws unless every number in `items` that has a say in where something is drawn is finite, in
  /// the list and in pixels.
  ///
  /// Asked of the whole list before anything is drawn: what a group's bounds, or a band of rows,
  /// leave out is refused like the rest.
  func requireFinite(_ items: [DrawingItem]) throws(RasterError) {
    for item in items {
      switch item {
      case .fill(let fill):
        try requireFinite(fill.path, fill.transform, outset: 0, "a filled path")
        try requireFinite(fill.paint)
      case .stroke(let stroke):
        let width = stroke.style.lineWidth
        try requireFinite(stroke.path, stroke.transform, outset: max(width, 0), "a stroked path")
        guard width.isFinite, !stroke.style.miterLimit.isNaN else {
          throw .notFinite(item: "a stroke's style")
        }
        try requireFinite(stroke.paint)
      case .picture(let picture):
        try requireFinite(picture.outline, picture.transform, outset: 0, "a picture")
        guard picture.opacity.isFinite else { throw .notFinite(item: "a picture's opacity") }
      case .group(let group): try requireFinite(group)
      }
    }
  }

  private func requireFinite(_ group: Group) throws(RasterError) {
    guard group.opacity.isFinite else { throw .notFinite(item: "a group's opacity") }
    if let clip = group.clip {
      try requireFinite(clip.path, clip.transform, outset: 0, "a clip")
    }
    if let mask = group.mask { try requireFinite(mask.items) }
    for filter in group.filters {
      guard filter.isFinite, hasFiniteScale(filter) else { throw .notFinite(item: "a filter") }
      for case .items(let items) in filter.primitives.flatMap(\.inputs) {
        try requireFinite(items)
      }
    }
    try requireFinite(group.items)
  }

  /// Whether the pixels of one unit along the filter's axes, and their squares, can be reckoned with.
  private func hasFiniteScale(_ filter: Filter) -> Bool {
    let total = filter.transform.concatenating(toPixels)
    return (total.a * total.a + total.b * total.b + total.c * total.c + total.d * total.d).isFinite
  }

  /// Throws unless `path` is finite, and stays so in pixels, where large numbers may overflow.
  private func requireFinite(
    _ path: Path, _ transform: Affine, outset: Double, _ name: String
  ) throws(RasterError) {
    let toPixels = transform.concatenating(toPixels)
    guard path.isFinite, toPixels.isFinite else { throw .notFinite(item: name) }
    guard let placed = path.controlBounds?.outset(by: outset).applying(toPixels) else { return }
    guard placed.isFinite else { throw .notFinite(item: name) }
  }

  private func requireFinite(_ paint: Paint) throws(RasterError) {
    guard paint.isFinite else { throw .notFinite(item: "a gradient or a pattern") }
    if case .pattern(let pattern) = paint { try requireFinite(pattern.items) }
  }
}

extension Paint {
  /// Whether there is neither NaN nor infinity in its geometry.
  fileprivate var isFinite: Bool {
    switch self {
    case .color: true
    case .linearGradient(let linear):
      linear.start.isFinite && linear.end.isFinite && linear.transform.isFinite
    case .radialGradient(let radial):
      radial.startCenter.isFinite && radial.endCenter.isFinite && radial.startRadius.isFinite
        && radial.endRadius.isFinite && radial.transform.isFinite
    case .angularGradient(let angular):
      angular.center.isFinite && angular.startAngle.radians.isFinite
        && angular.endAngle.radians.isFinite && angular.transform.isFinite
    case .pattern(let pattern):
      pattern.tile.origin.isFinite && pattern.tile.width.isFinite && pattern.tile.height.isFinite
        && pattern.transform.isFinite
    }
  }
}
