import Drawing
import Geometry
import Imaging
import Testing

@Suite("Display list")
struct DisplayListTests {
  @Test("the text of a list has a line an item, with groups indented")
  func description() {
    let rect = Path(Rect(x: 0, y: 0, width: 1, height: 2))
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: Point(x: 5, y: 0))
    }
    let gradient = LinearGradientPaint(
      GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)]),
      start: .zero, end: Point(x: 1, y: 0))
    let list = DisplayList(
      size: Size(width: 10, height: 20),
      items: [
        .fill(Fill(rect, paint: .color(Color(hex: 0xff8000)))),
        .group(
          Group(
            [
              .stroke(
                Stroke(
                  line, style: StrokeStyle(lineWidth: 3, lineCap: .round),
                  paint: .linearGradient(gradient), transform: Affine(scaleX: 2, y: 1)))
            ], opacity: 0.5, clip: Clip(rect, rule: .evenOdd))),
      ])
    #expect(
      list.description == """
        picture 10.0 x 20.0
          fill #FF8000 nonZero identity M 0.0,0.0 L 1.0,0.0 L 1.0,2.0 L 0.0,2.0 Z
          group normal 0.5 clip evenOdd identity M 0.0,0.0 L 1.0,0.0 L 1.0,2.0 L 0.0,2.0 Z
            stroke linear premultiplied 0.0,0.0 1.0,0.0 0.0:#000000,1.0:#FFFFFF 3.0 round miter 10.0 \
        matrix(2.0 0.0 0.0 1.0 0.0 0.0) M 0.0,0.0 L 5.0,0.0
        """)
  }

  // The miter limit and what a gradient mixes were not in the text.
  @Test("lists that differ have texts that differ")
  func differentTexts() {
    var seen = [FingerprintTests.list.description: "the list itself"]
    for change in FingerprintTests.changes {
      let other = seen.updateValue(change.name, forKey: change.list.description)
      #expect(other == nil, "\(change.name) and \(other ?? "") have one text")
    }
  }

  @Test("gradient stops are clamped to 0...1 and raised to the greatest before them")
  func stops() {
    func locations(_ locations: [Double]) -> [Double] {
      GradientStops(locations.map { .init(color: .black, location: $0) }).stops.map(\.location)
    }
    #expect(locations([0, 0.5, 1]) == [0, 0.5, 1])
    #expect(locations([-0.2, 1.0000001]) == [0, 1])
    #expect(locations([0.6, 0.2, 0.8, 0.7]) == [0.6, 0.6, 0.8, 0.8])
    #expect(locations([0.5, 0.5]) == [0.5, 0.5])
    #expect(locations([2, 0]) == [1, 1])
    #expect(locations([0.3, .nan, 0.6]) == [0.3, 0.3, 0.6])
    #expect(locations([.infinity, -.infinity]) == [1, 1])
    #expect(locations([]) == [])
  }

  @Test("stops at one location keep their order")
  func equalStops() {
    let stops = GradientStops([
      .init(color: .white, location: 0.5), .init(color: .black, location: 0.5),
      .init(color: .clear, location: 0.2),
    ]).stops
    #expect(stops.map(\.color) == [.white, .black, .clear])
  }
}
