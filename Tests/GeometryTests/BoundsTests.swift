import Geometry
import Testing

@Suite("Bounds")
struct BoundsTests {
  @Test("the bounding rectangle is that of a dense sampling, and never smaller")
  func tight() {
    var shapes = RandomShapes(seed: 5)
    for _ in 0..<300 {
      let path = shapes.path()
      let bounds = path.boundingRect
      let points = PathProbe(path, samples: 2000).polylines.joined()
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      let sampled = Rect(
        minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
      #expect(bounds.minX <= sampled.minX + 1e-12 && bounds.minX >= sampled.minX - 1e-3)
      #expect(bounds.minY <= sampled.minY + 1e-12 && bounds.minY >= sampled.minY - 1e-3)
      #expect(bounds.maxX >= sampled.maxX - 1e-12 && bounds.maxX <= sampled.maxX + 1e-3)
      #expect(bounds.maxY >= sampled.maxY - 1e-12 && bounds.maxY <= sampled.maxY + 1e-3)
    }
  }

  @Test("the bounds of a circle are its rectangle, and of nothing none")
  func circle() {
    let rect = Rect(x: 3, y: 4, width: 10, height: 10)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    #expect(Path().boundingRect == .zero)
    #expect(Path { $0.move(to: Point(x: 5, y: 6)) }.boundingRect.origin == Point(x: 5, y: 6))
  }
}
