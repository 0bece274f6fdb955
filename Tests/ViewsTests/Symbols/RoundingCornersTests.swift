import Geometry
import Testing
import Views

@Suite("Symbols: rounded corners")
struct RoundingCornersTests {
  @Test("a square loses the corners of its circle", arguments: [1.0, 5, 20, 50])
  func area(radius: Double) throws {
    let square = try Path(svg: "M0 0H100V100H0Z").roundingCorners(radius: radius)
    // Four corners of r² - π r² / 4; the arcs are within 3e-4 of their radius.
    let expected = 100 * 100 - (4 - Double.pi) * radius * radius
    #expect(abs(square.signedArea - expected) < 1e-3 * radius * radius)
    #expect(square.isClosed)
  }

  @Test("a radius without room takes half of the shorter side")
  func room() throws {
    let path = try Path(svg: "M0 0H40V100H0Z")
    #expect(path.roundingCorners(radius: 1000) == path.roundingCorners(radius: 20))
  }

  @Test("curves, open ends and straight goings-on stay as they are")
  func untouched() throws {
    for data in [
      "M0 0H10", "M0 0H10H20", "M0 0C1 2 3 4 5 6", "M0 0H10A5 5 0 0 1 20 0H30", "M3 3", "",
    ] {
      let path = try Path(svg: data)
      #expect(path.roundingCorners(radius: 3) == path)
    }
    let corner = try Path(svg: "M0 0H10V10").roundingCorners(radius: 2)
    #expect(corner.boundingRect == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a line that turns back keeps its end")
  func turningBack() throws {
    let path = try Path(svg: "M0 0H10H4").roundingCorners(radius: 2)
    #expect(path.isFinite)
    #expect(path.boundingRect.maxX == 10)
  }
}
