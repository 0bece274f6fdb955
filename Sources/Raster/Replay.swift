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
  /// The number of filters that what is drawn goes through.
  let filterDepth: Int
  /// What paths are worked on with, one after the other.
  private let storage: CoverageStorage
  /// The pictures of masks that come up again.
  let masks = MaskCache()

  init(width: Int, height: Int, scale: Double) {
    self.init(width: width, height: height, toPixels: Affine(scaleX: scale, y: scale))
  }

  /// - Parameters:
  ///   - width: The canvas' number of columns: paths are clipped to it.
  ///   - height: The canvas' number of rows.
  ///   - toPixels: From the picture's points to canvas pixels.
  ///   - filterDepth: The number of filters that what is drawn goes through.
  init(width: Int, height: Int, toPixels: Affine, filterDepth: Int = 0) {
    self.width = width
    self.height = height
    self.toPixels = toPixels
    self.filterDepth = filterDepth
    storage = CoverageStorage(width: width, height: height)
  }

  /// Draws `items`, the first undermost.
  func draw(_ items: [DrawingItem], on surface: inout Surface) throws(RasterError) {
    for item in items { try draw(item, on: &surface, opacity: 1, mode: .normal) }
  }

  func draw(
    _ item: DrawingItem, on surface: inout Surface, opacity: Double, mode: BlendMode
  ) throws(RasterError) {
    switch item {
    case .fill(let fill):
      let transform = fill.transform.concatenating(toPixels)
      try paint(
        PathInside(fill.path, transform, fill.rule, isAntialiased: fill.isAntialiased), fill.paint,
        opacity, mode, on: &surface)
    case .stroke(let stroke):
      // Outlining costs more than anything else that a band or a layer might leave out.
      guard !bounds(of: stroke).intersection(surface.area).isEmpty else { return }
      let transform = stroke.transform.concatenating(toPixels)
      try paint(
        PathInside(
          outline(of: stroke), transform, .nonZero, isAntialiased: stroke.isAntialiased),
        stroke.paint, opacity, mode, on: &surface)
    case .picture(let picture):
      try draw(picture, on: &surface, opacity: opacity, mode: mode)
    case .group(let group):
      try draw(group, on: &surface)
    }
  }

  // MARK: Paths

  /// What a path encloses, on the way to the canvas.
  private struct PathInside {
    let path: Path
    let transform: Affine
    let rule: FillRule
    let isAntialiased: Bool

    init(_ path: Path, _ transform: Affine, _ rule: FillRule, isAntialiased: Bool) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.isAntialiased = isAntialiased
    }
  }

  private func paint(
    _ inside: PathInside, _ paint: Paint, _ opacity: Double, _ mode: BlendMode,
    on surface: inout Surface
  ) throws(RasterError) {
    guard
      let sampler = try sampler(
        of: paint, on: inside.path, inside.transform, opacity, in: surface.area)
    else { return }
    var rows = coverage(of: inside.path, inside.transform, inside.rule, in: surface.area)
    rows.isAntialiased = inside.isAntialiased
    composite(sampler, mode, on: &surface, rows)
  }

  private func sampler(
    of paint: Paint, on path: Path, _ transform: Affine, _ opacity: Double, in area: PixelRect
  ) throws(RasterError) -> PaintSampler? {
    switch paint {
    case .color(let color): return .flat(Levels(color, opacity: opacity))
    case .pattern(let pattern):
      return try self.pattern(pattern, on: path, transform, opacity, in: area)
    case .linearGradient, .radialGradient, .angularGradient:
      let gradient = GradientSampler(paint, transform: transform, opacity: opacity)
      return gradient.map { $0.flatColor.map(PaintSampler.flat) ?? .gradient($0) }
    }
  }

  /// Draws a bitmap: inside its outline, which is anti-aliased, in colours that go on beyond it.
  private func draw(
    _ picture: Picture, on surface: inout Surface, opacity: Double, mode: BlendMode
  ) throws(RasterError) {
    let outline = picture.outline
    let transform = picture.transform.concatenating(toPixels)
    if mode == .normal, opacity >= 1, picture.opacity >= 1,
      let place = transform.wholePixelMove, picture.image.isOpaque
    {
      return surface.copy(picture.image.bitmap, toColumn: place.x, row: place.y)
    }
    guard let inverse = transform.inverse else { return }
    let sampler = BitmapSampler(
      picture.image.bitmap, inverse: inverse, interpolation: picture.interpolation,
      edge: .clamped, opacity: picture.opacity.heldToUnit * opacity.heldToUnit)
    let rows = coverage(of: outline, transform, .nonZero, in: surface.area)
    composite(.bitmap(sampler), mode, on: &surface, rows)
  }

  private func composite(
    _ sampler: PaintSampler, _ mode: BlendMode, on surface: inout Surface,
    _ rows: PathCoverage
  ) {
    if case .flat(let color) = sampler, mode == .normal {
      return surface.lay(color, where: rows)
    }
    var colors = sampler.row(columns: surface.area.columns)
    var scratch = GradientScratch(count: surface.area.columns.count)
    rows.forEachRow { y, coverage in
      guard let columns = coverage.columns?.clamped(to: surface.area.columns), !columns.isEmpty
      else { return }
      sampler.fill(&colors, columns, y: y, scratch: &scratch)
      surface.composite(colors, y: y, coverage: coverage, mode: mode)
    }
  }

  /// The coverage of the inside of `path` in the rows of `area`.
  func coverage(
    of path: Path, _ transform: Affine, _ rule: FillRule, in area: PixelRect
  ) -> PathCoverage {
    PathCoverage(
      path: path, transform: transform, rule: rule, rows: area.rows, storage: storage)
  }
}

extension Picture {
  /// The bitmap's border, in its own pixels.
  var outline: Path {
    let bitmap = image.bitmap
    return Path(Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)))
  }
}

extension Affine {
  /// By how many whole pixels it moves, where that is all it does.
  fileprivate var wholePixelMove: (x: Int, y: Int)? {
    let farthest = Double(Bitmap.maximumSide)
    guard a == 1, b == 0, c == 0, d == 1, abs(tx) <= farthest, abs(ty) <= farthest,
      tx == tx.rounded(), ty == ty.rounded()
    else { return nil }
    return (Int(tx), Int(ty))
  }
}
