import Bite
import Flipbook
import Testing

/// The colours of the description and its drawings, where they lie flat.
@Suite("Bite's colours")
struct ColorTests {
  private let stage: Stage

  init() throws { stage = try Stage.whole() }

  @Test("welcome")
  func welcome() throws {
    try stage.expect(
      [
        (5, 5, 0x04393D), (395, 60, 0x04393D), (30, 85, 0xFFFFFF), (100, 85, 0xFFFFFF),
        (30, 812, 0xD8F4F8), (372, 812, 0xCAFFFC),
      ], at: 2.6, within: 2)
  }

  @Test("almost ready")
  func almostReady() throws {
    try stage.expect(
      [
        (10, 10, 0x142020), (201, 20, 0x142020), (25, 584, 0x14FFFB), (43, 640, 0x14FFFB),
        (201, 873, 0x0FB7BA),
      ], at: 7.2, within: 1)
  }

  @Test("all set")
  func allSet() throws {
    try stage.expect(
      [
        (5, 530, 0x04393D), (395, 860, 0x04393D), (118, 812, 0xD8F4F8), (284, 812, 0xCAFFFC),
      ], at: 8.85, within: 2)
  }

  @Test("Today")
  func today() throws {
    try stage.expect(
      [
        (10, 300, 0x04393D), (295, 70, 0x0E4C50), (345, 90, 0x0E4C50), (290, 412, 0x09B2B7),
        (60, 510, 0xFCFCFC), (60, 668, 0x04393D), (184, 676, 0xE6F1F1), (300, 155, 0x14FFFB),
      ], at: 9.5)
    try stage.expect(
      [(32, 340, 0x14FFFB), (50, 470, 0x04393D), (200, 500, 0x14FFFB)], at: 10.8)
  }

  @Test("the plan")
  func plan() throws {
    try stage.expect(
      [
        (10, 300, 0x04393D), (295, 70, 0x0E4C50), (28, 480, 0x0B4549), (150, 480, 0x0B4549),
        (287, 172, 0x14FFFB), (23, 174, 0x14FFFB),
      ], at: 11.45)
  }

  @Test("the list")
  func list() throws {
    try stage.expect(
      [
        (10, 300, 0x04393D), (345, 90, 0x0E4C50), (200, 300, 0x2B5658), (43, 317, 0x14FFFB),
      ], at: 14.5)
    try stage.expect(
      [(21, 249, 0xFFFFFF), (27, 249, 0x426A6D), (33, 249, 0x426A6D)], at: 14.98, within: 24)
  }
}

/// The dark glows, against the stops that they are drawn from.
@Suite("Bite's glows")
struct GlowTests {
  private let stage: Stage

  init() throws { stage = try Stage.whole() }

  /// The mean of a channel over some pixels of a row: what fixed dithering comes to.
  private func mean(
    _ bitmap: borrowing Bitmap, row: Int, columns: Range<Int>, _ channel: (RGBA8) -> UInt8
  ) -> Double {
    columns.map { Double(channel(bitmap[$0, row])) }.reduce(0, +) / Double(columns.count)
  }

  @Test("the night's glow has no band: on every row it is the colour between its stops")
  func night() throws {
    // The stops of green, as the designer has them.
    let stops: [(Double, Double)] = [
      (0, 0xB7), (0.08, 0xA8), (0.16, 0x97), (0.24, 0x84), (0.32, 0x72), (0.39, 0x64),
      (0.46, 0x59), (0.54, 0x4E), (0.62, 0x42), (0.70, 0x37), (0.78, 0x2D), (0.86, 0x26),
      (0.93, 0x22), (1, 0x20),
    ]
    let bitmap = try stage.frame(at: 7.2, scale: 2)
    for y in stride(from: 730, to: 820, by: 0.5) {
      // In the middle the ellipse is all but level over eight points.
      let row = mean(bitmap, row: Int(2 * y), columns: 394..<410) { $0.green }
      let distance = (874 - y - 0.25) / 560
      let upper = stops.firstIndex { $0.0 >= distance } ?? stops.count - 1
      let (a, b) = (stops[max(upper - 1, 0)], stops[upper])
      let share = b.0 > a.0 ? (distance - a.0) / (b.0 - a.0) : 0
      #expect(abs(row - (a.1 + (b.1 - a.1) * share)) < 0.4, "\(row) at \(y)")
    }
  }

  @Test("the streak's fire and the rings' halo have no edge: neighbours differ by little")
  func noEdges() throws {
    // Columns between what lies on the glows.
    let ember = try stage.frame(at: 10.8, scale: 2)
    for y in 2 * 662..<2 * 798 {
      let pair = [y, y + 1].map { mean(ember, row: $0, columns: 252..<264) { $0.red } }
      #expect(abs(pair[0] - pair[1]) < 1.6, "at \(y)")
    }
    let halo = try stage.frame(at: 7.2, scale: 2)
    for y in 2 * 70..<2 * 150 {
      let pair = [y, y + 1].map { mean(halo, row: $0, columns: 396..<408) { $0.green } }
      #expect(abs(pair[0] - pair[1]) < 0.9, "at \(y)")
    }
  }
}
