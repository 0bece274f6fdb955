import Drawing
import Geometry
import Imaging
import Raster
import Testing

// What went wrong for others, as pictures of 100 x 100 pixels with a property that a right one has.
// Each test names the case that it is.

/// A picture of 100 x 100 pixels, on nothing.
struct CasePicture {
  private let bitmap: Bitmap

  init(_ items: DrawingItem...) throws {
    bitmap = try Renderer(scale: 1).render(
      DisplayList(size: Size(width: 100, height: 100), items: items))
  }

  static func fill(
    _ data: String, _ color: Color = .black, rule: FillRule = .nonZero
  ) throws -> DrawingItem {
    .fill(Fill(try Path(svg: data), rule: rule, paint: .color(color)))
  }

  static func stroke(
    _ data: String, _ style: StrokeStyle, _ color: Color = .black, transform: Affine = .identity
  ) throws -> DrawingItem {
    .stroke(
      Stroke(try Path(svg: data), style: style, paint: .color(color), transform: transform))
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].alpha) }

  func alphas(x: Range<Int> = 0..<100, y: Range<Int> = 0..<100) -> [Int] {
    y.flatMap { y in x.map { alpha($0, y) } }
  }

  var isBlank: Bool { alphas().allSatisfy { $0 == 0 } }

  /// Whether all ink lies within the columns and rows.
  func inkIsWithin(x: Range<Int>, y: Range<Int>) -> Bool {
    (0..<100).allSatisfy { row in
      (0..<100).allSatisfy { column in
        alpha(column, row) == 0 || (x.contains(column) && y.contains(row))
      }
    }
  }

  /// The lengths of the stretches of a row with alpha of at least 128, within `range`.
  func runs(row: Int, in range: Range<Int> = 0..<100) -> [Int] {
    CasePicture.runs(range.map { alpha($0, row) })
  }

  func runs(column: Int) -> [Int] { CasePicture.runs((0..<100).map { alpha(column, $0) }) }

  private static func runs(_ alphas: [Int]) -> [Int] {
    alphas.split { $0 < 128 }.map(\.count)
  }

  /// The greatest difference of any channel from another picture.
  func difference(from other: CasePicture) -> Int {
    var greatest = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let (a, b) = (bitmap[x, y], other.bitmap[x, y])
        for (p, q) in [
          (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
        ] { greatest = max(greatest, abs(Int(p) - Int(q))) }
      }
    }
    return greatest
  }

  /// Whether mirroring left to right, or top to bottom, changes no alpha by more than `tolerance`.
  func isMirrored(x: Bool, tolerance: Int) -> Bool {
    (0..<100).allSatisfy { row in
      (0..<100).allSatisfy { column in
        let image = x ? alpha(99 - column, row) : alpha(column, 99 - row)
        return abs(alpha(column, row) - image) <= tolerance
      }
    }
  }
}

@Suite("Cases of paths")
struct PathCaseTests {
  @Test("circle-one-pixel-larger-than-the-canvas")
  func largeCircle() throws {
    let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 102, height: 102))
    let picture = try CasePicture(.fill(Fill(circle, paint: .color(.black))))
    for (x, y) in [(0, 50), (99, 50), (50, 0), (50, 99)] { #expect(picture.alpha(x, y) == 255) }
    for (x, y) in [(0, 0), (99, 0), (0, 99), (99, 99)] { #expect(picture.alpha(x, y) == 0) }
    #expect(picture.isMirrored(x: true, tolerance: 1) && picture.isMirrored(x: false, tolerance: 1))
  }

  @Test("even-odd-ring")
  func ring() throws {
    let picture = try CasePicture(
      CasePicture.fill(
        "M80 50 A30 30 0 1 1 20 50 A30 30 0 1 1 80 50 Z M65 50 A15 15 0 1 1 35 50 A15 15 0 1 1 65 50 Z",
        rule: .evenOdd))
    #expect(picture.alpha(50, 50) == 0 && picture.alpha(50, 27) == 255)
    let area = Double(picture.alphas().reduce(0, +)) / 255
    #expect(abs(area - 2120.58) < 2120.58 * 0.001)
  }

  @Test("leading-degenerate-cubic")
  func degenerate() throws {
    let picture = try CasePicture(
      CasePicture.fill("M20 70 C20 70 20 70 20 70 C45 25 60 25 85 70 Z"))
    let other = try CasePicture(CasePicture.fill("M20 70 C45 25 60 25 85 70 Z"))
    #expect(picture.difference(from: other) == 0)
  }

  @Test("nan-in-one-shape-spares-the-others: an error, that says NaN")
  func nan() throws {
    let line = Path { path in
      path.move(to: Point(x: 50, y: 50))
      path.addLine(to: Point(x: .nan, y: 70))
      path.addLine(to: Point(x: 90, y: 90))
    }
    let error = #expect(throws: RasterError.self) {
      try CasePicture(
        CasePicture.fill("M10 10h30v30h-30z"),
        .stroke(Stroke(line, style: StrokeStyle(lineWidth: 4), paint: .color(.black))))
    }
    #expect(error?.description.contains("NaN") == true)
  }

  @Test("overlapping-contours-at-half-alpha")
  func overlap() throws {
    let half = Color(red: 0, green: 0, blue: 0, opacity: 0.5)
    let picture = try CasePicture(
      CasePicture.fill("M20 20 H60 V60 H20 Z M40 40 H80 V80 H40 Z", half))
    #expect((126...129).contains(picture.alpha(50, 50)))
    #expect((126...129).contains(picture.alpha(30, 30)))
    #expect(picture.alphas().allSatisfy { $0 <= 129 })
  }

  @Test("quadratic-far-off-the-canvas")
  func farQuad() throws {
    let picture = try CasePicture(
      CasePicture.fill("M-21000 -3000 Q-33000 -3500 -34000 150 Z"))
    #expect(picture.isBlank)
  }

  @Test("rounded-rect-with-negative-height")
  func negativeHeight() throws {
    let negative = Path(
      roundedRect: Rect(x: 20, y: 70, width: 60, height: -40), cornerRadius: 10, style: .circular)
    let positive = Path(
      roundedRect: Rect(x: 20, y: 30, width: 60, height: 40), cornerRadius: 10, style: .circular)
    #expect(negative == positive)
  }

  @Test("shared-fractional-edge-in-one-path")
  func sharedEdge() throws {
    let picture = try CasePicture(
      CasePicture.fill("M10 10 H33.4 V90 H10 Z M33.4 10 H90 V90 H33.4 Z"))
    #expect(picture.alphas(x: 10..<90, y: 10..<90).allSatisfy { $0 >= 253 })
  }

  @Test("touching-rects-have-no-seam")
  func touching() throws {
    let picture = try CasePicture(
      CasePicture.fill("M10 10h40v80h-40z"), CasePicture.fill("M50 10h40v80h-40z"))
    #expect(picture.alphas(x: 10..<90, y: 10..<90).allSatisfy { $0 == 255 })
    #expect(picture.inkIsWithin(x: 10..<90, y: 10..<90))
  }

  @Test("arc-flags-without-separators and numbers-without-separators")
  func separators() throws {
    let arc = try CasePicture(CasePicture.fill("M20 60a30 30 0 0160 0z"))
    let other = try CasePicture(CasePicture.fill("M20 60 a 30 30 0 0 1 60 0 z"))
    #expect(arc.difference(from: other) == 0 && arc.alpha(50, 40) == 255)
    let numbers = try CasePicture(CasePicture.fill("M20 20l60.5.5-30.5 50.25z"))
    let apart = try CasePicture(CasePicture.fill("M 20 20 L 80.5 20.5 L 50 70.75 Z"))
    #expect(numbers.difference(from: apart) == 0)
  }

  @Test("arc-to-its-own-start and arc-with-a-huge-radius")
  func arcs() throws {
    #expect(try CasePicture(CasePicture.fill("M62 44 A18 27 0 1 1 62 44 Z")).isBlank)
    let huge = try CasePicture(
      CasePicture.fill("M20 80 A350000 350000 0 0 0 80 20 L80 80 Z"))
    let line = try CasePicture(CasePicture.fill("M20 80 L80 20 L80 80 Z"))
    #expect(huge.difference(from: line) <= 4)
  }
}
