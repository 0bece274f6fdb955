import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Random display lists")
struct RandomDisplayListTests {
  @Test("a thousand come out as the reference draws them, to a level a rounding and four in all")
  func likeTheReference() throws {
    let (seed, side): (UInt64, Int) = (2027, 8)
    var lists = RandomDisplayLists(seed: seed, size: Double(side))
    let renderer = Renderer(scale: 1)
    let reference = ReferenceRenderer(width: side, height: side, scale: 1, linesPerRow: 64)
    for index in 0..<1_000 {
      let list = lists.next()
      let bitmap = try renderer.render(list)
      let exact = reference.render(list)
      // Errors seldom add up: far from all roundings go one way.
      let allowed = min(Double(list.items.map(\.roundings).reduce(0, +)) + 0.5, 4)
      for pixel in exact.indices {
        let actual = bitmap[pixel % side, pixel / side].levels
        let distance = actual.distance(to: exact[pixel] * 255)
        #expect(
          distance <= allowed,
          "seed \(seed), list \(index) at (\(pixel % side), \(pixel / side)): off by \(distance) of \(allowed)\n\(actual) for \(exact[pixel] * 255)\n\(list)"
        )
        if distance > allowed { return }
      }
    }
  }

  @Test("bands give the same bytes as the whole, with any mode")
  func bands() throws {
    let (seed, side): (UInt64, Int) = (77, 40)
    var lists = RandomDisplayLists(seed: seed, size: Double(side), modes: BlendMode.allCases)
    for index in 0..<300 {
      let list = lists.next()
      let renderer = Renderer(scale: index % 3 == 0 ? 1.7 : 1)
      let whole = try renderer.render(list, background: Color(white: 0.9))
      var top = 0
      for height in [1, 7, 2, 13, 100] where top < whole.height {
        let rows = top..<min(top + height, whole.height)
        let band = try renderer.render(list, rows: rows, background: Color(white: 0.9))
        let isSame = band == whole.cropped(columns: 0..<whole.width, rows: rows)
        #expect(isSame, "seed \(seed), list \(index), rows \(rows)\n\(list)")
        if !isSame { return }
        top = rows.upperBound
      }
    }
  }
}
