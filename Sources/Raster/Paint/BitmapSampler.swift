import Drawing
import Geometry
import Imaging

/// The colours of a bitmap under a transform, along rows of the canvas.
///
/// Filtering is on premultiplied channels, so that the colour hidden in clear pixels stays hidden.
struct BitmapSampler {
  /// What lies beyond the bitmap's edges.
  enum Edge {
    /// Its outermost pixels go on.
    case clamped
    /// It is repeated.
    case repeated
  }

  private enum Filter {
    /// The pixel that the point lies in.
    case nearest
    /// A mix of the four pixels whose centres are around the point.
    case bilinear
    /// A mix of sixteen, by Catmull and Rom's spline.
    case bicubic
    /// The mean over a rectangle around the point, of this width and height in bitmap pixels.
    case mean(width: Double, height: Double)
  }

  /// The most bitmap pixels that are looked at for one pixel.
  ///
  /// A bitmap that is reduced by more is first reduced to where a mean takes this many.
  private static let mostTaps = 4096.0

  let bitmap: Bitmap
  private let edge: Edge
  private let filter: Filter
  /// From canvas pixels to bitmap pixels.
  let inverse: Affine
  let opacity: Float

  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - inverse: From canvas pixels to bitmap pixels.
  ///   - interpolation: How the pixels between are found.
  ///   - edge: What lies beyond the edges.
  ///   - opacity: What the colours are multiplied by, 0...1.
  init(
    _ bitmap: Bitmap, inverse: Affine, interpolation: Picture.Interpolation, edge: Edge,
    opacity: Double
  ) {
    self.edge = edge
    self.opacity = Float(opacity.heldToUnit)
    switch interpolation {
    case .nearest: (self.bitmap, self.inverse, filter) = (bitmap, inverse, .nearest)
    case .bilinear: (self.bitmap, self.inverse, filter) = (bitmap, inverse, .bilinear)
    case .bicubic: (self.bitmap, self.inverse, filter) = (bitmap, inverse, .bicubic)
    case .automatic:
      // How far a step of one pixel on the canvas leads across and down in the bitmap.
      let width = max((inverse.a * inverse.a + inverse.c * inverse.c).squareRoot(), 1)
      let height = max((inverse.b * inverse.b + inverse.d * inverse.d).squareRoot(), 1)
      if width == 1, height == 1 {
        // A mean over one pixel's size is the same as a mix of the pixels around.
        (self.bitmap, self.inverse, filter) = (bitmap, inverse, .bilinear)
        return
      }
      let excess = min((width * height / Self.mostTaps).squareRoot(), min(width, height) / 16)
      let factor = edge == .clamped && excess >= 2 ? Int(min(excess, 32_767)) : 1
      self.bitmap = bitmap.reducedByArea(factor: factor)
      let shrink = 1 / Double(factor)
      self.inverse = inverse.concatenating(Affine(scaleX: shrink, y: shrink))
      // Over more than all of a repeated bitmap, the mean is that over all of it. One that is clamped is far
      // below a tenth of a pixel then, and what is between its edges counts for nothing.
      let limit = edge == .repeated ? Double(bitmap.width) : Taps.farthest
      let limitDown = edge == .repeated ? Double(bitmap.height) : Taps.farthest
      filter = .mean(width: min(width * shrink, limit), height: min(height * shrink, limitDown))
    }
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { opacity == 1 && bitmap.isOpaque }

  /// Writes the colours at the centres of the pixels of row `y` in `columns` to `row`.
  func fill(_ row: inout ColorRow, _ columns: Range<Int>, y: Int) {
    #if canImport(CKernels)
      if case .bilinear = filter, edge == .clamped {
        let first = columns.lowerBound - row.columns.lowerBound
        return fillBilinear(&row, from: first, columns, y: y)
      }
    #endif
    fillEach(&row, columns, y: y)
  }

  /// Writes the colours pixel by pixel.
  private func fillEach(_ row: inout ColorRow, _ columns: Range<Int>, y: Int) {
    bitmap.withPixels { pixels in
      let taps = Taps(width: bitmap.width, height: bitmap.height, isRepeated: edge == .repeated)
      let down = Double(y) + 0.5
      for column in columns {
        let across = Double(column) + 0.5
        let u = taps.bounded(
          inverse.a * across + inverse.c * down + inverse.tx, taps.width)
        let v = taps.bounded(
          inverse.b * across + inverse.d * down + inverse.ty, taps.height)
        let color: Levels
        switch filter {
        case .nearest: color = taps.nearest(pixels, u, v)
        case .bilinear: color = taps.bilinear(pixels, u, v)
        case .bicubic: color = taps.bicubic(pixels, u, v)
        case .mean(let width, let height): color = taps.mean(pixels, u, v, width, height)
        }
        let index = column - row.columns.lowerBound
        row.red[index] = min(color[0], color[3]) * opacity
        row.green[index] = min(color[1], color[3]) * opacity
        row.blue[index] = min(color[2], color[3]) * opacity
        row.alpha[index] = color[3] * opacity
      }
    }
  }
}

/// Mixes of a bitmap's pixels around a point, whose coordinates ``bounded(_:_:)`` has held.
private struct Taps {
  let width: Int
  let height: Int
  let isRepeated: Bool

  /// The greatest distance from a clamped bitmap, and the greatest side of a mean, in pixels.
  static let farthest = 0x1p18

  /// A coordinate brought to where it can be an integer.
  ///
  /// Into the bitmap where that is repeated, else to no more than ``farthest`` beyond it.
  @inline(__always)
  func bounded(_ place: Double, _ extent: Int) -> Double {
    let size = Double(extent)
    if isRepeated {
      guard abs(place) < 0x1p50 else { return 0 }
      let turns = place / size
      let rest = place - turns.rounded(.down) * size
      return rest >= 0 ? (rest < size ? rest : 0) : 0
    }
    return place > -Self.farthest ? (place < Self.farthest ? place : Self.farthest) : -Self.farthest
  }

  /// The greatest integer that is not above `place`, which lies far less than 2^20 below 0.
  @inline(__always)
  private func floor(_ place: Double) -> Int { Int(place + 1_048_576) - 1_048_576 }

  @inline(__always)
  private func column(_ x: Int) -> Int { index(x, width) }

  @inline(__always)
  private func row(_ y: Int) -> Int { index(y, height) * width }

  @inline(__always)
  private func index(_ place: Int, _ extent: Int) -> Int {
    if place >= 0, place < extent { return place }
    if !isRepeated { return place < 0 ? 0 : extent - 1 }
    let rest = place % extent
    return rest < 0 ? rest + extent : rest
  }

  /// Where the next pixel begins.
  @inline(__always)
  private func next(_ place: Int, _ extent: Int) -> Int {
    if isRepeated || (place >= 0 && place < extent) { return place + 1 }
    return place < 0 ? 0 : 1 << 30
  }

  @inline(__always)
  func nearest(_ pixels: Span<UInt32>, _ u: Double, _ v: Double) -> Levels {
    Levels(packed: pixels[row(floor(v)) + column(floor(u))])
  }

  @inline(__always)
  func bilinear(_ pixels: Span<UInt32>, _ u: Double, _ v: Double) -> Levels {
    let (x, y) = (floor(u - 0.5), floor(v - 0.5))
    let (right, down) = (Float(u - 0.5 - Double(x)), Float(v - 0.5 - Double(y)))
    let (left, next) = (column(x), column(x + 1))
    let (top, bottom) = (row(y), row(y + 1))
    func mix(_ row: Int) -> Levels {
      let (from, to) = (Levels(packed: pixels[row + left]), Levels(packed: pixels[row + next]))
      return from + (to - from) * right
    }
    let (above, below) = (mix(top), mix(bottom))
    return above + (below - above) * down
  }

  func bicubic(_ pixels: Span<UInt32>, _ u: Double, _ v: Double) -> Levels {
    let (x, y) = (floor(u - 0.5), floor(v - 0.5))
    let across = Self.catmullRom(Float(u - 0.5 - Double(x)))
    let down = Self.catmullRom(Float(v - 0.5 - Double(y)))
    var sum = Levels.zero
    for j in 0..<4 {
      let row = row(y + j - 1)
      var line = Levels.zero
      for i in 0..<4 {
        line += Levels(packed: pixels[row + column(x + i - 1)]) * across[i]
      }
      sum += line * down[j]
    }
    // The spline overshoots at edges.
    return sum.clamped(lowerBound: .zero, upperBound: Levels(repeating: 255))
  }

  /// The weights of four neighbours for a point at `t` between the middle two.
  ///
  /// Source: E. Catmull and R. Rom, "A class of local interpolating splines" (1974).
  private static func catmullRom(_ t: Float) -> SIMD4<Float> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(
      (2 * t2 - t3 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (4 * t2 - 3 * t3 + t) / 2, (t3 - t2) / 2)
  }

  /// The mean over a rectangle about (u, v): every pixel counts by the area that it has in it.
  ///
  /// What lies beyond a clamped bitmap is one long pixel on each side.
  func mean(
    _ pixels: Span<UInt32>, _ u: Double, _ v: Double, _ wide: Double, _ high: Double
  ) -> Levels {
    let (left, right) = (u - wide / 2, u + wide / 2)
    let (top, bottom) = (v - high / 2, v + high / 2)
    let (firstColumn, firstRow) = (floor(left), floor(top))
    var sum = Levels.zero
    var y = firstRow
    while Double(y) < bottom {
      let row = row(y)
      let nextRow = next(y, height)
      let share = min(Double(nextRow), bottom) - max(Double(y), top)
      var line = Levels.zero
      var x = firstColumn
      while Double(x) < right {
        let nextColumn = next(x, width)
        let part = min(Double(nextColumn), right) - max(Double(x), left)
        line += Levels(packed: pixels[row + column(x)]) * Float(part)
        x = nextColumn
      }
      sum += line * Float(share)
      y = nextRow
    }
    return sum * Float(1 / (wide * high))
  }
}
