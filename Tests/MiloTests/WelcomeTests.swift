import Flipbook
import Milo
import Testing

/// The first screen: its notes, its light, its arrow and its button.
@Suite("Milo's first screen")
struct WelcomeTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private static let page = Color(hex: 0xF7F7F7).premultiplied8

  private func frame(_ time: Double, scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: welcomeFilm, at: time)
  }

  @Test("settled, it has the description's colours, exactly", arguments: [1, 3])
  func colors(scale: Int) throws {
    let frame = try frame(welcomeFilm.duration, scale: Double(scale))
    let expected: [(Int, Int, UInt32)] = [
      (20, 20, 0xF7F7F7), (40, 172, 0xFBEFA6), (300, 310, 0xFFFFFF), (60, 570, 0xE5DDF8),
      (350, 680, 0xF7DDD8), (360, 619, 0xE2463D), (60, 780, 0x232826),
    ]
    for (x, y, hex) in expected {
      #expect(
        frame[x * scale, y * scale] == Color(hex: hex).premultiplied8, "at (\(x), \(y))")
    }
  }

  @Test("every string of the screen is in it")
  func strings() throws {
    let tree = try FrameRenderer(scale: 3, fonts: fonts).viewTree(of: welcomeFilm, at: 2)
    for text in [
      "milo", "More walks.", "Less scrolling.", "SMALL WIN", "Sent that", "message.", "Something",
      "just for fun.", "slow days", "count, too.", "Your thoughts,", "ideas, and stories.",
      "All welcome here.", "Get started", "Already have an account?  Sign in",
    ] { #expect(tree.contains("\"\(text)\""), "\(text)") }
  }

  @Test("notes come from beyond the edges, and swing past their places before they settle")
  func sliding() throws {
    let before = try frame(0.04)
    for y in stride(from: 130, to: 740, by: 5) {
      #expect(before[0, y] == Self.page && before[401, y] == Self.page, "at \(y)")
    }
    /// How many pixels in a row are of the yellow paper.
    func yellow(_ time: Double) throws -> Int {
      let frame = try frame(time)
      let paper = Color(hex: 0xFBEFA6).premultiplied8
      return (0..<402).count { frame[$0, 160] == paper }
    }
    let (coming, past, settled) = (try yellow(0.2), try yellow(0.46), try yellow(3))
    #expect(coming < settled && past > settled, "\(coming), \(past), \(settled)")
  }

  @Test("the light behind the headline falls off without an edge and without a band")
  func glow() throws {
    let frame = try frame(3, scale: 3)
    // Below the headline and above the arrow's loop, from beyond the rim to the middle.
    let blues = (20 * 3..<200 * 3).map { Double(frame[$0, 512 * 3].blue) }
    for (left, right) in zip(blues, blues.dropFirst()) {
      // Neighbours may differ by the pattern that keeps bands away, and by the slope.
      #expect(abs(left - right) <= 2)
    }
    // Means over 10 points: they fall all the way, and no step stands out from those beside it.
    let means = stride(from: 0, to: blues.count - 30, by: 30).map { start in
      blues[start..<start + 30].reduce(0, +) / 30
    }
    #expect(means[0] == 0xF7)
    let steps = zip(means, means.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= -0.15 })
    for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(a - b) < 1.1, "\(steps)") }
  }

  /// Where a timing curve of (0.45, 0) and (0.25, 1) has come to `progress`, as a share of its time.
  private func inverse(_ progress: Double) -> Double {
    func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(0, 1, middle) < progress { low = middle } else { high = middle }
    }
    return curve(0.45, 0.25, low)
  }

  @Test("the arrow draws itself from the upper right to the tip in 0.8 s")
  func arrow() throws {
    let ink = Color(hex: 0x222222).premultiplied8
    func isDrawn(_ x: Double, _ y: Double, at time: Double) throws -> Bool {
      let frame = try frame(time, scale: 3)
      return frame[Int(x * 3), Int(y * 3)] == ink
    }
    #expect(try !isDrawn(308, 526, at: 0.8) && isDrawn(307.6, 526.5, at: 0.95))
    for (share, x, y) in [(0.25, 234.6, 583.2), (0.5, 191.2, 553.2), (0.75, 205.3, 642.1)] {
      let time = 0.8 + 0.8 * inverse(share)
      #expect(try !isDrawn(x, y, at: time - 0.02), "\(share) of the way, too early")
      #expect(try isDrawn(x, y, at: time + 0.02), "\(share) of the way, too late")
    }
    #expect(try isDrawn(201, 735, at: 1.6))
    // The head opens from the tip outwards.
    #expect(try !isDrawn(190.5, 723.2, at: 1.56) && isDrawn(190.5, 723.2, at: 1.71))
  }

  @Test("a press that slips off lights the button and stays; a tap goes on to the second screen")
  func press() throws {
    let frame = try frame(2.09)
    #expect(frame[201, 740] != Self.page, "a bloom outside the capsule")
    #expect(frame[122, 762].green > 0x80, "the ring inside the capsule, 110 points from the finger")
    #expect(try welcomeFilm.state(at: 3.4, fonts: fonts).visit.screen == .welcome)
    let player = Player(Milo(), script: [.tap("Get started", at: 2)], size: welcomeFilm.size)
    #expect(try player.state(at: 2.05, fonts: fonts).visit.screen == .welcome)
    #expect(try player.state(at: 2.1, fonts: fonts).visit.screen == .mind)
  }

  @Test("a still is the frame of the sequence, byte for byte", arguments: [1.0, 3.0])
  func still(scale: Double) throws {
    try expectStillsEqualFrames(
      of: welcomeFilm,
      alone: { StoryboardFilm(Milo(), script: welcomeScript, name: "alone", duration: 3.4) },
      at: [0.24, 0.46, 1.2, 2.09, 3.4], scale: scale, fonts: fonts)
  }
}
