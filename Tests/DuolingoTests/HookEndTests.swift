import Duolingo
import Flipbook
import Testing

/// The last part of the run that films begin with, read from the app's state; times are seconds after the tap
/// that starts the run.
@Suite("Duolingo's run, from 2.75 to 4.40 s")
struct HookEndTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try TestFonts.bundled()
  }

  private func celebration(at time: Seconds) throws -> Celebration {
    let app = try hookEndFilm.state(at: time - 2.75, fonts: fonts)
    guard case .complete(let celebration) = app.screen else { throw WrongScreen() }
    return celebration
  }

  private func update(at time: Seconds) throws -> StreakUpdate {
    let app = try hookEndFilm.state(at: time - 2.75, fonts: fonts)
    guard case .streak(let update) = app.screen else { throw WrongScreen() }
    return update
  }

  private struct WrongScreen: Error {}

  @Test("the film runs from 2.75 to 4.40 s, 99 frames at 60 a second")
  func contract() {
    #expect(hookEndFilm.start == 2.75)
    #expect(abs(hookEndFilm.duration - 1.65) < 1e-12)
    #expect(hookEndFilm.frameCount(at: 60) == 99)
  }

  @Test("points count from 0 to 15, one each 0.03 s from 2.75 on")
  func points() throws {
    for points in 0...15 {
      let time = 2.75 + 0.03 * Double(points)
      #expect(try celebration(at: time).points(at: time) == Double(points), "at \(time)")
      #expect(try celebration(at: time).points(at: time + 0.029) == Double(points))
    }
    #expect(try celebration(at: 2.75).points(at: 2.7499) == 0)
    #expect(try celebration(at: 3.29).points(at: 3.29) == 15)
  }

  @Test("Duo has crouched at 2.75, is in the air from 2.77 to 3.37, and at the top at 3.07")
  func jump() throws {
    let celebration = try celebration(at: 2.75)
    func pose(_ time: Seconds) -> DuoPose { celebration.pose(at: time) }
    #expect(pose(2.75).sy < 0.87 && pose(2.75).sx > 1.09)
    #expect(abs(pose(2.77).y) < 1e-9 && pose(2.775).y < 0)
    #expect(abs(pose(3.07).y + 96) < 1e-9)
    // u = 0.3: 96 · 4 · 0.3 · 0.7.
    #expect(abs(pose(2.95).y + 80.64) < 1e-9)
  }

  @Test("\"CLAIM XP\" is taken at 3.30: until then the lesson is complete, then the streak is on")
  func claim() throws {
    #expect(throws: Never.self) { try celebration(at: 3.2999) }
    #expect(try update(at: 3.30).start == 3.30)
  }

  @Test("the flame ignites from 0.45: 0.66 at 3.36, 0.94 at 3.42, at most 1.07 at 3.50")
  func flame() throws {
    let update = try update(at: 3.3)
    #expect(abs(update.flameScale(at: 3.30) - 0.45) < 1e-4)
    #expect(abs(update.flameScale(at: 3.36) - 0.66) < 0.01)
    #expect(abs(update.flameScale(at: 3.42) - 0.94) < 0.01)
    let scales = (0...110).map { update.flameScale(at: 3.30 + Double($0) / 100) }
    #expect(abs((scales.max() ?? 0) - 1.07) < 0.005)
    #expect(abs(Double(scales.firstIndex(of: scales.max() ?? 0) ?? 0) - 20) <= 1)
    #expect(abs(scales[110] - 1) < 0.001)
  }

  @Test("27 stands until 3.50, and 28 from 3.75 on")
  func number() throws {
    let update = try update(at: 3.3)
    for time in [3.30, 3.40, 3.4999] { #expect(update.number(at: time) == 27) }
    #expect(abs(update.number(at: 3.625) - 27.5) < 1e-6)
    for time in [3.75, 3.76, 4.40] { #expect(update.number(at: time) == 28) }
    // The film's own 1.00 s, as it is asked for.
    #expect(try hookEndFilm.number(at: 1.00, fonts: fonts) == 28)
    let tree = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: hookEndFilm, at: 1.00)
    #expect(tree.contains("\"28\"") && !tree.contains("\"27\""))
  }

  @Test("circles fill in turn from 3.75, 0.07 s each; today pops last, at 4.10")
  func week() throws {
    let update = try update(at: 3.3)
    #expect(update.streak.week == [.sunday, .monday, .tuesday, .wednesday, .thursday])
    for (index, day) in update.streak.week.enumerated() {
      let start = 3.75 + 0.07 * Double(index)
      #expect(update.fill(of: day, at: start - 0.001).radius == 0)
      #expect(update.fill(of: day, at: start + 0.02).radius > 0)
      let full = update.fill(of: day, at: start + 0.07)
      #expect(abs(full.radius - (day == .thursday ? 22.42 : 17)) < 0.01, "\(day)")
      #expect(full.check > 0.999)
    }
    #expect(abs(update.fill(of: .thursday, at: 4.40).radius - 19) < 0.15)
    for day in [Weekday.friday, .saturday] { #expect(update.fill(of: day, at: 4.4).radius == 0) }
  }

  @Test("the one flash begins at 35 % and is gone after 0.12 s")
  func flash() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    // Between the flame's edge and where the glow begins to fade.
    let bright = try renderer.bitmap(of: hookEndFilm, at: 0.55)[150, 280]
    #expect(abs(Double(bright.blue) - 255 * 0.65) <= 1 && bright.red == 255)
    let half = try renderer.bitmap(of: hookEndFilm, at: 0.61)[150, 280]
    #expect(abs(Double(half.blue) - 255 * 0.825) <= 2)
    // Outside the grown flame, inside the glow's radius.
    #expect(try renderer.bitmap(of: hookEndFilm, at: 0.68)[95, 300] == .white)
    #expect(try renderer.bitmap(of: hookEndFilm, at: 0.55)[95, 300] != .white)
  }

  @Test("every screen is whole on its first frame", arguments: [0.0, 0.55])
  func firstFrames(time: Seconds) throws {
    let tree = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: hookEndFilm, at: time)
    let texts =
      time == 0
      ? ["Lesson complete!", "TOTAL XP", "AMAZING", "SPEEDY", "0", "86%", "2:14", "CLAIM XP"]
      : [
        "Keep it up! I'm off to brag", "about your streak.", "27", "day streak", "Su", "Sa",
        "CONTINUE",
      ]
    for text in texts { #expect(tree.contains("\"\(text)\""), "\(text)") }
  }

  @Test("motion stays in the middle 80 % of the screen, its two boxes at the sides excepted")
  func middle() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    for (first, times) in [(0.0, [0.1, 0.2, 0.3, 0.4, 0.5]), (0.55, [0.6, 0.7, 0.9, 1.2, 1.35])] {
      let still = try renderer.bitmap(of: hookEndFilm, at: first)
      for time in times {
        let frame = try renderer.bitmap(of: hookEndFilm, at: time)
        for y in 0..<874 {
          for x in 0..<402 where x < 40 || x >= 362 || y < 87 || y >= 787 {
            // Points count in a box at the side, and the week's first circle begins at 34.
            if (562..<654).contains(y) || (650..<686).contains(y), x < 132 { continue }
            if frame[x, y] != still[x, y] {
              Issue.record("(\(x), \(y)) moves at \(time)")
              return
            }
          }
        }
      }
    }
  }
}

extension StoryboardFilm<DuolingoApp> {
  /// The number of days that shows; nil where the streak is not on.
  fileprivate func number(at time: Seconds, fonts: FontLibrary) throws -> Double? {
    guard case .streak(let update) = try state(at: time, fonts: fonts).screen else { return nil }
    return update.number(at: start + time)
  }
}
