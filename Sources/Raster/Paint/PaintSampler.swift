import Drawing
import Geometry
import Imaging

/// The colours of a paint along rows of the canvas.
enum PaintSampler {
  /// One colour.
  case flat(Levels)
  /// A gradient.
  case gradient(GradientSampler)
  /// A bitmap under a transform: a picture, or a pattern's tile.
  case bitmap(BitmapSampler)
  /// Pixels that are drawn already.
  case surface(Surface, opacity: Float)

  /// An empty row that this paint's colours fit in.
  func row(columns: Range<Int>) -> ColorRow {
    switch self {
    case .flat(let color): return ColorRow(color, columns: columns)
    case .gradient: return ColorRow(columns: columns, isDithered: true)
    case .bitmap(let sampler):
      var row = ColorRow(columns: columns)
      row.isOpaque = sampler.isOpaque
      return row
    case .surface: return ColorRow(columns: columns)
    }
  }

  /// Writes the colours of the pixels of row `y` in `columns` to `row`.
  func fill(_ row: inout ColorRow, _ columns: Range<Int>, y: Int, scratch: inout GradientScratch) {
    switch self {
    case .flat: break
    case .gradient(let sampler): sampler.fill(&row, columns, y: y, scratch: &scratch)
    case .bitmap(let sampler): sampler.fill(&row, columns, y: y)
    case .surface(let surface, let opacity):
      row.load(surface, y: y, columns, opacity: opacity)
    }
  }
}
