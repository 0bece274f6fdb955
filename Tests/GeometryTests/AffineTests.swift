import Geometry
import Numerics
import Testing

@Suite("Affine")
struct AffineTests {
  static func random(_ generator: inout SeededGenerator) -> Affine {
    func next() -> Double { generator.next(in: -3..<3) }
    return Affine(a: next(), b: next(), c: next(), d: next(), tx: next(), ty: next())
  }

  static func nearlyEqual(_ a: Point, _ b: Point, within: Double = 1e-12) -> Bool {
    a.distance(to: b) <= within
  }

  @Test("concatenating applies this transform first, then the next")
  func concatenation() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let (first, next) = (Self.random(&generator), Self.random(&generator))
      let point = Point(x: generator.next(in: -5..<5), y: generator.next(in: -5..<5))
      #expect(
        Self.nearlyEqual(
          point.applying(first.concatenating(next)), point.applying(first).applying(next)))
    }
    let turned = Affine(scaleX: 2, y: 1).concatenating(Affine(rotation: .degrees(90)))
    #expect(Self.nearlyEqual(Point(x: 1, y: 0).applying(turned), Point(x: 0, y: 2)))
  }

  @Test("a turn leads from x towards y, which is clockwise on screen")
  func rotation() {
    let point = Point(x: 1, y: 0).applying(Affine(rotation: .degrees(30)))
    #expect(Self.nearlyEqual(point, Point(x: 3.0.squareRoot() / 2, y: 0.5)))
  }

  @Test("the inverse undoes the transform, and a flattening one has none")
  func inverse() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let transform = Self.random(&generator)
      guard abs(transform.determinant) > 0.1 else { continue }
      let inverse = try #require(transform.inverse)
      let point = Point(x: generator.next(in: -5..<5), y: generator.next(in: -5..<5))
      #expect(
        Self.nearlyEqual(point.applying(transform).applying(inverse), point, within: 1e-10))
    }
    #expect(Affine(scaleX: 0, y: 3).inverse == nil)
    #expect(Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(Affine(scaleX: .nan, y: 1).inverse == nil)
    #expect(Affine(scaleX: .infinity, y: 1).inverse == nil)
  }

  @Test("a transform about an anchor leaves the anchor where it is, and turns the rest round it")
  func about() {
    let anchor = Point(x: 7, y: -2)
    for transform in [Affine(rotation: .degrees(71)), Affine(scaleX: 3, y: -0.5)] {
      let placed = transform.about(anchor)
      #expect(Self.nearlyEqual(anchor.applying(placed), anchor))
      let arm = Vector(dx: 2, dy: 5)
      #expect(
        Self.nearlyEqual((anchor + arm).applying(placed), anchor + arm.applying(transform)))
    }
  }

  @Test("the maximum scale is the longest image of a unit vector")
  func maximumScale() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let transform = Self.random(&generator)
      var longest = 0.0
      for step in 0..<4000 {
        let (sin, cos) = Double.sincos(.pi * Double(step) / 4000)
        longest = max(longest, Vector(dx: cos, dy: sin).applying(transform).length)
      }
      // The maximum is flat: half a step away it is less by a factor of at most 1 - (π / 8000)².
      #expect(transform.maximumScale >= longest * (1 - 1e-14))
      #expect(transform.maximumScale <= longest * (1 + 2e-7))
    }
  }

  // The difference of two squares lost half the digits where both singular values are alike, and
  // overflowed from 1e77 on, which made a stroke vanish.
  @Test(
    "the maximum scale of a turn and a scale is the scale, at any size",
    arguments: [
      1e-140, 1e-9, 1, 3, 1e9, 1e100, 1e140,
    ])
  func maximumScaleOfSimilarity(scale: Double) {
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let transform = Affine(rotation: .degrees(degrees))
        .concatenating(Affine(scaleX: scale, y: scale))
      #expect(abs(transform.maximumScale / scale - 1) < 1e-14)
    }
    #expect(Affine(scaleX: scale, y: 0).maximumScale == scale)
    #expect(Affine(scaleX: 0, y: 0).maximumScale == 0)
  }
}
