import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

/// Loops that are compiled for several sets of vector instructions store what plain arithmetic does.
@Suite("Kernels")
struct KernelTests {
  private var paints = RandomPaints(seed: 60, size: 1)

  private mutating func randomImage(_ width: Int, _ height: Int) -> Bitmap {
    let pixels = (0..<width * height).map { _ in paints.color().premultiplied8.packed }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("a picture between its pixels is the mix of four, to the bit")
  mutating func bilinear() throws {
    let side = 64
    var compared = 0
    for _ in 0..<60 {
      let image = randomImage(paints.integer(1..<20), paints.integer(1..<20))
      let (sin, cos) = Double.sincos(paints.number(0..<6.3))
      let (across, down) = (paints.number(1..<9), paints.number(1..<9))
      let transform = Affine(
        a: cos * across, b: sin * across, c: -sin * down, d: cos * down,
        tx: paints.number(0..<64), ty: paints.number(0..<64))
      let drawn = try Renderer(scale: 1).render(
        picture(
          side, side,
          [
            .picture(
              Picture(ImageSource(image), interpolation: .bilinear, transform: transform))
          ]))
      let inverse = try #require(transform.concatenating(Affine(scaleX: 1, y: 1)).inverse)
      for pixel in 0..<side * side {
        let (x, y) = (pixel % side, pixel / side)
        guard isInside(x, y, inverse, image) else { continue }
        compared += 1
        let expected = mix(image, inverse, x, y)
        #expect(drawn[x, y] == expected, "(\(x), \(y)) of \(image) under \(transform)")
      }
    }
    #expect(compared > 5_000)
  }

  /// Whether all of a pixel lies on the image.
  private func isInside(_ x: Int, _ y: Int, _ inverse: Affine, _ image: Bitmap) -> Bool {
    [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].allSatisfy { corner in
      let place = Point(x: Double(x) + corner.0, y: Double(y) + corner.1).applying(inverse)
      return place.x > 1e-3 && place.x < Double(image.width) - 1e-3 && place.y > 1e-3
        && place.y < Double(image.height) - 1e-3
    }
  }

  /// What stands at a pixel's centre: places in doubles, colours in single precision, each rounded as IEEE 754
  /// says.
  private func mix(_ image: Bitmap, _ inverse: Affine, _ x: Int, _ y: Int) -> RGBA8 {
    let (across, down) = (Double(x) + 0.5, Double(y) + 0.5)
    let u = inverse.a * across + inverse.c * down + inverse.tx - 0.5
    let v = inverse.b * across + inverse.d * down + inverse.ty - 0.5
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    func color(_ column: Double, _ row: Double) -> SIMD4<Float> {
      let pixel = image[
        min(max(Int(column), 0), image.width - 1), min(max(Int(row), 0), image.height - 1)]
      return SIMD4<Float>(
        Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
    }
    func line(_ row: Double) -> SIMD4<Float> {
      let (from, to) = (color(left, row), color(left + 1, row))
      return from + (to - from) * Float(u - left)
    }
    let (above, below) = (line(top), line(top + 1))
    let levels = above + (below - above) * Float(v - top)
    // The sum with 2^15 has eight bits after the point, which is as near to a tie as rounding looks.
    func stored(_ level: Float) -> UInt8 {
      UInt8(truncatingIfNeeded: (min(level, levels[3]) + 32_768.5).bitPattern >> 8)
    }
    return RGBA8(
      red: stored(levels[0]), green: stored(levels[1]), blue: stored(levels[2]),
      alpha: stored(levels[3]))
  }
}
