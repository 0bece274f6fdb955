import Drawing
import Geometry
import Imaging
import Raster

/// A picture of `items`, `width` by `height` pixels at scale 1.
func picture(_ width: Int, _ height: Int, _ items: [DrawingItem]) -> DisplayList {
  DisplayList(size: Size(width: Double(width), height: Double(height)), items: items)
}

/// The bitmap of `items` at scale 1.
func draw(
  _ width: Int, _ height: Int, _ items: [DrawingItem], background: Color = .clear
) throws -> Bitmap {
  try Renderer(scale: 1).render(picture(width, height, items), background: background)
}

/// An opaque black fill of `path`.
func black(
  _ path: Path, _ transform: Affine = .identity, rule: FillRule = .nonZero
) -> DrawingItem {
  .fill(Fill(path, rule: rule, paint: .color(.black), transform: transform))
}

/// A fill of a rectangle.
func rect(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black
) -> DrawingItem {
  .fill(Fill(Path(Rect(x: x, y: y, width: width, height: height)), paint: .color(color)))
}

/// A path of straight lines, closed.
func polygon(_ points: [(Double, Double)]) -> Path {
  Path { path in
    for (index, (x, y)) in points.enumerated() {
      if index == 0 {
        path.move(to: Point(x: x, y: y))
      } else {
        path.addLine(to: Point(x: x, y: y))
      }
    }
    path.closeSubpath()
  }
}

extension Bitmap {
  /// The alpha of each pixel, row by row.
  var alphas: [UInt8] {
    withPixels { pixels in pixels.indices.map { UInt8(pixels[$0] >> 24) } }
  }

  /// The sum of alpha over 255: the area that opaque paint covers, in pixels.
  var area: Double { alphas.reduce(0) { $0 + Double($1) } / 255 }

  /// Whether nothing is drawn.
  var isBlank: Bool { withPixels { pixels in pixels.indices.allSatisfy { pixels[$0] == 0 } } }

  /// The packed pixels, row by row.
  var packed: [UInt32] { withPixels { pixels in pixels.indices.map { pixels[$0] } } }
}
