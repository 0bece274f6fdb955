import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Gradients of every kind")
struct GradientKindTests {
  static func draw(
    _ paint: Paint, width: Int, height: Int, background: Color = .clear
  ) throws -> Bitmap {
    let (width, height) = (Double(width), Double(height))
    let fill = Fill(Path(Rect(x: 0, y: 0, width: width, height: height)), paint: paint)
    let list = DisplayList(size: Size(width: width, height: height), items: [.fill(fill)])
    return try Renderer(scale: 1).render(list, background: background)
  }

  static func stops(
    _ colors: (UInt32, Double)..., interpolation: GradientStops.Interpolation = .premultiplied,
    spread: GradientStops.Spread = .pad
  ) -> GradientStops {
    GradientStops(
      colors.map { GradientStops.Stop(color: Color(hex: $0.0), location: $0.1) },
      interpolation: interpolation, spread: spread)
  }

  static let blackToWhite = stops((0x000000, 0), (0xffffff, 1))

  @Test("thousands of random gradients are within a level of their definition")
  func randomGradients() throws {
    let (seed, side): (UInt64, Int) = (31, 16)
    var paints = RandomPaints(seed: seed, size: Double(side))
    for index in 0..<2_000 {
      let paint = paints.gradient()
      let reference = ReferenceGradient(paint, toPixels: .identity)
      let bitmap = try Self.draw(paint, width: side, height: side)
      for pixel in 0..<side * side {
        let (x, y) = (pixel % side, pixel / side)
        let actual = bitmap[x, y].levels
        // A pixel's centre may lie on an edge of colour, to a few bits.
        let near = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map { dx, dy in
          let point = Point(
            x: Double(x) + 0.5 + Double(dx) * 1e-5, y: Double(y) + 0.5 + Double(dy) * 1e-5)
          return reference.color(at: point) * 255
        }
        // Under a translucent pixel colour follows the alpha that was stored.
        let allowed = near[0][3] > 254.99 ? SIMD4(repeating: 1.02) : SIMD4(2, 2, 2, 1.02)
        let least = near.dropFirst().reduce(near[0]) { pointwiseMin($0, $1) } - allowed
        let greatest = near.dropFirst().reduce(near[0]) { pointwiseMax($0, $1) } + allowed
        let isRight = all(actual .>= least) && all(actual .<= greatest)
        #expect(
          isRight,
          "seed \(seed), gradient \(index) \(paint) at (\(x), \(y)): \(actual) for \(near[0])"
        )
        if !isRight { return }
      }
    }
  }

  @Test("a linear gradient from black to white is the distance along its line")
  func linear() throws {
    let paint = Paint.linearGradient(
      LinearGradientPaint(Self.blackToWhite, start: Point(x: 0, y: 0), end: Point(x: 30, y: 40)))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let t = min(((Double(x) + 0.5) * 3 + (Double(y) + 0.5) * 4) / 250, 1)
        #expect(abs(Double(bitmap[x, y].red) - t * 255) < 1)
      }
    }
  }

  @Test("a radial gradient round one centre is the distance from it")
  func radial() throws {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        Self.blackToWhite, startCenter: Point(x: 20, y: 20), startRadius: 4,
        endCenter: Point(x: 20, y: 20), endRadius: 24))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
        let t = min(max(((dx * dx + dy * dy).squareRoot() - 4) / 20, 0), 1)
        #expect(abs(Double(bitmap[x, y].red) - t * 255) < 1)
      }
    }
  }

  @Test("from a focus, colours lie on the share of the way to the circle")
  func focal() throws {
    // On the axis the circle is 10 away to the right of the focus, and 30 to the left.
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        Self.blackToWhite, startCenter: Point(x: 30, y: 20.5), startRadius: 0,
        endCenter: Point(x: 20, y: 20.5), endRadius: 20))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    for x in 0..<40 {
      let away = Double(x) + 0.5 - 30
      let t = away > 0 ? away / 10 : -away / 30
      #expect(abs(Double(bitmap[x, 20].red) - min(t, 1) * 255) < 1, "column \(x)")
    }
  }

  @Test("circles of one radius make a tube, which is clear outside")
  func equalCircles() throws {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        Self.blackToWhite, startCenter: Point(x: 10, y: 20), startRadius: 8,
        endCenter: Point(x: 30, y: 20), endRadius: 8))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    for y in 0..<40 {
      let dy = abs(Double(y) - 19.5)
      for x in 0..<40 {
        let pixel = bitmap[x, y]
        if dy > 8 {
          #expect(pixel == .clear)
        } else {
          // The later of the two circles through a point is the one that it lies left of.
          let t = (Double(x) + 0.5 - 10 + (64 - dy * dy).squareRoot()) / 20
          #expect(abs(Double(pixel.red) - min(max(t, 0), 1) * 255) < 1, "(\(x), \(y))")
        }
      }
    }
  }

  @Test("an angular gradient grows clockwise from its starting angle")
  func angular() throws {
    let paint = Paint.angularGradient(
      AngularGradientPaint(
        Self.blackToWhite, center: Point(x: 20, y: 20), startAngle: Angle(degrees: 0),
        endAngle: Angle(degrees: 360)))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    // The diagonals: 45, 135, 225 and 315 degrees.
    for step in 1..<20 {
      #expect(abs(Double(bitmap[19 + step, 19 + step].red) - 255.0 / 8) < 1)
      #expect(abs(Double(bitmap[20 - step, 19 + step].red) - 255.0 * 3 / 8) < 1)
      #expect(abs(Double(bitmap[20 - step, 20 - step].red) - 255.0 * 5 / 8) < 1)
      #expect(abs(Double(bitmap[19 + step, 20 - step].red) - 255.0 * 7 / 8) < 1)
    }
  }

  @Test("directions that an angular gradient leaves out have the colour of the nearer end")
  func angularGap() throws {
    let paint = Paint.angularGradient(
      AngularGradientPaint(
        Self.blackToWhite, center: Point(x: 20, y: 20), startAngle: Angle(degrees: 0),
        endAngle: Angle(degrees: 90)))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    // The gap's middle is at 225 degrees, up and left.
    #expect(bitmap[2, 30] == .white && bitmap[2, 4] == .white)
    #expect(bitmap[4, 2] == .black && bitmap[37, 10] == .black)
  }

  @Test("an ellipse is a circle under the gradient's transform")
  func ellipse() throws {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        Self.blackToWhite, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        transform: Affine(a: 18, b: 0, c: 0, d: 9, tx: 20, ty: 20)))
    let bitmap = try Self.draw(paint, width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let (dx, dy) = ((Double(x) - 19.5) / 18, (Double(y) - 19.5) / 9)
        let t = min((dx * dx + dy * dy).squareRoot(), 1)
        #expect(abs(Double(bitmap[x, y].red) - t * 255) < 1)
      }
    }
  }

  @Test("gradients without extent have the last stop's colour, as in SVG")
  func degenerate() throws {
    let center = Point(x: 5, y: 5)
    let gradient = Self.stops((0xff0000, 0), (0x0000ff, 1))
    let blue = Color(hex: 0x0000ff).premultiplied8
    let paints: [Paint] = [
      .linearGradient(LinearGradientPaint(gradient, start: center, end: center)),
      .radialGradient(
        RadialGradientPaint(
          gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 0)),
      .linearGradient(
        LinearGradientPaint(Self.stops((0x0000ff, 0.3)), start: .zero, end: center)),
    ]
    for paint in paints {
      let bitmap = try Self.draw(paint, width: 10, height: 10)
      #expect(bitmap == Bitmap(width: 10, height: 10, fill: blue))
    }
  }

  @Test("a gradient without stops paints nothing")
  func noStops() throws {
    let paint = Paint.linearGradient(
      LinearGradientPaint(GradientStops([]), start: .zero, end: Point(x: 10, y: 0)))
    let bitmap = try Self.draw(paint, width: 10, height: 10)
    #expect(bitmap == Bitmap(width: 10, height: 10))
  }

  @Test("mixing in light and in Oklab follows published values")
  func spaces() throws {
    // The middle of red and lime: in light (0.5, 0.5, 0) is 188 of 255 encoded; in Oklab the mean of
    // (0.62796, 0.22486, 0.12585) and (0.86644, -0.23389, 0.17950) is (0.74720, -0.00451, 0.15267).
    let ends = [
      GradientStops.Stop(color: Color(hex: 0xff0000), location: 0),
      GradientStops.Stop(color: Color(hex: 0x00ff00), location: 1),
    ]
    func middle(_ space: GradientStops.Space) throws -> RGBA8 {
      let paint = Paint.linearGradient(
        LinearGradientPaint(
          GradientStops(ends, space: space), start: .zero, end: Point(x: 3, y: 0)))
      return try Self.draw(paint, width: 3, height: 1)[1, 0]
    }
    #expect(try middle(.sRGB).levels.distance(to: SIMD4(127.5, 127.5, 0, 255)) < 1)
    #expect(try middle(.linear).levels.distance(to: SIMD4(187.5, 187.5, 0, 255)) < 1)
    #expect(try middle(.oklab).levels.distance(to: SIMD4(209, 169, 0, 255)) < 2)
  }

  @Test("NaN and infinity in a gradient are errors")
  func notFinite() {
    for bad in [Double.nan, .infinity] {
      let paint = Paint.linearGradient(
        LinearGradientPaint(Self.blackToWhite, start: .zero, end: Point(x: bad, y: 0)))
      #expect(throws: RasterError.self) { try Self.draw(paint, width: 10, height: 10) }
    }
  }
}
