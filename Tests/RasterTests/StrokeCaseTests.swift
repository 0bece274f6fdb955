import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Cases of strokes, dashes and trims")
struct StrokeCaseTests {
  private func picture(
    _ data: String, _ style: StrokeStyle, _ color: Color = .black, transform: Affine = .identity
  ) throws -> CasePicture {
    try CasePicture(CasePicture.stroke(data, style, color, transform: transform))
  }

  @Test("cap-butt-on-zero-length and cap-square-on-zero-length")
  func zeroLength() throws {
    #expect(try picture("M30 70 L30 70", StrokeStyle(lineWidth: 22)).isBlank)
    let square = try picture("M60 30 L60 30", StrokeStyle(lineWidth: 16, lineCap: .square))
    #expect(square.alphas(x: 52..<68, y: 22..<38).allSatisfy { $0 == 255 })
    #expect(square.inkIsWithin(x: 52..<68, y: 22..<38))
  }

  @Test("join-at-the-point-where-a-path-closes")
  func closingJoin() throws {
    let picture = try picture("M20 80 L80 80 L50 25 Z", StrokeStyle(lineWidth: 8))
    #expect(picture.alpha(15, 82) >= 200 && picture.alpha(84, 82) >= 200)
    #expect(picture.isMirrored(x: true, tolerance: 2))
  }

  @Test("miter-near-reversal-has-no-spike")
  func nearReversal() throws {
    let picture = try picture("M20 50 L60 50 L20 50.4", StrokeStyle(lineWidth: 8))
    #expect(picture.inkIsWithin(x: 19..<61, y: 45..<56))
  }

  @Test(
    "stroke-collinear-cubic-ending-in-cusp and stroke-tight-bend-has-no-hole",
    arguments: [
      ("M50 80 C50 120 50 30 50 30", 4.0, 1.5), ("M20 90 C60 -30 45 -30 85 90", 18, 1.2),
    ])
  func distance(data: String, half: Double, slack: Double) throws {
    let style = StrokeStyle(lineWidth: 2 * half, lineCap: .round, lineJoin: .round)
    let picture = try picture(data, style)
    let path = try Path(svg: data)
    guard case .cubic(let curve) = path.subpaths[0].segments[0] else { return }
    let center = stride(from: 0.0, through: 1, by: 0.001).map { curve.point(at: $0) }
    for y in 0..<100 {
      for x in 0..<100 {
        let pixel = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = center.map { $0.distance(to: pixel) }.reduce(.infinity, min)
        if distance < half - slack { #expect(picture.alpha(x, y) >= 250) }
        if distance > half + slack { #expect(picture.alpha(x, y) <= 5) }
      }
    }
  }

  @Test("stroke-hairline-leaving-the-canvas")
  func hairline() throws {
    let picture = try picture("M20 95 L40 130 L98 90", StrokeStyle(lineWidth: 0.5))
    #expect(picture.alphas(y: 0..<85).allSatisfy { $0 == 0 } && !picture.isBlank)
  }

  @Test("stroke-of-lines-under-unequal-scale")
  func unequalScale() throws {
    let picture = try picture(
      "M10 200 H90 M50 40 V360", StrokeStyle(lineWidth: 16),
      transform: Affine(scaleX: 1, y: 0.25))
    #expect(picture.runs(column: 20) == [4] && picture.runs(row: 20) == [16])
  }

  @Test("stroke-one-end-at-1e22")
  func farEnd() throws {
    let picture = try picture("M20 90 L1e22 95 L60 70", StrokeStyle(lineWidth: 1))
    #expect(picture.alphas(y: 0..<40).allSatisfy { $0 == 0 })
    // Both lines are level where they are seen.
    #expect(picture.alpha(50, 89) == 128 && picture.alpha(99, 90) == 128)
    #expect(picture.alpha(80, 69) == 128 && picture.alpha(50, 69) == 0)
  }

  @Test("translucent-stroke-crossing-itself")
  func crossing() throws {
    let picture = try picture(
      "M15 20 L85 80 L85 20 L15 80",
      StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round),
      Color(red: 0, green: 0, blue: 0, opacity: 0.5))
    for (x, y) in [(50, 50), (85, 50), (85, 20)] {
      #expect((126...129).contains(picture.alpha(x, y)))
    }
    #expect(picture.alphas().allSatisfy { $0 <= 129 })
  }

  // MARK: Dashes

  @Test("dash-all-zero")
  func allZero() throws {
    let solid = try picture("M10 50 H90", StrokeStyle(lineWidth: 10))
    let zero = try picture("M10 50 H90", StrokeStyle(lineWidth: 10, dash: [0, 0]))
    #expect(zero.difference(from: solid) == 0)
  }

  @Test("dash-length-near-zero and dash-shorter-than-a-pixel", arguments: [1e-7, 0.5, 1e-300])
  func tinyDashes(length: Double) throws {
    let clock = ContinuousClock()
    let spent = try clock.measure {
      let picture = try picture(
        "M10 50 H90", StrokeStyle(lineWidth: 10, dash: [length, length]))
      #expect(picture.alphas(x: 12..<88, y: 46..<54).allSatisfy { (120...136).contains($0) })
    }
    #expect(spent < .seconds(1))
  }

  @Test("dash-odd-count-with-offset")
  func oddCount() throws {
    let picture = try picture(
      "M5 50 H95", StrokeStyle(lineWidth: 10, dash: [10, 5, 2], dashPhase: 17))
    #expect(picture.runs(row: 50) == [5, 10, 2, 5, 10, 2, 5, 5])
  }

  @Test("dash-offset-past-the-first-dash")
  func pastFirst() throws {
    let picture = try picture(
      "M30 30 H70 V70 H30 Z",
      StrokeStyle(lineWidth: 2, dash: [9, 5, 3, 9, 5, 3], dashPhase: 13))
    #expect(picture.runs(row: 30, in: 31..<69) == [3, 5, 9, 3])
  }

  @Test("dash-on-a-line-of-ten-million", arguments: [5e6, 5e8])
  func tenMillion(half: Double) throws {
    let clock = ContinuousClock()
    let spent = try clock.measure {
      let picture = try picture("M-\(half) 50 H\(half)", StrokeStyle(lineWidth: 4, dash: [1, 1]))
      #expect(picture.alphas(y: 0..<47).allSatisfy { $0 == 0 })
      #expect(picture.runs(row: 50).count == 50)
    }
    #expect(spent < .seconds(1))
  }

  // MARK: Trims

  @Test("trim-counts-all-subpaths-as-one-length")
  func asOneLength() throws {
    let path = try Path(svg: "M0 20 L100 20 M0 60 L50 60 M0 80 L50 80")
    let style = StrokeStyle(lineWidth: 4)
    func draw(_ path: Path) throws -> CasePicture {
      try CasePicture(.stroke(Stroke(path, style: style, paint: .color(.black))))
    }
    let whole = try draw(path.trimmedPath(from: 0, to: 0.625))
    #expect(whole.runs(row: 20) == [100] && whole.runs(row: 60) == [25])
    #expect(whole.runs(row: 80).isEmpty)
    let each = try draw(path.trimmedSubpaths(from: 0, to: 0.624))
    #expect([20, 60, 80].map { each.runs(row: $0) } == [[62], [31], [31]])
  }

  @Test("trim-offset-wraps-past-one")
  func wraps() throws {
    let path = try Path(svg: "M20 20 L80 20 L80 80 L20 80 Z")
      .trimmedPath(from: 0.7, to: 0.9, offset: 0.2)
    let picture = try CasePicture(
      .stroke(Stroke(path, style: StrokeStyle(lineWidth: 4), paint: .color(.black))))
    #expect(picture.alpha(18, 18) == 255)
    #expect(picture.alpha(19, 30) >= 250 && picture.alpha(30, 19) >= 250)
    #expect(picture.alphas(x: 46..<100).allSatisfy { $0 == 0 })
    #expect(picture.alphas(y: 46..<100).allSatisfy { $0 == 0 })
  }

  @Test("trim-then-dash")
  func trimThenDash() throws {
    let path = try Path(svg: "M0 50 L100 50").trimmedPath(from: 0.25, to: 0.9)
    let picture = try CasePicture(
      .stroke(Stroke(path, style: StrokeStyle(lineWidth: 6, dash: [10, 5]), paint: .color(.black))))
    #expect(picture.runs(row: 50) == [10, 10, 10, 10, 5])
  }
}
