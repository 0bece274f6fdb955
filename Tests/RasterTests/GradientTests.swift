import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Linear gradients")
struct GradientTests {
  static func paint(
    _ stops: [(Color, Double)], from start: (Double, Double), to end: (Double, Double),
    _ interpolation: GradientStops.Interpolation = .premultiplied
  ) -> Paint {
    .linearGradient(
      LinearGradientPaint(
        GradientStops(
          stops.map { .init(color: $0.0, location: $0.1) }, interpolation: interpolation),
        start: Point(x: start.0, y: start.1), end: Point(x: end.0, y: end.1)))
  }

  static func fill(_ width: Double, _ height: Double, _ paint: Paint) -> DrawingItem {
    .fill(Fill(Path(Rect(x: 0, y: 0, width: width, height: height)), paint: paint))
  }

  // Bayer's 64 thresholds are at (k + 1/2) / 64, so that a block's mean is off by 1/128 at most
  // where the colour is the same all over it; the slope here is 1/100 level a block. (A slope of one
  // level a 60 pixels goes along with the pattern, and puts a block's mean off by up to 1/32.)
  @Test("the mean of any 8 x 8 block is within 1/64 level of the exact mean")
  func dither() throws {
    let grey = (Color(white: 0.2), Color(white: 0.208))
    let width = 1600.0
    let bitmap = try draw(
      1600, 16,
      [Self.fill(width, 16, Self.paint([(grey.0, 0), (grey.1, 1)], from: (0, 0), to: (width, 0)))])
    for column in stride(from: 0, to: 1592, by: 8) {
      for row in [0, 8] {
        var sum = 0.0
        for y in row..<row + 8 {
          for x in column..<column + 8 { sum += Double(bitmap[x, y].red) }
        }
        let exact = (0.2 + 0.008 * (Double(column) + 4) / width) * 255
        #expect(abs(sum / 64 - exact) <= 1.0 / 64, "block at \(column): \(sum / 64) for \(exact)")
      }
    }
  }

  @Test("each pixel is one of the two levels next to the exact one, and columns rise by means")
  func monotonic() throws {
    let bitmap = try draw(
      256, 64,
      [Self.fill(256, 64, Self.paint([(.black, 0), (.white, 1)], from: (0, 0), to: (256, 0)))])
    var last = -1.0
    for x in 0..<256 {
      let exact = (Double(x) + 0.5) / 256 * 255
      var sum = 0.0
      for y in 0..<64 {
        let level = Double(bitmap[x, y].red)
        #expect(level >= exact.rounded(.down) && level <= exact.rounded(.up))
        sum += level
      }
      #expect(sum / 64 >= last)
      last = sum / 64
    }
  }

  @Test("a gradient between equal colours is flat where the colour is a whole level")
  func flat() throws {
    let color = Color(hex: 0x4080c0)
    for interpolation in GradientStops.Interpolation.allCases {
      let bitmap = try draw(
        40, 40,
        [
          Self.fill(
            40, 40,
            Self.paint([(color, 0), (color, 1)], from: (3, 4), to: (37, 21), interpolation))
        ])
      #expect(Set(bitmap.packed) == [color.premultiplied8.packed])
    }
    // Beyond the ends too.
    let ends = try draw(
      40, 8,
      [Self.fill(40, 8, Self.paint([(color, 0), (.white, 1)], from: (16, 0), to: (24, 0)))])
    for y in 0..<8 {
      for x in 0..<16 { #expect(ends[x, y] == color.premultiplied8) }
      for x in 24..<40 { #expect(ends[x, y] == .white) }
    }
  }

  @Test("a clear stop leaves no tint premultiplied, and fades a hue straight")
  func interpolation() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func middle(_ clear: Color, _ interpolation: GradientStops.Interpolation) throws -> RGBA8 {
      let paint = Self.paint([(red, 0), (clear, 1)], from: (0, 0), to: (101, 0), interpolation)
      return try draw(101, 1, [Self.fill(101, 1, paint)])[50, 0]
    }
    let clearBlue = Color(red: 0, green: 0, blue: 1, opacity: 0)
    let premultiplied = try middle(clearBlue, .premultiplied)
    #expect(premultiplied.blue == 0 && premultiplied.red == premultiplied.alpha)
    let straight = try middle(clearBlue, .straight)
    // Half red, half blue, half alpha: a quarter each.
    #expect(abs(Int(straight.blue) - 64) <= 1 && abs(Int(straight.red) - 64) <= 1)
    #expect(abs(Int(straight.alpha) - 128) <= 1)
  }

  // Two stops in one place below 1, and no other: beyond them the first colour went on.
  @Test(
    "two stops at one location make an edge there, wherever it is", arguments: [0, 0.25, 0.5, 1])
  func hardEdge(location: Double) throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let edges: [[(Color, Double)]] = [
      [(red, location), (blue, location)],
      [(red, 0), (red, location), (blue, location), (blue, 1)],
      [(red, 0), (red, location), (blue, location)],
      [(red, location), (blue, location), (blue, 1)],
    ]
    for stops in edges {
      let paint = Self.paint(stops, from: (4, 0), to: (12, 0))
      let bitmap = try draw(16, 1, [Self.fill(16, 1, paint)])
      for x in 0..<16 {
        let isBefore = Double(x) + 0.5 < 4 + 8 * location
        #expect(bitmap[x, 0] == (isBefore ? red : blue).premultiplied8, "\(stops) at \(x)")
      }
    }
  }

  @Test("a line without length shows the last colour, one stop its own, and none nothing")
  func degenerate() throws {
    let stops = [(Color.black, 0.0), (Color.white, 1.0)]
    #expect(
      try draw(4, 4, [Self.fill(4, 4, Self.paint(stops, from: (2, 2), to: (2, 2)))])[1, 1] == .white
    )
    let one = Self.paint([(Color(hex: 0x123456), 0.3)], from: (0, 0), to: (4, 0))
    #expect(try draw(4, 4, [Self.fill(4, 4, one)])[3, 1] == Color(hex: 0x123456).premultiplied8)
    #expect(try draw(4, 4, [Self.fill(4, 4, Self.paint([], from: (0, 0), to: (4, 0)))]).isBlank)
  }

  @Test("the gradient is in the item's coordinates: it turns and scales with the item")
  func transformed() throws {
    let paint = Self.paint([(.black, 0), (.white, 1)], from: (0, 0), to: (10, 0))
    let turned = Affine(rotation: .degrees(90)).concatenating(Affine(scaleX: 1, y: 4))
      .concatenating(Affine(translationX: 40, y: 0))
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 40))
    let bitmap = try draw(40, 40, [.fill(Fill(path, paint: paint, transform: turned))])
    for y in 0..<40 {
      let exact = (Double(y) + 0.5) / 40 * 255
      for x in 0..<40 { #expect(abs(Double(bitmap[x, y].red) - exact) <= 1) }
    }
  }

  @Test("a stroke is painted by a gradient like a fill")
  func stroked() throws {
    let paint = Self.paint([(.black, 0), (.white, 1)], from: (0, 0), to: (64, 0))
    let line = Path {
      $0.move(to: Point(x: 0, y: 8))
      $0.addLine(to: Point(x: 64, y: 8))
    }
    let stroke = Stroke(line, style: StrokeStyle(lineWidth: 16), paint: paint)
    #expect(try draw(64, 16, [.stroke(stroke)]) == draw(64, 16, [Self.fill(64, 16, paint)]))
  }
}
