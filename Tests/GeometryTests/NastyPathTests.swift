import Geometry
import Numerics
import Testing

@Suite("Nasty paths")
struct NastyPathTests {
  private static let special = [
    0, -0.0, 1e-300, Double.leastNonzeroMagnitude, 1e-8, 1e8, 1e22, 1e150, 1e300,
    Double.greatestFiniteMagnitude,
    .infinity, -.infinity, .nan,
  ]

  /// A path at the scale, with now and then a coordinate that is special.
  private func path(_ random: inout SeededGenerator, scale: Double, special: Bool) -> Path {
    let path = NastyPaths.path(using: &random, scale: scale)
    guard special else { return path }
    let move = Affine(
      a: 1, b: 0, c: 0, d: 1, tx: Self.special.randomElement(using: &random) ?? 0,
      ty: Self.special.randomElement(using: &random) ?? 0)
    var result = path
    result.addPath(NastyPaths.path(using: &random, scale: scale), transform: move)
    return result
  }

  @Test(
    "no operation traps, hangs or makes a number that is not finite of finite ones",
    arguments: [1.0, 100, 1e5, 1e8, 1e22, 1e100, 1e-8, 1e-200])
  func everyOperation(scale: Double) throws {
    let seed: UInt64 = 91
    var random = SeededGenerator(seed: seed)
    let clock = ContinuousClock()
    for round in 0..<250 {
      let path = path(&random, scale: scale, special: round % 5 == 4)
      let dash = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        random.next(in: -0.05..<1) * scale
      }
      let style = StrokeStyle(
        lineWidth: random.next(in: 0..<1) * scale / 10,
        lineCap: LineCap.allCases[round % 3], lineJoin: LineJoin.allCases[round % 4],
        miterLimit: random.next(in: 0..<12), dash: dash,
        dashPhase: random.next(in: -9..<9) * scale)
      let view = Rect(x: 0, y: 0, width: scale / 10, height: scale / 10)
      let fractions = [random.next(in: -1..<2), random.next(in: -1..<2), random.next(in: -9..<9)]
      let spent = clock.measure {
        let results = [
          path.strokedPath(style, tolerance: scale / 1e4),
          path.strokedPath(style, tolerance: scale / 1e4, visibleIn: view),
          path.trimmedPath(
            from: fractions[0], to: fractions[1], offset: fractions[2], accuracy: scale * 1e-8),
          path.trimmedSubpaths(
            from: fractions[0], to: fractions[1], offset: fractions[2], accuracy: scale * 1e-8),
          path.reversed, path.split(at: fractions[0] * scale, accuracy: scale * 1e-8).after,
          (try? path.dashedPath(dash, visibleIn: view, accuracy: scale * 1e-8)) ?? Path(),
          (try? path.mixed(with: path.reversed, by: fractions[0])) ?? Path(),
        ]
        // Coordinates whose squares overflow have lengths that are not finite.
        if path.points.allSatisfy({ abs($0.x) < 1e140 && abs($0.y) < 1e140 }) {
          for (index, result) in results.enumerated() {
            #expect(result.isFinite, "seed \(seed) round \(round) result \(index): \(path)")
          }
        }
        let measure = PathMeasure(path, accuracy: scale * 1e-8)
        _ = measure.location(at: fractions[0] * measure.length)
        _ = path.windingNumber(around: Point(x: fractions[0] * scale, y: fractions[1] * scale))
        _ = (path.boundingRect, path.signedArea, path.isClosed, path.svgData)
      }
      #expect(spent < .seconds(2), "seed \(seed) round \(round): \(path)")
    }
  }

  @Test(
    "arcs and corners of any numbers end, and of finite ones are finite",
    arguments: [1.0, 1e8, 1e100])
  func shapes(scale: Double) {
    var random = SeededGenerator(seed: 92)
    func number() -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: Self.special.randomElement(using: &random) ?? 0
      default: random.next(in: -1..<1) * scale
      }
    }
    func point() -> Point { Point(x: number(), y: number()) }
    for _ in 0..<3000 {
      let numbers = (0..<8).map { _ in number() }
      let path = Path { path in
        path.move(to: point())
        path.addArc(
          to: point(), radii: Size(width: numbers[0], height: numbers[1]),
          rotation: .radians(numbers[2]), isLargeArc: numbers[0] > 0, isClockwise: numbers[1] > 0)
        path.addArc(tangent1End: point(), tangent2End: point(), radius: numbers[3])
        path.addRelativeArc(
          center: point(), radius: numbers[4], startAngle: .radians(numbers[5]),
          delta: .radians(numbers[6]))
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        for style in RoundedCornerStyle.allCases {
          path.addRoundedRect(
            in: rect, cornerSize: Size(width: numbers[4], height: numbers[5]), style: style)
          path.addRoundedRect(
            in: rect,
            cornerRadii: RectangleCornerRadii(
              topLeading: numbers[4], bottomLeading: numbers[5], bottomTrailing: numbers[6],
              topTrailing: numbers[7]), style: style)
        }
      }
      #expect(path.points.count < 1000)
      if path.points.isEmpty { Issue.record("nothing was drawn") }
    }
  }
}
