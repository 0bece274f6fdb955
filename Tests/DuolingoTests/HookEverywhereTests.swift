import Duolingo
import Flipbook
import Testing

/// The run, tapped on every screen: from the tap on all frames are the same.
@Suite("Duolingo's run, wherever it is tapped")
struct HookEverywhereTests {
  private let renderer: FrameRenderer

  init() throws {
    renderer = FrameRenderer(scale: 0.5, fonts: try TestFonts.bundled())
  }

  private static let tap = 16.0

  /// What is on when the hidden place is tapped.
  private static let scenes: [(name: String, steps: [Script.Step])] = [
    ("Learn", []),
    ("a popover", [.tap("Stop 4", at: 15.5)]),
    ("a locked stop", [.tap("Stop 5", at: 15.9)]),
    ("the guidebook", [.tap("GUIDEBOOK", at: 14), .tap("Listen: té", at: 15.8)]),
    ("a chest that shakes", [.tap("Stop 6", at: 15.9)]),
    (
      "a league that coasts",
      [
        .tap("Leaderboards", at: 14),
        .fling(
          .point(x: 201, y: 640), velocity: Size(width: 0, height: -1800), at: 15.4),
      ]
    ),
    ("Quests", [.tap("Quests", at: 14)]),
    ("Profile", [.tap("Profile", at: 14)]),
    (
      "pictures, picked",
      [.tap("Stop 4", at: 12), .tap("START +10 XP", at: 13), .tap("té", at: 14)]
    ),
    (
      "a wrong answer's banner",
      [
        .tap("Stop 4", at: 12), .tap("START +10 XP", at: 13), .tap("té", at: 14),
        .tap("CHECK", at: 15.9),
      ]
    ),
    (
      "chips in the air",
      [
        .tap("Stop 4", at: 10), .tap("START +10 XP", at: 11), .tap("café", at: 12),
        .tap("CHECK", at: 13), .tap("CONTINUE", at: 14), .tap("milk", at: 15.6),
        .tap("tea", at: 15.8),
      ]
    ),
    ("the run's first chip", [.tap("Run", at: 15.5)]),
    ("Lesson complete!", [.tap("Run", at: 13)]),
    ("the streak", [.tap("Run", at: 12)]),
  ]

  /// The hashes of all frames at 30 a second, of the run's 4.4 s.
  private func hashes(_ film: StoryboardFilm<DuolingoApp>) throws -> [UInt64] {
    try (0..<film.frameCount(at: 30)).map { frame in
      // FNV-1a, over whole pixels.
      try renderer.bitmap(of: film, at: FrameRate(30).time(ofFrame: frame)).withPixels { pixels in
        pixels.indices.reduce(0xcbf2_9ce4_8422_2325) { hash, index in
          (hash ^ UInt64(pixels[index])) &* 0x0000_0100_0000_01b3
        }
      }
    }
  }

  @Test("all frames are the same wherever it was tapped")
  func everywhere() throws {
    let expected = try hashes(hookFilm)
    for scene in Self.scenes {
      let film = StoryboardFilm(
        DuolingoApp(), script: Script(scene.steps + [.tap("Run", at: Self.tap)]),
        name: scene.name, start: Self.tap, duration: 4.4)
      let others = try zip(expected, hashes(film)).enumerated().filter { $1.0 != $1.1 }
      #expect(others.isEmpty, "\(scene.name): frames \(others.map(\.offset))")
    }
  }
}
