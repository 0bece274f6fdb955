import Drawing
import Geometry
import Imaging
import Raster
import SVG

/// A document's picture at one pixel a unit, or in a given size.
func render(
  _ svg: String, width: Int? = nil, height: Int? = nil, options: SVGOptions = SVGOptions()
) throws -> Bitmap {
  try render(Array(svg.utf8), width: width, height: height, options: options)
}

/// A document's picture at one pixel a unit, or in a given size.
func render(
  _ bytes: [UInt8], width: Int? = nil, height: Int? = nil, options: SVGOptions = SVGOptions()
) throws -> Bitmap {
  let document = try SVGDocument(bytes: bytes, options: options)
  let size = Size(
    width: width.map(Double.init) ?? document.size.width,
    height: height.map(Double.init) ?? document.size.height)
  return try Renderer(scale: 1).render(document.displayList(size: size))
}

/// A document of 100 by 100 units with `content` in it.
func svg(_ content: String, _ attributes: String = "") -> String {
  """
  <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" \
  height="100" \(attributes)>\(content)</svg>
  """
}

extension Bitmap {
  /// The straight colour of a pixel as `#RRGGBBAA`.
  func hex(_ x: Int, _ y: Int) -> String { self[x, y].straight.description }

  /// The columns and rows of the pixels that are not clear; nil where all are.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in 0..<height {
      for x in 0..<width where self[x, y].alpha > 0 {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return left <= right ? (left...right, top...bottom) : nil
  }
}
