import Drawing
import Geometry
import Imaging

/// Storage that one path after the other uses; a replay has one, and runs on one thread.
private final class Scratch {
  var rasterizer = CoverageRasterizer()
}

/// Draws the items of a display list onto surfaces of one canvas.
struct Replay {
  let width: Int
  let height: Int
  /// From the picture's points to canvas pixels.
  let toPixels: Affine
  /// What paths are worked on with, one after the other.
  private let scratch = Scratch()

  init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    toPixels = Affine(scaleX: scale, y: scale)
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
      let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let outline = stroke.outline(
        tolerance: EdgeBuilder.tolerance, transform: transform, canvas: canvas)
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
    switch paint {
    case .color(let color):
      let source = RowSource.color(WideColor(color, opacity: opacity))
      forEachRow(of: path, transform, rule, in: surface.area) { y, coverage in
        surface.composite(source, y: y, coverage: coverage, mode: mode)
      }
    case .linearGradient(let linear):
      let sampler = LinearGradientSampler(
        linear, transform: linear.transform.concatenating(transform), opacity: opacity)
      forEachRow(of: path, transform, rule, in: surface.area) { y, coverage in
        guard let columns = coverage.columns?.clamped(to: surface.area.columns) else { return }
        let colors = sampler.colors(in: columns, y: y)
        surface.composite(
          .dithered(colors, start: columns.lowerBound), y: y, coverage: coverage, mode: mode)
      }
    case .radialGradient, .angularGradient, .pattern: throw .unsupported(item: "the paint")
    }
  }

  /// Calls `body` with the coverage of `path` in each row of `area` that it covers a pixel of.
  private func forEachRow(
    of path: Path, _ transform: Affine, _ rule: FillRule, in area: PixelRect,
    _ body: (Int, RowCoverage) -> Void
  ) {
    var builder = EdgeBuilder(width: width, height: height)
    builder.add(path, transform: transform)
    scratch.rasterizer.forEachRow(
      of: builder.edges, rule: rule, rows: area.rows, canvasWidth: width, body)
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

  /// Draws a group by itself, and lays the result over the surface.
  private func drawLayer(_ group: Group, on surface: inout Surface) throws(RasterError) {
    // A mode that changes pixels where the group is clear works on all of the surface.
    let area =
      group.blendMode.keepsBackdropUnderClear
      ? try bounds(of: group).intersection(surface.area) : surface.area
    guard !area.isEmpty else { return }
    var layer = Surface(area)
    try draw(group.items, on: &layer)
    func composite(_ y: Int, _ coverage: RowCoverage) {
      let source = layer.rowSource(y: y, opacity: group.opacity)
      surface.composite(source, y: y, coverage: coverage, mode: group.blendMode)
    }
    if let clip = group.clip {
      let transform = try pixels(from: clip.transform, clip.path, "a clip")
      forEachRow(of: clip.path, transform, clip.rule, in: area) { y, coverage in
        composite(y, coverage.clipped(to: area.columns))
      }
    } else {
      for y in area.rows { composite(y, RowCoverage(full: area.columns)) }
    }
  }
}
