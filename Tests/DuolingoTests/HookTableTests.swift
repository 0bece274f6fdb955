import Duolingo
import Flipbook
import Testing

/// What the run's table says beside flights and screens: buttons, numbers, banners, pages and Duo, moment by moment;
/// times are seconds after the tap.
@Suite("Duolingo's run, line by line of its table")
struct HookTableTests {
  private let fonts: FontLibrary
  private let renderer: FrameRenderer

  init() throws {
    fonts = try TestFonts.bundled()
    renderer = FrameRenderer(scale: 1, fonts: fonts)
  }

  private struct WrongScreen: Error {}

  private func lesson(at time: Seconds) throws -> LessonRun {
    guard case .lesson(let lesson) = try hookFilm.state(at: time, fonts: fonts).screen else {
      throw WrongScreen()
    }
    return lesson
  }

  private func texts(at time: Seconds) throws -> [ScreenTexts.Item] {
    try ScreenTexts(renderer, hookFilm, at: time).items
  }

  @Test("0.00: slots and chips are where they must be, on the line and at home")
  func seats() throws {
    let seats = try ViewTreeFrames(hookFilm, at: 0, fonts: fonts).frames("ChipSeat")
    let expected = [
      (16.0, 330.0, 44.0), (66, 330, 72), (144, 330, 44), (28, 540, 56), (92, 540, 44),
      (144, 540, 85), (237, 540, 57), (302, 540, 72), (52.5, 598, 65), (125.5, 598, 85),
      (218.5, 598, 44), (270.5, 598, 79),
    ]
    #expect(seats.count == expected.count)
    for (seat, place) in zip(seats, expected) {
      #expect(abs(seat.minX - place.0) < 0.5 && abs(seat.minY - place.1) < 0.5, "\(seat)")
      #expect(seat.width == place.2 && seat.height == 48)
    }
    let grey = Color(hex: 0xE5E5E5).premultiplied8
    let frame = try renderer.bitmap(of: hookFilm, at: 0)
    for (x, y) in [(114, 564), (338, 564), (240, 622)] { #expect(frame[x, y] == grey) }
    // While it flies, a chip's home is a slot.
    #expect(try renderer.bitmap(of: hookFilm, at: 0.48)[150, 560] == grey)
    #expect(try renderer.bitmap(of: hookFilm, at: 0.399)[150, 560] == .white)
  }

  @Test("1.75 to 2.31: the six chips of the last exercise have their homes, the three their places")
  func lastSeats() throws {
    let expected = [
      (90.0, 540.0, 60.0), (158, 540, 81), (247, 540, 65), (113.5, 598, 44), (165.5, 598, 56),
      (229.5, 598, 59),
    ]
    let before = try ViewTreeFrames(hookFilm, at: 1.70, fonts: fonts).frames("ChipSeat")
    #expect(before.count == 6)
    for (seat, place) in zip(before, expected) {
      #expect(abs(seat.minX - place.0) < 0.5 && abs(seat.minY - place.1) < 0.5, "\(seat)")
      #expect(seat.width == place.2)
    }
    let after = try ViewTreeFrames(hookFilm, at: 2.31, fonts: fonts).frames("ChipSeat")
    for (seat, place) in zip(after, [(16.0, 44.0), (66, 59), (131, 81)]) {
      #expect(abs(seat.minX - place.0) < 0.5 && seat.minY == 330 && seat.width == place.1)
    }
  }

  @Test("a chip in flight is 1.059 as large at 0.50, and itself at both ends")
  func flightScale() throws {
    for (time, scale) in [(0.40, 1.0), (0.50, 1.059), (0.6999, 1.0)] {
      guard case .chips(let board) = try lesson(at: time).page.answer else { throw WrongScreen() }
      let state = try #require(board.flights(at: time).first?.state, "at \(time)")
      #expect(abs(state.scale - scale) < 0.001, "at \(time): \(state.scale)")
    }
    guard case .chips(let board) = try lesson(at: 0.65).page.answer else { throw WrongScreen() }
    #expect(board.flights(at: 0.65).count == 2, "both are in the air for 0.08 s")
  }

  @Test("1.00 and 2.32: CHECK's face goes down by 4 in 0.05 s", arguments: [1.00, 2.32])
  func check(time: Seconds) throws {
    let green = Color(hex: 0x58CC02).premultiplied8
    func rows(_ time: Seconds) throws -> [Bool] {
      let frame = try renderer.bitmap(of: hookFilm, at: time)
      return (765...771).map { frame[201, $0] == green }
    }
    #expect(try rows(time - 0.001) == [false, true, true, true, true, true, true])
    #expect(try rows(time + 0.025) == [false, false, false, true, true, true, true])
    #expect(try rows(time + 0.0499) == [false, false, false, false, false, true, true])
  }

  @Test("energy rolls by 20 points in 0.15 s, ease-in-out, from the tap on CHECK on")
  func energy() throws {
    let curve = UnitCurve.bezier(0.42, 0, 0.58, 1)
    for check in [1.00, 2.32] {
      let energy = try lesson(at: check).energy
      for share in [0, 0.25, 0.5, 0.75, 1] {
        let rolled = energy.rolled(at: check + 0.15 * share)
        #expect(abs(rolled - curve.value(at: share)) < 1e-6, "\(share)")
      }
    }
  }

  @Test(
    "1.05 and 2.37: the banner rises by 180 in 0.20 s",
    arguments: [(1.05, "Nice job!"), (2.37, "Amazing!")])
  func banner(time: Seconds, words: String) throws {
    let rise = UnitCurve.bezier(0.20, 0.80, 0.30, 1)
    func place(_ time: Seconds) throws -> Double {
      try #require(try texts(at: time).first { $0.words == words }, "at \(time)").frame.minY
    }
    let rest = try place(time + 0.21)
    #expect(try !texts(at: time - 0.001).contains { $0.words == words })
    for share in [0, 0.25, 0.5, 0.75, 1] {
      let above = try place(time + 0.20 * share) - rest
      #expect(abs(above - 180 * (1 - rise.value(at: share))) < 0.5, "\(share)")
    }
    let ground = Color(hex: 0xD7FFB8).premultiplied8
    let frame = try renderer.bitmap(of: hookFilm, at: time + 0.21)
    #expect(frame[5, 693] == .white && frame[5, 694] == ground && frame[5, 873] == ground)
  }

  @Test("the badge grows from 0.4, 0.05 s after its banner began to rise, and comes to rest at 1")
  func badge() throws {
    /// How wide the white disc is: the widest of its rows.
    func width(_ time: Seconds) throws -> Int {
      let frame = try renderer.bitmap(of: hookFilm, at: time)
      // Above the banner all is white.
      return (694..<874).filter { frame[5, $0] != .white }.map { y in
        (15..<60).count { frame[$0, y] == .white }
      }.max() ?? 0
    }
    #expect(try abs(width(1.10) - 13) <= 1)
    #expect(try width(1.18) > 20)
    // Its check takes away from the rows in its middle, not from its widest extent by much.
    #expect(try width(1.39) >= 24)
  }

  @Test("Duo goes from idle into a cheer at once, bounces once, and holds it")
  func cheer() throws {
    for verdict in [1.05, 2.37] {
      let page = try lesson(at: verdict).page
      let pose = { page.pose(at: verdict + $0) }
      #expect(abs(pose(-0.01).wing.left - 27) < 3)
      // The face leads; the wings are 0.02 s later.
      #expect(pose(0.03).lower.left > 0.03)
      #expect(pose(0.019).wing.left < 31)
      #expect(pose(0.20).wing.left > 130)
      // From where the praise holds on he stays up, and his motion dies away.
      let held = stride(from: 0.2, through: 0.37, by: 0.01).map(pose)
      #expect(held.allSatisfy { abs($0.wing.left - 150) < 20 && abs($0.sy - 1.04) < 0.04 })
      let late = stride(from: 0.6, through: 2, by: 0.02).map(pose)
      #expect(late.allSatisfy { abs($0.wing.left - 150) < 3 && abs($0.headY + 8) < 3 })
    }
  }

  @Test("1.40: the banner drops by 180 in 0.18 s, while CHECK, asleep, stands still beneath it")
  func drop() throws {
    let drop = UnitCurve.bezier(0.40, 0, 1, 1)
    let rest = try #require(try texts(at: 1.39).first { $0.words == "Nice job!" }).frame.minY
    for share in [0, 0.25, 0.5, 0.75, 0.99] {
      let time = 1.40 + 0.18 * share
      let words = try #require(try texts(at: time).first { $0.words == "Nice job!" })
      #expect(abs(words.frame.minY - rest - 180 * drop.value(at: share)) < 0.5, "\(share)")
      let check = try #require(try texts(at: time).first { $0.words == "CHECK" })
      let later = try #require(try texts(at: 1.7).first { $0.words == "CHECK" })
      #expect(check.frame == later.frame)
    }
    #expect(try !texts(at: 1.58).contains { $0.words == "Nice job!" })
  }

  @Test("1.40 to 1.65: both pages on one clock, ease-in-out, a screen apart throughout")
  func slide() throws {
    let curve = UnitCurve.bezier(0.42, 0, 0.58, 1)
    for share in [0.0, 0.1, 0.25, 0.5, 0.75, 0.9] {
      let titles = try texts(at: 1.40 + 0.25 * share).filter { $0.path.contains("ExerciseTitle") }
      let shifts = titles.map(\.pageShift).sorted()
      try #require(shifts.count == 2, "\(share)")
      #expect(abs(shifts[0] + 402 * curve.value(at: share)) < 0.5, "\(share)")
      #expect(abs(shifts[1] - shifts[0] - 402) < 1e-6)
    }
    #expect(
      try texts(at: 1.65).filter { $0.path.contains("ExerciseTitle") }.map(\.pageShift) == [0])
  }

  @Test("2.45: sparkles burst at the end of the full bar, and not before")
  func sparkles() throws {
    #expect(try lesson(at: 1.3).bar.sparkles(at: 1.3) == nil)
    let bar = try lesson(at: 2.5).bar
    let sparkles = try #require(bar.sparkles(at: 2.45))
    #expect(abs(sparkles.age) < 1e-9 && sparkles.end == 299)
  }

  @Test("3.20: the last of the points pops by 1.12; 3.73 to 3.85: the days pop by 1.06")
  func pops() throws {
    guard case .complete(let celebration) = try hookFilm.state(at: 3.2, fonts: fonts).screen,
      case .streak(let update) = try hookFilm.state(at: 3.8, fonts: fonts).screen
    else { throw WrongScreen() }
    #expect(celebration.pointsScale(at: 3.199) == 1)
    #expect(abs(celebration.pointsScale(at: 3.2001) - 1.12) < 0.001)
    for (time, scale) in [(3.7299, 1.0), (3.76, 1.0424), (3.79, 1.06), (3.8501, 1.0)] {
      #expect(abs(update.numberScale(at: time) - scale) < 0.001, "at \(time)")
    }
  }

  @Test("3.28 to 3.30: CLAIM XP goes down before the cut")
  func claim() throws {
    let (before, down) = (
      try renderer.bitmap(of: hookFilm, at: 3.279), try renderer.bitmap(of: hookFilm, at: 3.299)
    )
    let blue = Color(hex: 0x1CB0F6).premultiplied8
    #expect(before[201, 766] == blue && down[201, 766] != blue && down[201, 768] == blue)
  }

  @Test(
    "until 2.75 nothing moves near the screen's sides but chips, CHECK, header, pages, banner and Duo at his place"
  )
  func middle() throws {
    var last = try renderer.bitmap(of: hookFilm, at: 0)
    for step in stride(from: 2, to: 165, by: 2) {
      let time = Double(step) / 60
      let frame = try renderer.bitmap(of: hookFilm, at: time)
      // Pages slide.
      if !(1.38...1.68).contains(time) {
        for y in 0..<874 {
          for x in 0..<402 where x < 40 || x >= 362 || y < 87 || y >= 787 {
            let isExcepted =
              (52..<112).contains(y) || (320..<660).contains(y) || y >= 690
              || (x < 40 && (160..<310).contains(y))
            if !isExcepted, frame[x, y] != last[x, y] {
              Issue.record("(\(x), \(y)) moves at \(time)")
              return
            }
          }
        }
      }
      last = frame
    }
  }
}
