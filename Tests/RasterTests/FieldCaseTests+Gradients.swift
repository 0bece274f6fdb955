import Drawing
import Geometry
import Imaging
import Raster
import Testing

extension FieldCaseTests {
  // Seen in linebender/resvg.
  @Test("a fade to the same colour without alpha keeps its hue")
  func fade() throws {
    let green = Color(hex: 0x003820)
    let bitmap = try draw(
      100, 100, [Self.gradient([(green, 0), (green.opacity(0), 1)], from: (0, 0), to: (100, 0))])
    for y in 0..<100 {
      for x in 0..<100 where bitmap[x, y].alpha >= 64 {
        let straight = bitmap[x, y].straight
        #expect(Self.isNear(bitmap[x, y], [0, 56, 32, Int(straight.alpha)], 2))
      }
      for x in 1..<100 { #expect(bitmap[x, y].alpha <= bitmap[x - 1, y].alpha) }
    }
  }

  // Seen in thorvg/thorvg.
  @Test("a gradient a hundredth of a unit long, and one without length")
  func shortGradients() throws {
    let stops = [(Color(hex: 0xff0000), 0.0), (Color(hex: 0x0000ff), 1)]
    let short = try draw(100, 100, [Self.gradient(stops, from: (50, 0), to: (50.01, 0))])
    for y in 0..<100 {
      for x in 0..<49 { #expect(short[x, y] == Color(hex: 0xff0000).premultiplied8) }
      for x in 51..<100 { #expect(short[x, y] == Color(hex: 0x0000ff).premultiplied8) }
    }
    let none = try draw(100, 100, [Self.gradient(stops, from: (50, 50), to: (50, 50))])
    #expect(Set(none.packed) == [Color(hex: 0x0000ff).premultiplied8.packed])
  }

  // Seen in servo/pathfinder.
  @Test("stops inside 0 to 1 go on flat beyond")
  func innerStops() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [(Color(hex: 0xff0000), 0.25), (.black, 0.75)], from: (0, 0), to: (100, 0))
      ])
    for y in 0..<100 {
      for x in 0..<24 { #expect(bitmap[x, y] == Color(hex: 0xff0000).premultiplied8) }
      for x in 76..<100 { #expect(bitmap[x, y] == .black) }
    }
    #expect(Self.isNear(bitmap[50, 50], [126, 0, 0, 255], 2))
  }

  // Seen in yWorks/svg2pdf.js.
  @Test("two stops at 0")
  func twoStopsAtZero() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [(Color(hex: 0xff0000), 0), (.white, 0), (Color(hex: 0x0000ff), 1)], from: (0, 0),
          to: (0, 100))
      ])
    #expect(Self.isNear(bitmap[50, 0], [254, 254, 255, 255], 1))
    #expect(Self.isNear(bitmap[50, 99], [1, 1, 255, 255], 1))
    for y in 1..<100 { #expect(bitmap[50, y].green <= bitmap[50, y - 1].green) }
  }

  // Seen in weisJ/jsvg.
  @Test("stop offsets below 0 and a little above 1")
  func offsetsBeyond() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [(Color(hex: 0xff0000), -0.2), (Color(hex: 0x0000ff), 1.000_000_1)], from: (0, 0),
          to: (100, 0))
      ])
    #expect(Self.isNear(bitmap[0, 50], [254, 0, 1, 255], 1))
    #expect(Self.isNear(bitmap[99, 50], [1, 0, 254, 255], 1))
    #expect(Self.isNear(bitmap[50, 50], [127, 0, 128, 255], 2))
  }

  // Seen in linebender/vello.
  @Test("stops a ten-millionth apart")
  func closeStops() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [
            (Color(hex: 0xff0000), 0), (Color(hex: 0x00ff00), 1e-7), (Color(hex: 0x0000ff), 2e-7),
            (.white, 1),
          ], from: (0, 0), to: (100, 0))
      ])
    #expect(Self.isNear(bitmap[99, 50], [254, 254, 255, 255], 1))
    #expect(Self.isNear(bitmap[1, 50], [4, 4, 255, 255], 1))
    for x in 2..<100 { #expect(bitmap[x, 50].red >= bitmap[x - 1, 50].red) }
  }
}
