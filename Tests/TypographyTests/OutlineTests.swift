import Geometry
import Testing
import Typography

@Suite("Outlines")
struct OutlineTests {
  @Test("area and bounds are those of fontTools' instances", arguments: OutlineRow.table)
  func outlinesAreTheFonts(row: OutlineRow) throws {
    let style = TextStyle(font: jakarta(1000, FontWeight(row.weight), isItalic: row.isItalic))
    let line = try FontLibrary.bundled().line(String(row.character), style: style)
    let ink = try #require(line.inkBounds)
    // FreeType keeps 1/64 of a unit, and places the parts of composite glyphs on whole units.
    let tolerance = "éÅ".contains(row.character) ? 0.5 : 1.0 / 64
    #expect(abs(ink.minX - row.minX) <= tolerance)
    #expect(abs(ink.minY - row.minY) <= tolerance)
    #expect(abs(ink.maxX - row.maxX) <= tolerance)
    #expect(abs(ink.maxY - row.maxY) <= tolerance)
    // A line along the outline, moved by 1/64 of a unit, is some 5,000 units long.
    #expect(abs(area(of: line.path) + row.area) < 5000.0 / 64)
  }

  @Test("curves keep their kind: TrueType's are quadratic, CFF's cubic")
  func curvesKeepTheirKind() throws {
    let quadratic = try FontLibrary.bundled().line("S", style: TextStyle(font: jakarta(20))).path
    #expect(quadratic.verbs.contains(.quad) && !quadratic.verbs.contains(.cubic))
    try withFontFolder(["cubic.otf": TinyFont.cubic]) { folder throws in
      let font = FontDescription(family: "Tiny Cubic", size: 1000)
      let line = try FontLibrary(folders: [folder]).line("A", style: TextStyle(font: font))
      var arch = Path()
      arch.move(to: Point(x: 100, y: 0))
      arch.addCurve(
        to: Point(x: 500, y: 0), control1: Point(x: 100, y: -400),
        control2: Point(x: 500, y: -400))
      arch.closeSubpath()
      #expect(line.path == arch)
      // The top of the arch is at three quarters of its controls' height.
      #expect(line.inkBounds == Rect(minX: 100, minY: -300, maxX: 500, maxY: 0))
    }
  }

  @Test("every contour is closed, by the close and not by a line to its start as well")
  func contoursAreClosedOnce() throws {
    let style = TextStyle(font: jakarta(1000, .heavy))
    let path = try FontLibrary.bundled().line("BITE & 8éÅgi", style: style).path
    let moves = path.verbs.filter { $0 == .move }.count
    #expect(moves == path.verbs.filter { $0 == .close }.count)
    #expect(
      moves == path.verbs.indices.dropFirst().filter { path.verbs[$0 - 1] == .close }.count + 1)
    // "I" is a box: a move, three lines, a close.
    let bar = try FontLibrary.bundled().line("I", style: style).path
    #expect(bar.verbs == [.move, .line, .line, .line, .close])
  }

  @Test("outlines scale exactly with the size")
  func outlinesScale() throws {
    let library = try FontLibrary.bundled()
    func line(_ size: Double) throws -> TextLine {
      try library.line("Bite & Q\u{301}", style: TextStyle(font: jakarta(size, .semibold)))
    }
    let one = try line(11)
    let sixteen = try line(176)
    // A power of two changes no digit of any number.
    #expect(one.path.applying(Affine(scaleX: 16, y: 16)) == sixteen.path)
    #expect(one.width * 16 == sixteen.width)
    #expect(one.metrics.ascent * 16 == sixteen.metrics.ascent)
    // Any other factor, the last digits.
    let tall = try line(55)
    for (small, large) in zip(one.path.points, tall.path.points) {
      #expect(abs(small.x * 5 - large.x) < 1e-12 && abs(small.y * 5 - large.y) < 1e-12)
    }
  }

  @Test("a heavier weight has more ink, at each step of the axis")
  func weightChangesInk() throws {
    let library = try FontLibrary.bundled()
    let areas = try stride(from: 200.0, through: 800, by: 100).map { weight in
      try area(
        of: library.line("Hamburg", style: TextStyle(font: jakarta(60, FontWeight(weight)))).path)
    }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 })
    #expect((areas.last ?? 0) > 1.6 * (areas.first ?? 0))
  }

  @Test("outlines do not depend on what was drawn before at another weight")
  func outlinesHaveNoHistory() throws {
    let style = TextStyle(font: jakarta(40, FontWeight(433)))
    let fresh = try FontLibrary.bundled().line("Bite", style: style)
    let used = try FontLibrary.bundled()
    for weight in [800.0, 200, 433.5, 650] {
      _ = try used.line("eBi", style: TextStyle(font: jakarta(12, FontWeight(weight))))
    }
    #expect(try used.line("Bite", style: style) == fresh)
  }
}

/// The area inside a path's curves, by Green's theorem, exact; y down, so that clockwise outlines
/// count as positive.
func area(of path: Path) -> Double {
  var points = path.points[...]
  var (start, current, sum) = (Point.zero, Point.zero, 0.0)
  func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
  for verb in path.verbs {
    switch verb {
    case .move:
      start = points.removeFirst()
      current = start
    case .line:
      let end = points.removeFirst()
      sum += cross(current, end) / 2
      current = end
    case .quad:
      let (control, end) = (points.removeFirst(), points.removeFirst())
      // The chord's triangle with the origin, and two thirds of the control's with the chord.
      sum += cross(current, end) / 2
      sum += (cross(current, control) + cross(control, end) + cross(end, current)) / 3
      current = end
    case .cubic:
      Issue.record("the area of a cubic is not needed here")
    case .close:
      sum += cross(current, start) / 2
      current = start
    }
  }
  return sum
}
