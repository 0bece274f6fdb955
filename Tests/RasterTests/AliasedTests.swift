import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

@Suite("Paint without anti-aliasing")
struct AliasedTests {
  private func aliased(
    _ path: Path, rule: FillRule = .nonZero, transform: Affine = .identity
  ) -> DrawingItem {
    .fill(
      Fill(path, rule: rule, paint: .color(.black), transform: transform, isAntialiased: false))
  }

  @Test("a pixel is painted where its centre is inside, and no other", arguments: FillRule.allCases)
  func centers(rule: FillRule) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let path = Path { path in
        for index in 0..<6 {
          func point() -> Point {
            Point(
              x: Double.random(in: -20...84, using: &random),
              y: Double.random(in: -20...84, using: &random))
          }
          switch index {
          case 0: path.move(to: point())
          case 3: path.addQuadCurve(to: point(), control: point())
          default: path.addLine(to: point())
          }
        }
        path.closeSubpath()
      }
      let bitmap = try draw(64, 64, [aliased(path, rule: rule)])
      for y in 0..<64 {
        for x in 0..<64 {
          let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let isInside = path.contains(center, eoFill: rule == .evenOdd)
          guard (bitmap[x, y].alpha == 255) != isInside else { continue }
          // Coordinates are rounded: only right at an edge may a centre be taken for outside.
          #expect(bitmap[x, y].alpha == 0 || bitmap[x, y].alpha == 255)
          let corners = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].map { dx, dy in
            path.contains(
              Point(x: center.x + dx * 0.01, y: center.y + dy * 0.01), eoFill: rule == .evenOdd)
          }
          #expect(Set(corners).count == 2, "(\(x), \(y)) is \(bitmap[x, y].alpha)")
        }
      }
    }
  }

  @Test("a line one pixel wide is one pixel wide, wherever it lies between pixels")
  func lines() throws {
    for offset in [0, 0.25, 0.5, 0.75] {
      let line = Path {
        $0.move(to: Point(x: 2, y: 10 + offset))
        $0.addLine(to: Point(x: 18, y: 10 + offset))
      }
      let stroke = Stroke(
        line, style: StrokeStyle(lineWidth: 1), paint: .color(.black), isAntialiased: false)
      let bitmap = try draw(20, 20, [.stroke(stroke)])
      #expect(bitmap.area == 16)
      #expect((0..<20).filter { bitmap[10, $0].alpha > 0 }.count == 1)
    }
  }

  @Test("rectangles that share an edge share no pixel and leave none out")
  func sharedEdges() throws {
    for edge in [33.0, 33.2, 33.5, 33.8] {
      let half = Color(white: 0, opacity: 0.5)
      let items = [(0.0, edge), (edge, 64)].map { left, right in
        DrawingItem.fill(
          Fill(
            Path(Rect(x: left, y: 0, width: right - left, height: 64)), paint: .color(half),
            isAntialiased: false))
      }
      #expect(Set(try draw(64, 64, items).alphas) == [128])
    }
  }

  @Test("what reaches beyond the canvas is painted up to its border, in bands as in the whole")
  func bands() throws {
    let path = Path(ellipseIn: Rect(x: -30, y: -20, width: 130, height: 90))
    let list = picture(64, 64, [aliased(path, transform: Affine(rotation: .degrees(20)))])
    let renderer = Renderer(scale: 1)
    let whole = try renderer.render(list)
    #expect(whole.area > 1000)
    for start in stride(from: 0, to: 64, by: 7) {
      let rows = start..<min(start + 7, 64)
      let band = try renderer.render(list, rows: rows)
      for y in rows { for x in 0..<64 { #expect(band[x, y - start] == whole[x, y]) } }
    }
  }
}
