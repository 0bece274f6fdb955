import Geometry
import Testing

@Suite("Rect")
struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("edges are in order for a negative size, and the extent is positive")
  func negativeSize() {
    let upsideDown = Rect(x: 40, y: 60, width: -30, height: -40)
    #expect(upsideDown.minX == 10 && upsideDown.maxX == 40)
    #expect(upsideDown.minY == 20 && upsideDown.maxY == 60)
    #expect(upsideDown.width == 30 && upsideDown.height == 40)
    #expect(upsideDown.center == rect.center)
    #expect(!upsideDown.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 5, height: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 5).isEmpty)
  }

  @Test("an inset beyond the middle leaves a rectangle without extent at the middle")
  func inset() {
    #expect(rect.insetBy(dx: 5, dy: 6) == Rect(x: 15, y: 26, width: 20, height: 28))
    #expect(rect.insetBy(dx: -5, dy: 0) == Rect(x: 5, y: 20, width: 40, height: 40))
    let gone = rect.insetBy(dx: 99, dy: 99)
    #expect(gone.isEmpty && gone.center == rect.center)
  }

  @Test("union holds both, intersection is what both hold")
  func combinations() {
    let other = Rect(x: 30, y: 0, width: 50, height: 30)
    #expect(rect.union(other) == Rect(minX: 10, minY: 0, maxX: 80, maxY: 60))
    #expect(rect.intersection(other) == Rect(minX: 30, minY: 20, maxX: 40, maxY: 30))
    #expect(rect.intersection(rect.offsetBy(dx: 30, dy: 0))?.width == 0)
    #expect(rect.intersection(rect.offsetBy(dx: 31, dy: 0)) == nil)
  }

  @Test("points on the top and left edges are inside, on the others outside")
  func contains() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
  }

  @Test("the rectangle after a turn holds the four turned corners and no more")
  func turned() {
    let square = Rect(x: -1, y: -1, width: 2, height: 2)
      .applying(Affine(rotation: .degrees(45)))
    #expect(abs(square.maxX - 2.0.squareRoot()) < 1e-15)
    #expect(abs(square.minY + 2.0.squareRoot()) < 1e-15)
  }
}
