import Bite
import Flipbook
import Testing

@Suite("Bite's reward")
struct RewardTests {
  private let stage: Stage

  init() throws {
    stage = try Stage.whole()
  }

  @Test("levels have their names, their bounds and what is left to the next")
  func levels() {
    let first = Level(points: 50)
    #expect(first.title == "Level 1 · Hungry")
    #expect(first.line(at: 50) == "70 XP to Nibbler · 120 total")
    #expect(abs(first.share(of: 50) - 0.417) < 0.001)
    #expect(Level(points: 119).number == 1 && Level(points: 120).number == 2)
    #expect(Level(points: 150).line(at: 150) == "150 XP to Taster · 300 total")
    #expect(Level(points: 5000).share(of: 5000) == 1)
    #expect(Level(points: -3).number == 1)
  }

  @Test("\"XP\" makes room within 0.2 s, and then stands still")
  func unit() throws {
    #expect(abs(try #require(try stage.place(of: "XP", at: 28.45)).minX - 127.9) < 0.1)
    for time in stride(from: 28.65, through: 30, by: 0.05) {
      #expect(abs(try #require(try stage.place(of: "XP", at: time)).minX - 188.45) < 0.01)
    }
  }

  @Test("\"day streak\" stands still while the number before it rolls")
  func streak() throws {
    let places = try Set(
      stride(from: 28.6, through: 29.9, by: 0.05).map {
        try stage.place(of: " day streak", at: $0)?.minX
      })
    #expect(places.count == 1 && !places.contains(nil))
  }

  @Test("the flare is at full strength in the count's first frame, and never below it")
  func flare() throws {
    let end = try stage.frame(at: 30)
    for time in stride(from: 28.45, through: 29.9, by: 0.05) {
      let frame = try stage.frame(at: time)
      for (x, y) in [(2, 294), (4, 330), (10, 260), (230, 300)] {
        let (now, last) = (frame[x, y], end[x, y])
        #expect(
          now.red >= last.red && now.green >= last.green && now.blue >= last.blue,
          "at \(time), (\(x), \(y))")
      }
    }
    // Yellow at the edge, orange, magenta, purple, then the ground.
    #expect(end[2, 294].red > 250 && end[2, 294].green > 200)
    #expect(end[60, 250].red > 200 && end[60, 250].green < 130)
    #expect(end[240, 300].blue > end[240, 300].green + 30)
    #expect(end[400, 294] == Color(hex: 0x04393D).premultiplied8)
  }

  /// Expects that a row of pixels goes on without an edge, a step between neighbours of more than `most` levels
  /// in a channel.
  private func expectSmooth(
    _ pixels: [RGBA8], most: Int, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let steps = zip(pixels, pixels.dropFirst()).map { a, b in
      max(
        abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
        abs(Int(a.blue) - Int(b.blue)))
    }
    #expect((steps.max() ?? 0) <= most, comment, sourceLocation: sourceLocation)
  }

  /// Expects that the brightest channel changes within each run of `length` pixels, while it changes at all.
  private func expectNoBand(
    _ pixels: [RGBA8], length: Int, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let values = pixels.map { Int($0.red) + Int($0.green) + Int($0.blue) }
    guard let first = values.first, let last = values.last else { return }
    let inside = Array(
      values.drop { abs($0 - first) < 3 }.reversed().drop { abs($0 - last) < 3 })
    var (run, longest) = (1, 1)
    for (a, b) in zip(inside, inside.dropFirst()) {
      run = a == b ? run + 1 : 1
      longest = max(longest, run)
    }
    #expect(inside.count > 20 && longest <= length, comment, sourceLocation: sourceLocation)
  }

  @Test("the flare has no band and no edge, along its columns and its rows")
  func flareRuns() throws {
    let frame = try stage.frame(at: 30, scale: 3)
    for x in [1, 4, 9, 15] {
      // Between the title and what is below, left of the letters.
      let column = (560..<1230).map { frame[3 * x, $0] }
      expectSmooth(column, most: 4, "column \(x)")
    }
    for x in [230, 260, 290, 330] {
      let column = (610..<1230).map { frame[3 * x, $0] }
      expectSmooth(column, most: 3, "column \(x)")
      expectNoBand(column, length: 24, "column \(x)")
    }
    for y in [232, 345] {
      expectSmooth((0..<1206).map { frame[$0, 3 * y] }, most: 6, "row \(y)")
    }
  }

  @Test("the timer ring's glow has no band and no edge, and neither has the light round the plate")
  func glowRuns() throws {
    let ring = try stage.frame(at: 24.2, scale: 3)
    // From the screen's edge to the ring's outer edge, and inside it towards the figures.
    expectSmooth((0..<170).map { ring[$0, 1122] }, most: 4, "left of the ring")
    expectNoBand((0..<170).map { ring[$0, 1122] }, length: 14, "left of the ring")
    expectSmooth(
      (710..<930).map { ring[603, $0] }.prefix(200).suffix(150).map { $0 }, most: 4,
      "inside the ring")
    expectSmooth((520..<690).map { ring[603, $0] }, most: 4, "above the ring")
    let plate = try stage.frame(at: 25.2, scale: 3)
    expectSmooth((500..<640).map { plate[603, $0] }, most: 3, "above the plate")
    expectNoBand((500..<640).map { plate[603, $0] }, length: 24, "above the plate")
  }

  @Test("has the description's colours")
  func colors() throws {
    try stage.expect(
      [
        (350, 20, 0x04393D), (300, 424, 0x14FFFB), (300, 540, 0xFCFCFC), (60, 588, 0x04393D),
        (300, 588, 0xDDE8E8), (150, 670, 0x0E5A5E), (40, 812, 0x09B2B7), (312, 65, 0x0E4C50),
      ], at: 30)
  }
}
