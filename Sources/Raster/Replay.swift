import Drawing
import Geometry
import Imaging

/// Draws the items of a display list onto surfaces of one canvas.
struct Replay {
  let width: Int
  let height: Int
  /// From the picture's points to canvas pixels.
  let toPixels: Affine

  init(width: Int, height: Int, scale: Double) {
    self.init(width: width, height: height, toPixels: Affine(scaleX: scale, y: scale))
  }

  init(width: Int, height: Int, toPixels: Affine) {
    self.width = width
    self.height = height
    self.toPixels = toPixels
  }

  /// Draws `items`, the first undermost.
  func draw(_ items: [DrawingItem], on surface: inout Surface) throws(RasterError) {
    for item in items { try draw(item, on: &surface, opacity: 1, mode: .normal) }
  }

  private func draw(
    _ item: DrawingItem, on surface: inout Surface, opacity: Double, mode: BlendMode
  ) throws(RasterError) {
    switch item {
    case .fill(let fill):
      let transform = try pixels(from: fill.transform, fill.path, "a filled path")
      try paint(
        fill.path, transform, fill.rule, fill.paint, fill.transform, opacity, mode, on: &surface)
    case .stroke(let stroke):
      let transform = try pixels(from: stroke.transform, stroke.path, "a stroked path")
      let outline = stroke.outline(tolerance: EdgeBuilder.tolerance, transform: transform)
      try paint(
        outline, transform, .nonZero, stroke.paint, stroke.transform, opacity, mode, on: &surface)
    case .picture: throw .unsupported(item: "a picture")
    case .group(let group):
      try draw(group, on: &surface)
    }
  }

  // MARK: Paths

  private func paint(
    _ path: Path, _ transform: Affine, _ rule: FillRule, _ paint: Paint, _ paintTransform: Affine,
    _ opacity: Double, _ mode: BlendMode, on surface: inout Surface
  ) throws(RasterError) {
    let rows = coverage(of: path, transform, rule, in: surface.area)
    switch paint {
    case .color(let color):
      let source = RowSource.color(WideColor(color, opacity: opacity))
      rows.forEachRow { y, coverage in
        surface.composite(source, y: y, coverage: coverage, mode: mode)
      }
    case .linearGradient(let linear):
      let sampler = LinearGradientSampler(
        linear, transform: linear.transform.concatenating(transform), opacity: opacity)
      rows.forEachRow { y, coverage in
        guard let columns = coverage.columns?.clamped(to: surface.area.columns) else { return }
        let colors = sampler.colors(in: columns, y: y)
        surface.composite(
          .dithered(colors, start: columns.lowerBound), y: y, coverage: coverage, mode: mode)
      }
    case .radialGradient, .angularGradient, .pattern: throw .unsupported(item: "the paint")
    }
  }

  private func coverage(
    of path: Path, _ transform: Affine, _ rule: FillRule, in area: PixelRect
  ) -> CoverageRasterizer {
    var builder = EdgeBuilder(width: width, height: height)
    builder.add(path, transform: transform)
    return CoverageRasterizer(
      edges: builder.edges, rule: rule, rows: area.rows, canvasWidth: width)
  }

  /// The transform to pixels, once path and transform have been found to be finite.
  private func pixels(
    from transform: Affine, _ path: Path, _ name: String
  ) throws(RasterError) -> Affine {
    let toPixels = transform.concatenating(toPixels)
    guard path.isFinite, toPixels.isFinite else { throw .notFinite(item: name) }
    return toPixels
  }

  // MARK: Groups

  private func draw(_ group: Group, on surface: inout Surface) throws(RasterError) {
    if group.changesNothing {
      try draw(group.items, on: &surface)
    } else if let only = group.singleLeaf {
      try draw(only, on: &surface, opacity: group.opacity, mode: group.blendMode)
    } else {
      try drawLayer(group, on: &surface)
    }
  }

  /// The group's picture in `area`, filters included; nil where that is found to be clear.
  private func layer(
    of group: Group, in area: PixelRect, above surface: borrowing Surface
  ) throws(RasterError) -> Surface? {
    guard group.filters.isEmpty else {
      return try filteredLayer(of: group, in: area, above: surface)
    }
    var layer = Surface(area)
    try draw(group.items, on: &layer)
    return layer
  }

  /// Draws a group by itself, and lays the result over the surface.
  private func drawLayer(_ group: Group, on surface: inout Surface) throws(RasterError) {
    // A mode that changes pixels where the group is clear works on all of the surface.
    let reach =
      group.blendMode.keepsBackdropUnderClear
      ? try bounds(of: group).intersection(surface.area) : surface.area
    guard !reach.isEmpty, let layer = try layer(of: group, in: reach, above: surface) else { return }
    let area = layer.area.intersection(reach)
    func composite(_ y: Int, _ coverage: RowCoverage) {
      let source = layer.rowSource(y: y, opacity: group.opacity)
      surface.composite(source, y: y, coverage: coverage, mode: group.blendMode)
    }
    if let clip = group.clip {
      let transform = try pixels(from: clip.transform, clip.path, "a clip")
      coverage(of: clip.path, transform, clip.rule, in: area).forEachRow { y, coverage in
        composite(y, coverage.clipped(to: area.columns))
      }
    } else {
      for y in area.rows { composite(y, RowCoverage(full: area.columns)) }
    }
  }
}
