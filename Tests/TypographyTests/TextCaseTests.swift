import Geometry
import Testing
import Typography

/// What public reports say other text engines got wrong, as far as other suites do not try it.
@Suite("Cases of text")
struct TextCaseTests {
  private func line(_ text: String, weight: Double, size: Double = 60) throws -> TextLine {
    let font = FontDescription(family: "Inter", size: size, weight: FontWeight(weight))
    return try FontLibrary.bundled().line(text, style: TextStyle(font: font))
  }

  @Test("the inked area rises with each weight, and at 900 is at least 1.6 times that at 300")
  func weightChangesInk() throws {
    // The share of a grid's points that lie inside, a grid of a quarter of a point.
    let areas = try stride(from: 300.0, through: 900, by: 100).map { weight -> Int in
      let path = try line("Hamburg", weight: weight, size: 20).path
      let box = path.boundingRect
      var inside = 0
      for y in stride(from: box.minY, to: box.maxY, by: 0.25) {
        for x in stride(from: box.minX, to: box.maxX, by: 0.25)
        where path.contains(Point(x: x, y: y)) { inside += 1 }
      }
      return inside
    }
    for (lighter, heavier) in zip(areas, areas.dropFirst()) { #expect(lighter < heavier) }
    #expect(Double(areas[areas.count - 1]) >= 1.6 * Double(areas[0]))
  }

  @Test("the width is that of the weight that is drawn: the ink ends a side bearing before it")
  func advancesFollowWeight() throws {
    for weight in [400.0, 900] {
      let line = try line("MARKET", weight: weight)
      #expect(abs(line.glyphs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
      let ink = try #require(line.inkBounds)
      let bearing = line.width - ink.maxX
      #expect(bearing > 0 && bearing < 60 * 0.08)
    }
  }

  @Test("optical size follows the size in points by itself, within the axis")
  func opticalSize() throws {
    // Inter's axis goes from 14 to 32: letters are set closer and drawn finer at larger sizes.
    func width(_ size: Double) throws -> Double {
      try line("Hamburg", weight: 400, size: size).width / size
    }
    #expect(try width(10) == width(14))
    #expect(try width(14) > width(20))
    #expect(try width(20) > width(32))
    #expect(try abs(width(32) - width(64)) < 1e-12)
  }
}
