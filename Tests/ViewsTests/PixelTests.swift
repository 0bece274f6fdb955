import Drawing
import Geometry
import Imaging
import Raster
import Testing
import Typography
import Views

/// Views as pixels: what only the drawn picture can show.
@Suite("Views drawn")
struct PixelTests {
  private func bitmap(
    _ view: some View, _ width: Double, _ height: Double, scale: Double = 1,
    background: Color = .white
  ) throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let list = try view.displayList(
      size: Size(width: width, height: height),
      in: ViewContext(environment: environment, fonts: try FontLibrary.bundled()))
    return try Renderer(scale: scale).render(list, background: background)
  }

  private func pixels(_ bitmap: Bitmap, _ rows: Range<Int>, _ columns: Range<Int>) -> Set<RGBA8> {
    Set(rows.flatMap { y in columns.map { bitmap[$0, y] } })
  }

  @Test("bars of fractional height that touch show no line of background between them")
  func bars() throws {
    let bar = Color(red: 170 / 255, green: 0, blue: 51 / 255)
    let view = VStack(spacing: 0) {
      ForEach(0..<11) { _ in bar.frame(width: 90, height: 7.3) }
    }
    .frame(width: 100, height: 120, alignment: .topLeading)
    let picture = try bitmap(view, 100, 120)
    // 11 bars of 7.3 are 80.3 high.
    #expect(pixels(picture, 0..<80, 0..<90) == [bar.premultiplied8])
    #expect(pixels(picture, 82..<120, 0..<100) == [Color.white.premultiplied8])
    #expect(pixels(picture, 0..<120, 91..<100) == [Color.white.premultiplied8])
  }

  @Test("up is up: the first rows are the top, and letters stand on their feet")
  func upIsUp() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = ZStack(alignment: .topLeading) {
      red.frame(width: 20, height: 10)
      Text("A").font(.custom("Plus Jakarta Sans", size: 12)).foregroundStyle(.black)
        .offset(x: 5, y: 13)
    }
    .frame(width: 20, height: 30, alignment: .topLeading)
    let picture = try bitmap(view, 20, 30)
    #expect(pixels(picture, 0..<10, 0..<20) == [red.premultiplied8])
    let widths = (12..<30).map { y in
      (0..<20).filter { picture[$0, y].green < 128 }.count
    }
    let ink = widths.enumerated().filter { $0.element > 0 }.map(\.offset)
    let (first, last) = (try #require(ink.first), try #require(ink.last))
    let middle = (first + last) / 2
    func reach(_ rows: ClosedRange<Int>) -> Int {
      var columns: [Int] = []
      for row in rows { columns += (0..<20).filter { picture[$0, row + 12].green < 128 } }
      return (columns.max() ?? 0) - (columns.min() ?? 0)
    }
    #expect(reach(middle + 1...last) > reach(first...middle))
  }

  @Test("a material shows what is below it, blurred: no more of its edge, as much of its mean")
  func material() throws {
    let stripes = HStack(spacing: 0) {
      ForEach(0..<30) { index in
        (index % 2 == 0 ? Color.black : Color.white).frame(width: 10)
      }
    }
    let view = stripes.overlay { Rectangle().fill(.thinMaterial).padding(.vertical, 30) }
    let picture = try bitmap(view, 300, 100)
    // Outside the stripes are as they were.
    #expect(picture[5, 10] == Color.black.premultiplied8)
    #expect(picture[15, 10] == Color.white.premultiplied8)
    // Inside, grey under a veil of 55 % #FAFAFA: 0.45 · 0.5 + 0.55 · 0.98 = 0.764, all along.
    for x in stride(from: 100, to: 200, by: 5) {
      #expect(abs(Double(picture[x, 50].red) / 255 - 0.764) < 0.02)
    }
  }

  @Test("a mask shows as much of a view as its alpha says")
  func mask() throws {
    let view = Color.black.mask {
      HStack(spacing: 0) {
        Color.white
        Color.white.opacity(0.5)
        Color.clear
      }
    }
    let picture = try bitmap(view, 30, 10)
    #expect(picture[5, 5].red == 0)
    #expect(abs(Int(picture[15, 5].red) - 128) <= 1)
    #expect(picture[25, 5].red == 255)
  }

  @Test(
    "a shadow lies below, moved and faded, and is twice the radius wide at a sixth of its strength")
  func shadow() throws {
    let view = Color.white.frame(width: 40, height: 40)
      .shadow(color: .black, radius: 5, x: 0, y: 10)
    let picture = try bitmap(view, 100, 100)
    #expect(picture[50, 50].red == 255)
    // The shadow's edge is at y = 80: half there, 16 % a standard deviation further on.
    #expect(abs(Double(picture[50, 80].red) / 255 - 0.5) < 0.06)
    #expect(abs(Double(picture[50, 85].red) / 255 - 0.86) < 0.06)
  }

  @Test("colour effects are SwiftUI's sums and products of channels")
  func colorEffects() throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    func seen(_ view: some View) throws -> [Double] {
      let pixel = try bitmap(view, 4, 4)[1, 1]
      return [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
    }
    func expect(_ view: some View, _ channels: [Double]) throws {
      for (seen, expected) in zip(try seen(view), channels) {
        #expect(abs(seen - expected) < 0.005)
      }
    }
    try expect(color.brightness(0.1), [0.3, 0.5, 0.7])
    try expect(color.contrast(0.5), [0.35, 0.45, 0.55])
    try expect(color.colorInvert(), [0.8, 0.6, 0.4])
    try expect(color.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), [0.1, 0.4, 0])
    let gray = 0.2126 * 0.2 + 0.7152 * 0.4 + 0.0722 * 0.6
    try expect(color.grayscale(1), [gray, gray, gray])
  }

  @Test("a bitmap in perspective has no seams, and its corners where outlines have theirs")
  func projectedBitmap() throws {
    let pixels = Bitmap(width: 64, height: 64, fill: RGBA8(red: 0, green: 0, blue: 0, alpha: 255))
    func turned(_ view: some View) -> some View {
      view.frame(width: 80, height: 80)
        .rotation3DEffect(.degrees(50), axis: (x: 0.3, y: 1, z: 0))
    }
    let image = try bitmap(turned(Image(pixels).resizable()), 100, 100)
    let outline = try bitmap(turned(Color.black), 100, 100)
    var differing = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let (a, b) = (Int(image[x, y].red), Int(outline[x, y].red))
        // Inside and outside they agree; at the edges a picture's own rim may differ.
        let inner = (-1...1).allSatisfy { dy in
          (-1...1).allSatisfy { dx in
            let (column, row) = (min(max(x + dx, 0), 99), min(max(y + dy, 0), 99))
            return outline[column, row].red == outline[x, y].red
          }
        }
        if inner, abs(a - b) > 8 { differing += 1 }
      }
    }
    #expect(differing == 0)
  }
}
