import Drawing
import Geometry
import Imaging
import Raster
import Testing

/// What went wrong with gradients elsewhere.
@Suite("Gradients that others got wrong")
struct GradientCaseTests {
  private static func linear(_ gradient: GradientStops, from: Point, to: Point) throws -> Bitmap {
    try GradientKindTests.draw(
      .linearGradient(LinearGradientPaint(gradient, start: from, end: to)), width: 100, height: 100)
  }

  private static func across(_ gradient: GradientStops) throws -> Bitmap {
    try linear(gradient, from: .zero, to: Point(x: 100, y: 0))
  }

  private static func expect(
    _ bitmap: Bitmap, _ x: Int, _ y: Int, _ rgba: SIMD4<Double>, tolerance: Double
  ) {
    let straight = bitmap[x, y].straight
    let actual = SIMD4(
      Double(straight.red), Double(straight.green), Double(straight.blue), Double(straight.alpha))
    #expect(
      actual.distance(to: rgba) <= tolerance, "(\(x), \(y)) is \(actual), expected \(rgba)")
  }

  @Test("a fade of one hue keeps its hue", arguments: GradientStops.Interpolation.allCases)
  func fadeOfOneHue(interpolation: GradientStops.Interpolation) throws {
    let color = Color(hex: 0x003820)
    let bitmap = try Self.across(
      GradientStops(
        [.init(color: color, location: 0), .init(color: color.opacity(0), location: 1)],
        interpolation: interpolation))
    for x in 0..<100 where bitmap[x, 50].alpha >= 64 {
      let straight = bitmap[x, 50].straight
      let actual = SIMD4(Double(straight.red), Double(straight.green), Double(straight.blue), 0)
      #expect(actual.distance(to: SIMD4(0, 56, 32, 0)) <= 2, "column \(x): \(actual)")
    }
    // Along every row alpha falls, but for the pattern's one level.
    for y in 0..<100 {
      for x in 1..<100 { #expect(bitmap[x, y].alpha < bitmap[x - 1, y].alpha) }
    }
  }

  @Test("a gradient a hundredth of a point long is an edge")
  func shortGradient() throws {
    let bitmap = try Self.linear(
      GradientKindTests.stops((0xff0000, 0), (0x0000ff, 1)), from: Point(x: 50, y: 0),
      to: Point(x: 50.01, y: 0))
    for y in 0..<100 {
      for x in 0..<100 where x < 49 || x > 50 {
        Self.expect(
          bitmap, x, y, x < 49 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255), tolerance: 0)
      }
    }
  }

  @Test("colours go on flat beyond stops that lie inside 0...1")
  func innerStops() throws {
    let bitmap = try Self.across(GradientKindTests.stops((0xff0000, 0.25), (0x000000, 0.75)))
    for y in 0..<100 {
      for x in 0..<24 { Self.expect(bitmap, x, y, SIMD4(255, 0, 0, 255), tolerance: 0) }
      for x in 76..<100 { Self.expect(bitmap, x, y, SIMD4(0, 0, 0, 255), tolerance: 0) }
    }
    Self.expect(bitmap, 50, 50, SIMD4(126, 0, 0, 255), tolerance: 2)
  }

  @Test("of two stops at 0, the second begins the gradient")
  func twoStopsAtZero() throws {
    let bitmap = try Self.linear(
      GradientKindTests.stops((0xff0000, 0), (0xffffff, 0), (0x0000ff, 1)), from: .zero,
      to: Point(x: 0, y: 100))
    Self.expect(bitmap, 50, 0, SIMD4(254, 254, 255, 255), tolerance: 1)
    Self.expect(bitmap, 50, 99, SIMD4(1, 1, 255, 255), tolerance: 1)
    for y in 1..<100 { #expect(bitmap[50, y].green < bitmap[50, y - 1].green) }
  }

  @Test("a radial gradient is flat before its first stop")
  func radialLateStop() throws {
    let center = Point(x: 50, y: 50)
    let bitmap = try GradientKindTests.draw(
      .radialGradient(
        RadialGradientPaint(
          GradientKindTests.stops((0x00ff00, 0.5), (0x0000ff, 1)), startCenter: center,
          startRadius: 0, endCenter: center, endRadius: 40)), width: 100, height: 100)
    for y in 40..<60 {
      for x in 40..<60 { Self.expect(bitmap, x, y, SIMD4(0, 255, 0, 255), tolerance: 0) }
    }
    Self.expect(bitmap, 2, 50, SIMD4(0, 0, 255, 255), tolerance: 0)
    Self.expect(bitmap, 2, 2, SIMD4(0, 0, 255, 255), tolerance: 0)
  }

  @Test("focus and centre keep their roles")
  func radialFocus() throws {
    let bitmap = try GradientKindTests.draw(
      .radialGradient(
        RadialGradientPaint(
          GradientKindTests.stops((0xff0000, 0), (0x0000ff, 1)), startCenter: Point(x: 70, y: 50),
          startRadius: 0, endCenter: Point(x: 50, y: 50), endRadius: 40)), width: 100, height: 100)
    Self.expect(bitmap, 70, 50, SIMD4(250, 0, 5, 255), tolerance: 12)
    Self.expect(bitmap, 88, 50, SIMD4(20, 0, 235, 255), tolerance: 20)
    Self.expect(bitmap, 40, 50, SIMD4(128, 0, 127, 255), tolerance: 12)
    Self.expect(bitmap, 5, 50, SIMD4(0, 0, 255, 255), tolerance: 1)
  }

  @Test("offsets beyond 0...1 are clamped")
  func offsetsBeyond() throws {
    let bitmap = try Self.across(GradientKindTests.stops((0xff0000, -0.2), (0x0000ff, 1.0000001)))
    Self.expect(bitmap, 0, 50, SIMD4(254, 0, 1, 255), tolerance: 1)
    Self.expect(bitmap, 99, 50, SIMD4(1, 0, 254, 255), tolerance: 1)
    Self.expect(bitmap, 50, 50, SIMD4(127, 0, 128, 255), tolerance: 2)
  }

  @Test("stops a ten-millionth apart are an edge")
  func closeStops() throws {
    let bitmap = try Self.across(
      GradientKindTests.stops((0xff0000, 0), (0x00ff00, 1e-7), (0x0000ff, 2e-7), (0xffffff, 1)))
    Self.expect(bitmap, 99, 50, SIMD4(254, 254, 255, 255), tolerance: 1)
    Self.expect(bitmap, 1, 50, SIMD4(4, 4, 255, 255), tolerance: 2)
    for x in 2..<100 { #expect(bitmap[x, 50].red >= bitmap[x - 1, 50].red) }
  }

  @Test("a thousand stops in one place do not slow a gradient down")
  func manyStops() throws {
    let stops = (0..<20_000).map {
      GradientStops.Stop(
        color: Color(white: Double($0 % 2)), location: 0.5 + Double($0) * 1e-7)
    }
    let bitmap = try Self.across(GradientStops(stops))
    #expect(bitmap[0, 0] == .black && bitmap[99, 0] == .white)
  }

  @Test("a dark glow over 2,622 pixels has no run longer than its gradient explains")
  func darkGlow() throws {
    let (width, height) = (64, 2_622)
    let glow = Paint.radialGradient(
      RadialGradientPaint(
        GradientKindTests.stops((0x2a1c3c, 0), (0x0a0a0f, 1)), startCenter: Point(x: 32, y: 0),
        startRadius: 0, endCenter: Point(x: 32, y: 0), endRadius: Double(height)))
    let bitmap = try GradientKindTests.draw(glow, width: width, height: height)
    // Red falls by 32 levels, one in 82 pixels: no value may last longer than that.
    for x in 0..<width {
      var (run, longest) = (1, 1)
      for y in 1..<height {
        run = bitmap[x, y].red == bitmap[x, y - 1].red ? run + 1 : 1
        longest = max(longest, run)
      }
      #expect(longest <= 82, "column \(x) has a run of \(longest)")
    }
    // The mean over blocks of the pattern follows the gradient within a tenth of a level.
    for y in stride(from: 0, to: height - 8, by: 8) {
      var (sum, exact) = (0.0, 0.0)
      for row in y..<y + 8 {
        for x in 28..<36 {
          let (dx, dy) = (Double(x) - 31.5, Double(row) + 0.5)
          sum += Double(bitmap[x, row].red)
          exact += 42 - 32 * (dx * dx + dy * dy).squareRoot() / Double(height)
        }
      }
      #expect(abs(sum - exact) / 64 < 0.1, "rows from \(y)")
    }
  }

  @Test("a gradient between equal colours is flat, and a flat colour is the nearest")
  func flat() throws {
    let color = Color(hex: 0x2a1c3c)
    let bitmap = try Self.across(GradientKindTests.stops((0x2a1c3c, 0), (0x2a1c3c, 1)))
    #expect(bitmap == Bitmap(width: 100, height: 100, fill: color.premultiplied8))
    let fine = Color(red: 0.1234, green: 0.5678, blue: 0.9101)
    let flat = try GradientKindTests.draw(.color(fine), width: 50, height: 50)
    #expect(flat == Bitmap(width: 50, height: 50, fill: fine.premultiplied8))
  }
}
