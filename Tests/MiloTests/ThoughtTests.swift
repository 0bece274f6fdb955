import Flipbook
import Milo
import Testing

/// The first thought.
@Suite("Milo's first thought")
struct ThoughtTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func state(_ script: Script, at time: Double) throws -> Milo {
    try Player(Milo(screen: .thought), script: script, size: thoughtFilm.size)
      .state(at: time, fonts: fonts)
  }

  @Test("the settled screen has the description's colours, exactly", arguments: [1, 3])
  func colors(scale: Int) throws {
    let frame = try FrameRenderer(scale: Double(scale), fonts: fonts)
      .bitmap(of: thoughtFilm, at: thoughtFilm.duration)
    let expected: [(Int, Int, UInt32)] = [
      (60, 480, 0xEDEDED), (201, 655, 0xEDEDED), (201, 252, 0xFFFFFF), (80, 630, 0xFFFFFF),
      (338, 240, 0xE6E3FA), (201, 345, 0x4DB88A), (20, 20, 0xF7F7F7), (60, 780, 0x232826),
    ]
    for (x, y, hex) in expected {
      #expect(
        frame[x * scale, y * scale] == Color(hex: hex).premultiplied8, "at (\(x), \(y))")
    }
  }

  @Test("every string of the screen is in it, and the count goes with what is typed")
  func strings() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let tree = try renderer.viewTree(of: thoughtFilm, at: 1.2)
    for text in [
      "Let's Start", "With You", "There's no right place to start.", "Skip",
      "What's on your mind?", "An idea, a feeling, or how today went.", "YOUR THOUGHT", "0 / 500",
      "Save my thought", "Share as much or as little as you like.",
    ] { #expect(tree.contains("\"\(text)\""), "\(text)") }
    let end = try renderer.viewTree(of: thoughtFilm, at: thoughtFilm.duration)
    #expect(end.contains("\"45 / 500\""))
    #expect(end.contains("\"I want to notice the small good things again.\""))
  }

  @Test("of 600 characters the first 500 are kept, and the count says so")
  func limit() throws {
    let long = String(repeating: "It was a good day. ", count: 32).prefix(600)
    let script: Script = [
      .tap("Your thought", at: 1), .type(String(long), at: 1.2, interval: 0.005),
    ]
    let film = StoryboardFilm(
      Milo(screen: .thought), script: script, name: "long", duration: 6)
    #expect(try film.state(at: 5, fonts: fonts).thought.text == String(long.prefix(500)))
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    #expect(try renderer.viewTree(of: film, at: 5).contains("\"500 / 500\""))
    // What does not fit stays inside the white card: the strip below the text is blank but for the count.
    let frame = try renderer.bitmap(of: film, at: 5)
    for y in 596..<636 {
      for x in stride(from: 80, to: 250, by: 2) {
        #expect(frame[x, y] == Color.white.premultiplied8, "(\(x), \(y))")
      }
    }
  }

  @Test(
    "characters are counted as people count them: marks, flags, families, line breaks",
    arguments: [
      "e\u{301}", "\u{1F1F8}\u{1F1EA}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\n", "\r\n",
    ])
  func characters(unit: String) {
    var thought = Thought()
    thought.update(.edit(String(repeating: unit, count: 600)), at: 1)
    #expect(thought.text == String(repeating: unit, count: 500))
    #expect(thought.text.count == 500)
  }

  @Test("accents and line breaks typed one by one are drawn inside the card, the caret after them")
  func accents() throws {
    let keys = String(repeating: "e\u{301}a\u{308} \n", count: 30)
    let film = StoryboardFilm(
      Milo(screen: .thought),
      script: [.tap("Your thought", at: 1), .type(keys, at: 1.2, interval: 0.02)],
      name: "accents", duration: 6)
    #expect(try film.state(at: 5, fonts: fonts).thought.text == keys)
    let frame = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: 3.6)
    let violet = Color(hex: 0x7469E6).premultiplied8
    let caret = (528..<600).filter { y in (70..<100).contains { frame[$0, y] == violet } }
    // The third line is the empty one that the last break began.
    #expect(caret.allSatisfy { $0 > 570 } && caret.count > 12, "\(caret)")
    for y in 600..<636 {
      for x in stride(from: 80, to: 250, by: 2) {
        #expect(frame[x, y] == Color.white.premultiplied8, "(\(x), \(y))")
      }
    }
  }

  @Test("what no font has is said, not drawn as something else")
  func missingGlyph() throws {
    let film = StoryboardFilm(
      Milo(screen: .thought),
      script: [.tap("Your thought", at: 1), .type("\u{1F600}", at: 1.2)], name: "emoji", duration: 3
    )
    #expect(try film.state(at: 2, fonts: fonts).thought.text == "\u{1F600}")
    #expect {
      try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: 2)
    } throws: {
      "\($0)".contains("U+1F600")
    }
  }

  @Test("nothing has the focus before the field is tapped")
  func focus() throws {
    #expect(throws: PlayError.self) { try state([.type("a", at: 1)], at: 2) }
    #expect(try state([.tap("Your thought", at: 1), .type("a", at: 2)], at: 3).thought.text == "a")
  }

  @Test("an empty thought can be saved, and skipped")
  func leaving() throws {
    #expect(try state([press("Save my thought", at: 1)], at: 2).visit.screen == .stamp)
    #expect(try state([.tap("Skip", at: 1.5)], at: 2).visit.screen == .stamp)
  }

  @Test("Pip stands in the arch where nobody was chosen")
  func fallback() throws {
    let film = StoryboardFilm(Milo(screen: .thought), script: [], name: "pip", duration: 3)
    let frame = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: 2)
    #expect(frame[201, 345] == Color(hex: 0x7469E6).premultiplied8)
  }

  @Test("in a blink an eye closes to a line: nothing white is left on it")
  func blink() throws {
    let renderer = FrameRenderer(scale: 3, fonts: fonts)
    func whites(at time: Double) throws -> Int {
      let frame = try renderer.bitmap(of: thoughtFilm, at: time)
      return (3 * 300..<3 * 326).reduce(0) { sum, y in
        sum + (3 * 180..<3 * 222).count { frame[$0, y] == Color.white.premultiplied8 }
      }
    }
    // Eyes blink every 3.1 s, for 0.16 s from 1.9 on.
    #expect(try whites(at: 1.5) > 1000)
    #expect(try whites(at: 1.98) == 0)
  }

  @Test("the caret stands while one types, and blinks once a second afterwards")
  func caret() {
    var thought = Thought()
    thought.update(.edit("a"), at: 3)
    #expect(
      stride(from: 3.0, through: 3.5, by: 0.05).allSatisfy { thought.caretOpacity(at: $0) == 1 })
    #expect(thought.caretOpacity(at: 3.75) == 0 && thought.caretOpacity(at: 4.25) == 1)
    #expect(thought.caretOpacity(at: 4.75) == 0 && thought.caretOpacity(at: 103.75) < 1e-9)
  }

  @Test("the scripts type as people do: six to fourteen characters a second")
  func rate() throws {
    let player = Player(Milo(screen: .thought), script: thoughtScript, size: thoughtFilm.size)
    func count(_ time: Double) throws -> Int {
      try player.state(at: time, fonts: fonts).thought.text.count
    }
    for start in stride(from: 1.7, to: 4.7, by: 0.5) {
      let typed = try count(start + 1) - count(start)
      #expect((6...14).contains(typed), "\(typed) characters from \(start) on")
    }
    #expect(try count(6) == 45)
  }
}
