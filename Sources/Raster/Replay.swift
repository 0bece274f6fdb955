import Drawing
import Geometry
import Imaging

/// Draws the items of a display list onto surfaces of one canvas.
///
/// What it draws has passed ``requireFinite(_:)``.
struct Replay {
  let width: Int
  let height: Int
  /// From the picture's points to canvas pixels.
  let toPixels: Affine

  init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    toPixels = Affine(scaleX: scale, y: scale)
  }

  /// Draws `items`, the first undermost.
  func draw(_ items: [DrawingItem], on surface: inout Surface) {
    for item in items { draw(item, on: &surface, opacity: 1, mode: .normal) }
  }

  private func draw(
    _ item: DrawingItem, on surface: inout Surface, opacity: Double, mode: BlendMode
  ) {
    switch item {
    case .fill(let fill):
      let transform = fill.transform.concatenating(toPixels)
      paint(fill.path, transform, fill.rule, fill.paint, opacity, mode, on: &surface)
    case .stroke(let stroke):
      let transform = stroke.transform.concatenating(toPixels)
      let outline = stroke.outline(tolerance: EdgeBuilder.tolerance, transform: transform)
      paint(outline, transform, .nonZero, stroke.paint, opacity, mode, on: &surface)
    case .group(let group):
      draw(group, on: &surface)
    }
  }

  // MARK: Paths

  private func paint(
    _ path: Path, _ transform: Affine, _ rule: FillRule, _ paint: Paint, _ opacity: Double,
    _ mode: BlendMode, on surface: inout Surface
  ) {
    let rows = coverage(of: path, transform, rule, in: surface.area)
    switch paint {
    case .color(let color):
      let source = RowSource.color(WideColor(color, opacity: opacity))
      rows.forEachRow { y, coverage in
        surface.composite(source, y: y, coverage: coverage, mode: mode)
      }
    case .linearGradient(let linear):
      let sampler = LinearGradientSampler(linear, transform: transform, opacity: opacity)
      rows.forEachRow { y, coverage in
        guard let columns = coverage.columns?.clamped(to: surface.area.columns) else { return }
        let colors = sampler.colors(in: columns, y: y)
        surface.composite(
          .dithered(colors, start: columns.lowerBound), y: y, coverage: coverage, mode: mode)
      }
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

  // MARK: Groups

  private func draw(_ group: Group, on surface: inout Surface) {
    if group.changesNothing {
      draw(group.items, on: &surface)
    } else if let only = group.singleLeaf {
      draw(only, on: &surface, opacity: group.clampedOpacity, mode: group.blendMode)
    } else {
      drawLayer(group, on: &surface)
    }
  }

  /// Draws a group by itself, and lays the result over the surface.
  private func drawLayer(_ group: Group, on surface: inout Surface) {
    // A mode that changes pixels where the group is clear works on all of the surface.
    let area =
      group.blendMode.keepsBackdropUnderClear
      ? bounds(of: group).intersection(surface.area) : surface.area
    guard !area.isEmpty else { return }
    var layer = Surface(area)
    draw(group.items, on: &layer)
    func composite(_ y: Int, _ coverage: RowCoverage) {
      let source = layer.rowSource(y: y, opacity: group.clampedOpacity)
      surface.composite(source, y: y, coverage: coverage, mode: group.blendMode)
    }
    if let clip = group.clip {
      let transform = clip.transform.concatenating(toPixels)
      coverage(of: clip.path, transform, clip.rule, in: area).forEachRow { y, coverage in
        composite(y, coverage.clipped(to: area.columns))
      }
    } else {
      for y in area.rows { composite(y, RowCoverage(full: area.columns)) }
    }
  }
}
