import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Exact areas")
struct AreaTests {
  @Test("a rectangle at fractional places covers each pixel by the product of its two overlaps")
  func fractionalRects() throws {
    for (x, y, width, height) in [
      (1.25, 1.5, 3.5, 2.25), (0.1, 0.2, 0.3, 0.4), (2.9, 3.9, 0.2, 0.2), (-0.5, -0.5, 9, 0.75),
      (5.999, 1, 0.002, 4), (3, 3, 2, 2),
    ] {
      let bitmap = try draw(8, 6, [rect(x, y, width, height)])
      for row in 0..<6 {
        for column in 0..<8 {
          let overlapX = min(x + width, Double(column + 1)) - max(x, Double(column))
          let overlapY = min(y + height, Double(row + 1)) - max(y, Double(row))
          let exact = max(overlapX, 0) * max(overlapY, 0) * 255
          // Half a level for rounding, and 4/8192 pixel for four vertices in fixed point.
          #expect(abs(Double(bitmap[column, row].alpha) - exact) <= 0.5 + 255 * 4 / 8192)
        }
      }
    }
  }

  @Test("half a pixel under a diagonal is half covered, and a quarter is a quarter")
  func diagonals() throws {
    let bitmap = try draw(4, 4, [black(polygon([(0, 0), (4, 4), (0, 4)]))])
    for row in 0..<4 {
      for column in 0..<4 {
        let expected: UInt8 = column < row ? 255 : column == row ? 128 : 0
        #expect(bitmap[column, row].alpha == expected)
      }
    }
    // y = 2 x within one pixel: the triangle (0,0) (0.5,1) (0,1) is a quarter.
    #expect(try draw(1, 1, [black(polygon([(0, 0), (0.5, 1), (0, 1)]))])[0, 0].alpha == 64)
  }

  @Test("a circle's pixels add up to its area", arguments: [0.3, 1, 7.7, 40, 220])
  func circles(radius: Double) throws {
    let side = Int(2 * radius) + 4
    let center = Double(side) / 2 + 0.137
    let circle = Path(
      ellipseIn: Rect(x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius)
    )
    let area = try draw(side, side, [black(circle)]).area
    // The roundings of some 8 r edge pixels, half a level each, cancel like a random walk.
    let exact = Double.pi * radius * radius
    #expect(abs(area - exact) < 4 * 0.29 / 255 * (8 * radius + 4).squareRoot() + exact * 2e-5)
  }

  @Test("a star that winds twice round its middle is full or open there, by the rule")
  func starRules() throws {
    let star = polygon([(50, 5), (76, 90), (6, 36), (94, 36), (24, 90)])
    let nonZero = try draw(100, 100, [black(star)])
    let evenOdd = try draw(100, 100, [black(star, rule: .evenOdd)])
    #expect(nonZero[50, 50].alpha == 255 && evenOdd[50, 50].alpha == 0)
    #expect(nonZero[50, 20].alpha == 255 && evenOdd[50, 20].alpha == 255)
    let inner = ReferenceCoverage(of: star, rule: .evenOdd, width: 100, height: 100).values
    #expect(abs(evenOdd.area - inner.reduce(0, +)) < 0.3)
  }

  @Test("opposite contours make a hole by the non-zero rule, alike ones do not")
  func holes() throws {
    let outer = polygon([(10, 10), (90, 10), (90, 90), (10, 90)])
    let inner = polygon([(30.5, 30), (70, 30), (70, 70), (30.5, 70)])
    let reversed = polygon([(30.5, 70), (70, 70), (70, 30), (30.5, 30)])
    func area(_ paths: [Path], _ rule: FillRule) throws -> Double {
      try draw(100, 100, [black(Path { for path in paths { $0.addPath(path) } }, rule: rule)]).area
    }
    #expect(try area([outer, inner], .nonZero) == 6400)
    #expect(abs(try area([outer, reversed], .nonZero) - (6400 - 1580)) < 0.1)
    #expect(abs(try area([outer, inner], .evenOdd) - (6400 - 1580)) < 0.1)
  }

  @Test("contours of one path that share an edge leave no seam, wherever the edge lies")
  func seams() throws {
    for step in 0..<64 {
      let x = 20 + Double(step) / 63
      for (top, bottom) in [(x, x), (x, x + 3.3), (x + 17.1, x)] {
        let path = Path {
          $0.addPath(polygon([(4, 4), (top, 4), (bottom, 36), (4, 36)]))
          $0.addPath(polygon([(top, 4), (44, 4), (44, 36), (bottom, 36)]))
        }
        let bitmap = try draw(48, 40, [black(path)])
        for row in 4..<36 {
          for column in 4..<44 { #expect(bitmap[column, row].alpha >= 253) }
        }
        #expect(abs(bitmap.area - 40 * 32) < 0.1)
      }
    }
  }

  @Test("a transform of the item moves the picture like a transform of the path")
  func transforms() throws {
    let shape = Path(
      roundedRect: Rect(x: 1, y: 2, width: 10, height: 7), cornerRadius: 2, style: .circular)
    for transform in [
      Affine(translationX: 11.3, y: 4.7), Affine(scaleX: 2, y: 1.5),
      Affine(rotation: .degrees(30)).concatenating(Affine(translationX: 14, y: 6)),
      Affine(scaleX: -1, y: 1).concatenating(Affine(translationX: 20, y: 0)),
    ] {
      let moved = try draw(32, 32, [black(shape, transform)])
      #expect(moved == (try draw(32, 32, [black(shape.applying(transform))])))
      #expect(abs(moved.area / abs(transform.determinant) - (70 - (4 - .pi) * 4)) < 0.1)
    }
  }

  @Test(
    "the scale makes the picture as large as drawing it larger does", arguments: [0.5, 2, 3, 2.5])
  func scales(scale: Double) throws {
    let shape = Path(ellipseIn: Rect(x: 2, y: 3, width: 12, height: 9))
    let scaled = try Renderer(scale: scale).render(picture(16, 16, [black(shape)]))
    #expect(scaled.width == Int(16 * scale))
    let side = Int(16 * scale)
    let drawn = try draw(side, side, [black(shape.applying(Affine(scaleX: scale, y: scale)))])
    #expect(scaled == drawn)
  }

  @Test("a path with a flattening transform leaves nothing")
  func flattened() throws {
    let shape = Path(ellipseIn: Rect(x: 2, y: 3, width: 12, height: 9))
    for transform in [
      Affine(scaleX: 0, y: 1), Affine(scaleX: 1, y: 0), Affine(scaleX: 0, y: 0),
      Affine(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ] {
      #expect(try draw(20, 20, [black(shape, transform)]).isBlank)
      let stroke = Stroke(
        shape, style: StrokeStyle(lineWidth: 4), paint: .color(.black), transform: transform)
      #expect(try draw(20, 20, [.stroke(stroke)]).isBlank)
    }
  }
}
