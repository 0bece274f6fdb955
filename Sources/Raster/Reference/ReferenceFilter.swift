package import Drawing
package import Geometry
import Imaging
import Numerics

/// Applies filters the slow, obvious way: every primitive on the whole canvas, pixel by pixel, in
/// doubles, without a shortcut.
///
/// For filters whose axes are the canvas's. What lies off the canvas is clear.
package struct ReferenceFilter {
  /// A picture: one premultiplied colour a pixel, 0...1, row by row from the top.
  package typealias Pixels = [SIMD4<Double>]

  let width: Int
  let height: Int
  let toPixels: Affine

  /// - Parameters:
  ///   - width: The canvas's columns.
  ///   - height: The canvas's rows.
  ///   - toPixels: From the picture's points to pixels.
  package init(width: Int, height: Int, toPixels: Affine) {
    self.width = width
    self.height = height
    self.toPixels = toPixels
  }

  /// A picture between two primitives.
  struct Picture {
    var pixels: Pixels
    var space: FilterPrimitive.Space
    /// What of it counts.
    var clip: PixelRect
  }

  /// The result of `filter` on `source`.
  ///
  /// - Parameters:
  ///   - filter: What to apply.
  ///   - source: What the group shows.
  ///   - backdrop: What is below the group.
  ///   - draw: Draws other items on nothing.
  /// - Returns: The last primitive's result, in sRGB.
  package func apply(
    _ filter: Filter, to source: Pixels, backdrop: Pixels,
    draw: ([DrawingItem]) -> Pixels
  ) -> Pixels {
    let frame = FilterFrame(filter, toPixels: toPixels)
    func picture(_ pixels: Pixels) -> Picture {
      Picture(pixels: cut(pixels, to: frame.region), space: .sRGB, clip: frame.region)
    }
    let original = picture(source)
    var results: [Picture] = []
    for primitive in filter.primitives {
      let inputs = primitive.inputs.map { input -> Picture in
        switch input {
        case .source: original
        case .sourceAlpha: picture(original.pixels.map { SIMD4(0, 0, 0, $0[3]) })
        case .backdrop: picture(backdrop)
        case .result(let index): results[index]
        case .items(let items): picture(draw(items))
        }
      }
      let work = ReferencePrimitive(
        filter: self, space: primitive.space, inputs: inputs, frame: frame,
        clip: frame.region.intersection(
          primitive.subregion.map { frame.pixels(of: $0) } ?? .everywhere))
      var result = work.result(of: primitive.operation)
      result.clip = work.clip
      result.pixels = cut(result.pixels, to: result.clip)
      results.append(result)
    }
    return results.last.map { converted($0, to: .sRGB).pixels } ?? source
  }

  /// The pixels in `clip`; what is outside is clear.
  func cut(_ pixels: Pixels, to clip: PixelRect) -> Pixels {
    map { x, y in
      clip.columns.contains(x) && clip.rows.contains(y) ? pixels[y * width + x] : .zero
    }
  }

  /// The picture in another space, or its own.
  func converted(_ picture: Picture, to space: FilterPrimitive.Space) -> Picture {
    guard picture.space != space else { return picture }
    let curve = space == .linear ? SRGBCurve.decoded(_:) as (Double) -> Double : SRGBCurve.encoded
    var result = picture
    result.space = space
    result.pixels = picture.pixels.map { pixel in
      let straight = Self.straight(pixel)
      return Self.premultiplied(
        SIMD4(curve(straight[0]), curve(straight[1]), curve(straight[2]), straight[3]))
    }
    return result
  }

  // MARK: Pixels

  /// One colour for each pixel of the canvas.
  func map(_ color: (_ x: Int, _ y: Int) -> SIMD4<Double>) -> Pixels {
    (0..<width * height).map { color($0 % width, $0 / width) }
  }

  /// The pixel in column `x` of row `y`; clear off the canvas.
  subscript(pixels: Pixels, x: Int, y: Int) -> SIMD4<Double> {
    x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .zero
  }

  static func straight(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
    guard pixel[3] > 0 else { return .zero }
    let color = (pixel / pixel[3]).clamped(lowerBound: .zero, upperBound: .one)
    return SIMD4(color[0], color[1], color[2], pixel[3])
  }

  static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(color[0] * color[3], color[1] * color[3], color[2] * color[3], color[3])
  }

  /// The pixel with its alpha in 0...1, and its colours in 0...alpha.
  static func held(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = min(max(pixel[3], 0), 1)
    return pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }
}
