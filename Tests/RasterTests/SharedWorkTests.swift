import Drawing
import Geometry
import Imaging
import Raster
import Testing

/// What is found once for several users comes out as if it were found for each.
@Suite("Work that is shared")
struct SharedWorkTests {
  @Test("groups that share a mask look as if each had its own")
  func masks() throws {
    let dots: [DrawingItem] = (0..<40).map { index in
      let place = Rect(
        x: Double(index * 13 % 90), y: Double(index * 29 % 90), width: 14, height: 11)
      return .fill(Fill(Path(ellipseIn: place), paint: .color(.white.opacity(0.6))))
    }
    func list(sharing isShared: Bool) -> DisplayList {
      let groups = (0..<9).map { index in
        // A clear item is nothing to see, and makes another mask of it.
        let own = rect(0, 0, Double(index), 1, .clear)
        var group = Group([
          rect(Double(index * 7), Double(index * 5), 50, 40, Color(hex: 0x40_8020).opacity(0.5))
        ])
        group.mask = Mask(
          isShared ? dots : dots + [own], kind: index == 4 ? .luminance : .alpha)
        if index % 3 == 0 { group.opacity = 0.7 }
        return DrawingItem.group(group)
      }
      return picture(100, 100, groups)
    }
    let expected = try Renderer(scale: 1).render(list(sharing: false))
    #expect(try Renderer(scale: 1).render(list(sharing: true)) == expected)
    var drawn = Bitmap(width: 100, height: 100)
    try Renderer(scale: 1).draw(list(sharing: true), on: &drawn, threads: 3)
    #expect(drawn == expected)
    #expect(expected.alphas.contains { $0 > 100 })
  }

  @Test("a long stroke is outlined once for all bands, and the bytes stay the same")
  func strokes() throws {
    let tangle = Path { path in
      for step in 0..<1000 {
        let point = Point(x: Double(step * 37 % 200), y: Double(step * 61 % 199))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    func stroke(_ style: StrokeStyle) -> DrawingItem {
      .stroke(
        Stroke(
          tangle, style: style, paint: .color(Color(hex: 0x80_1030).opacity(0.5)),
          transform: Affine(a: 1.1, b: 0.2, c: -0.1, d: 0.9, tx: 3, ty: 2)))
    }
    let blur = Filter([
      FilterPrimitive(.gaussianBlur(sigmaX: 2, sigmaY: 2), inputs: [.source], space: .linear)
    ])
    let dashed = stroke(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [9, 5]))
    let list = picture(
      200, 200,
      [
        stroke(StrokeStyle(lineWidth: 2)), .group(Group([dashed], opacity: 0.5)),
        .group(Group([dashed], filters: [blur])),
      ])
    let whole = try Renderer(scale: 1).render(list)
    for threads in [2, 3, 7] {
      var drawn = Bitmap(width: 200, height: 200)
      try Renderer(scale: 1).draw(list, on: &drawn, threads: threads)
      #expect(drawn == whole, "\(threads) threads")
    }
  }
}
