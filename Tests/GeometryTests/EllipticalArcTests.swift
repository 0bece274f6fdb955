import Geometry
import Numerics
import Testing

@Suite("Elliptical arcs")
struct EllipticalArcTests {
  /// Points along the arc, from each of its cubics.
  private func samples(_ path: Path) -> [Point] {
    path.subpaths.flatMap { subpath in
      subpath.segments.flatMap { segment in
        stride(from: 0.0, through: 1, by: 0.125).map { segment.curve.point(at: $0) }
      }
    }
  }

  @Test("every point of an arc lies on its ellipse, on the side that the flags say")
  func onTheEllipse() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      // An ellipse of our own, two angles on it, and the arc between them.
      let center = Point(x: random.next(in: -50..<50), y: random.next(in: -50..<50))
      let radii = Size(width: random.next(in: 1..<90), height: random.next(in: 1..<90))
      let rotation = Angle.radians(random.next(in: -7..<7))
      let first = random.next(in: 0..<6.28)
      let sweep = random.next(in: 0.01..<6.27) * (Bool.random(using: &random) ? 1 : -1)
      let toPlace = Affine(scaleX: radii.width, y: radii.height)
        .concatenating(Affine(rotation: rotation))
        .concatenating(Affine(translationX: center.x, y: center.y))
      func place(_ angle: Double) -> Point {
        Point(x: Double.cos(angle), y: Double.sin(angle)).applying(toPlace)
      }
      let arc = Path { path in
        path.move(to: place(first))
        path.addArc(
          to: place(first + sweep), radii: radii, rotation: rotation,
          isLargeArc: abs(sweep) > .pi, isClockwise: sweep > 0)
      }
      guard abs(abs(sweep) - .pi) > 1e-3 else { continue }
      guard let back = toPlace.inverse else { continue }
      for (index, point) in samples(arc).enumerated() {
        let unit = point.applying(back)
        #expect(abs((unit - .zero).length - 1) < 5e-6)
        if index == samples(arc).count / 2 {
          // The middle of the samples is not past the arc's ends.
          let turned = Double.atan2(y: unit.y, x: unit.x) - first
          let along = (sweep > 0 ? turned : -turned).truncatingRemainder(dividingBy: 2 * .pi)
          let passed = along < 0 ? along + 2 * .pi : along
          #expect(passed < abs(sweep) + 1e-6)
        }
      }
      #expect(arc.currentPoint == place(first + sweep))
    }
  }

  @Test("radii that are too small grow until they reach, evenly")
  func enlarged() throws {
    let arc = try Path(svg: "M 0 0 A 1 2 0 0 1 10 0")
    let box = arc.boundingRect
    #expect(abs(box.minY - -10) < 1e-4 && abs(box.maxY) < 1e-9)
    #expect(abs(box.width - 10) < 1e-4)
  }

  @Test(
    "an arc of a huge radius stays as near to its chord as it should",
    arguments: [1e3, 1e6, 1e9, 1e12, 1e15, 1e100])
  func huge(radius: Double) throws {
    let arc = try Path(svg: "M 10 50 A \(radius) \(radius) 0 0 1 90 50")
    // The sagitta of a chord c is c² / 8r.
    let sagitta = 80.0 * 80 / (8 * radius)
    for point in samples(arc) {
      #expect(point.x >= 10 - 1e-9 && point.x <= 90 + 1e-9)
      #expect(point.y <= 50 + 1e-12 && point.y >= 50 - sagitta * 1.001 - 1e-12)
    }
    let middle = samples(arc).map(\.y).reduce(50, min)
    #expect(abs(50 - middle - sagitta) <= sagitta * 1e-3 + 1e-13)
  }
}
