import Duolingo
import Flipbook
import Foundation
import Testing

/// The screens' words, colours and frames.
@Suite("Duolingo's screens")
struct DuolingoScreenTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try TestFonts.bundled()
  }

  private func expectColors(
    _ film: some Film, at time: Seconds, scale: Int, _ places: [(Int, Int, UInt32)]
  ) throws {
    let frame = try FrameRenderer(scale: Double(scale), fonts: fonts).bitmap(of: film, at: time)
    for (x, y, hex) in places {
      #expect(
        frame[x * scale, y * scale] == Color(hex: hex).premultiplied8,
        "\(film.name) at \(time) s, (\(x), \(y))")
    }
  }

  @Test("Duo has the description's colours, exactly", arguments: [1, 3])
  func duoColors(scale: Int) throws {
    // Idle stands on y = 591.7; a unit is 0.6875 points.
    try expectColors(
      DuoFilm(), at: 2, scale: scale,
      [
        (20, 20, 0xFFFFFF), (201, 300, 0x58CC02), (201, 550, 0x89E219), (201, 398, 0xFFC800),
        (201, 422, 0xFF9600), (115, 375, 0xFFFFFF), (152, 380, 0x1F1F1F), (88, 486, 0x58CC02),
      ])
  }

  @Test(
    "the settled \"Lesson complete!\" has the description's colours, exactly", arguments: [1, 3])
  func completeColors(scale: Int) throws {
    try expectColors(
      completeFilm, at: completeFilm.duration, scale: scale,
      [
        (20, 20, 0xFFFFFF), (30, 570, 0xFFC800), (156, 570, 0x58CC02), (282, 570, 0x1CB0F6),
        (30, 640, 0xFFFFFF), (60, 790, 0x1CB0F6), (60, 818, 0x1899D6), (201, 405, 0x89E219),
        (68, 510, 0xFFC800),
      ])
  }

  @Test("the settled streak has the description's colours, exactly", arguments: [1, 3])
  func streakColors(scale: Int) throws {
    try expectColors(
      streakFilm, at: streakFilm.duration, scale: scale,
      [
        (20, 20, 0xFFFFFF), (120, 330, 0xFF9600), (201, 420, 0xFF9600), (140, 370, 0xFFC800),
        (39, 668, 0xFF9600), (301, 668, 0xE5E5E5), (60, 790, 0x58CC02), (60, 818, 0x58A700),
        (201, 72, 0xE5E5E5),
      ])
  }

  @Test("the run ends in the description's colours, exactly", arguments: [1, 3])
  func hookColors(scale: Int) throws {
    try expectColors(
      hookEndFilm, at: hookEndFilm.duration, scale: scale,
      [
        (20, 20, 0xFFFFFF), (120, 330, 0xFF9600), (140, 370, 0xFFC800), (39, 668, 0xFF9600),
        (351, 668, 0xE5E5E5), (60, 790, 0x58CC02), (60, 818, 0x58A700),
      ])
  }

  @Test("the button has its colours in all its states", arguments: [1, 3])
  func buttons(scale: Int) throws {
    try expectColors(
      ButtonsFilm(), at: 0, scale: scale,
      [
        // Face, edge and what is below, at rest and pressed.
        (30, 44, 0x58CC02), (100, 70, 0x58A700), (100, 73, 0xFFFFFF),
        (220, 20, 0xFFFFFF), (220, 44, 0x58CC02), (300, 70, 0x58CC02), (300, 73, 0xFFFFFF),
        (30, 134, 0x1CB0F6), (100, 160, 0x1899D6), (300, 160, 0x1CB0F6),
        (30, 224, 0xFF4B4B), (100, 250, 0xEA2B2B), (300, 250, 0xFF4B4B),
        (5, 314, 0x58CC02), (30, 300, 0xFFFFFF), (300, 340, 0xFFFFFF),
        (30, 400, 0xE5E5E5), (100, 428, 0xE5E5E5),
      ])
  }

  @Test("small Duos on green and dark ground have a white rim all round")
  func rim() throws {
    let film = DuoSheetFilm()
    for scale in [1, 3] {
      try expectColors(
        film, at: 0, scale: scale,
        [
          (3, 863, 0x58CC02), (3, 943, 0x4B4B4B), (160, 95, 0x58CC02), (160, 260, 0x89E219),
          (98, 148, 0xFFFFFF),
        ])
    }
    let frame = try FrameRenderer(scale: 3, fonts: fonts).bitmap(of: film, at: 0)
    for (rows, hex) in [(860..<940, 0x58CC02), (940..<1020, 0x4B4B4B)] as [(Range<Int>, UInt32)] {
      let ground = Color(hex: hex).premultiplied8
      var count = 0
      for y in rows.lowerBound * 3..<rows.upperBound * 3 {
        let row = (0..<480).map { frame[$0, y] }
        // Something darker than ground and rim is Duo himself.
        guard row.contains(where: { $0.blue < ground.blue || $0.green < ground.green }),
          let first = row.firstIndex(where: { $0 != ground })
        else { continue }
        count += 1
        // A level outline may cover no pixel wholly.
        let isWhite = row[first..<first + 6].contains { min($0.red, $0.green, $0.blue) > 0xE8 }
        #expect(isWhite, "row \(y)")
      }
      #expect(count > 80)
    }
  }

  @Test("CONTINUE after the streak leads to the path, a node, a day and the points further")
  func proceed() throws {
    let app = DuolingoApp(completeAt: 0, pace: .app)
    let script: Script = [.tap(.label("CLAIM XP"), at: 4), .tap(.label("CONTINUE"), at: 8)]
    let after = try Player(app, script: script, size: streakFilm.size).state(at: 9, fonts: fonts)
    guard case .home = after.screen else {
      Issue.record("not on the path")
      return
    }
    #expect(after.account.done == 4 && after.account.streak.days == 28)
    #expect(after.account.points == 4135)
  }

  @Test("every word of the two screens is in them")
  func strings() throws {
    let renderer = FrameRenderer(scale: 3, fonts: fonts)
    let complete = try renderer.viewTree(of: completeFilm, at: 5)
    for text in [
      "Lesson complete!", "TOTAL XP", "15", "AMAZING", "86%", "SPEEDY", "2:14", "CLAIM XP",
    ] { #expect(complete.contains("\"\(text)\""), "\(text)") }
    let streak = try renderer.viewTree(of: streakFilm, at: 4)
    for text in [
      "Keep it up! I'm off to brag", "about your streak.", "28", "day streak", "Su", "Mo", "Tu",
      "We", "Th", "Fr", "Sa", "CONTINUE",
    ] { #expect(streak.contains("\"\(text)\""), "\(text)") }
  }

  @Test("Duo in idle is mirror-symmetric to the pixel", arguments: [1, 2, 3])
  func symmetry(scale: Int) throws {
    let renderer = FrameRenderer(scale: Double(scale), fonts: fonts)
    for time in [0, 0.31, 0.77, 1.33, 1.38, 1.45, 1.9, 11.95] {
      let frame = try renderer.bitmap(of: DuoFilm(), at: time)
      let width = frame.width
      let differences = frame.withPixels { pixels in
        (0..<frame.height).reduce(0) { count, y in
          count
            + (0..<width / 2).count { pixels[y * width + $0] != pixels[(y + 1) * width - 1 - $0] }
        }
      }
      #expect(differences == 0, "at \(time) s")
    }
  }

  @Test("a frame alone is the frame of the sequence, byte for byte", arguments: [1.0, 3.0])
  func still(scale: Double) throws {
    let films: [any Film] = [
      DuoFilm(), completeFilm, streakFilm, hookEndFilm, learnFilm, hookFilm, tabsFilm, chestFilm,
      energyFilm,
    ]
    for film in films {
      let sequence = FrameRenderer(scale: scale, fonts: fonts)
      let count = film.frameCount(at: 60)
      for frame in stride(from: 9, to: count, by: max(count / (scale == 1 ? 14 : 5), 1)) {
        let times = [frame - 1, frame].map { FrameRate(60).time(ofFrame: $0) }
        _ = try sequence.bitmap(of: film, at: times[0])
        let after = try sequence.bitmap(of: film, at: times[1])
        let alone = try FrameRenderer(scale: scale, fonts: FontLibrary.bundled())
          .bitmap(of: film, at: times[1])
        #expect(isEqual(after, alone), "\(film.name), frame \(frame)")
      }
    }
  }

  private func isEqual(_ a: borrowing Bitmap, _ b: borrowing Bitmap) -> Bool {
    a.withPixels { a in
      b.withPixels { b in a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] } }
    }
  }

  @Test("while numbers count and roll nothing beside them moves")
  func noShift() throws {
    let renderer = FrameRenderer(scale: 2, fonts: fonts)
    /// Whether two frames have the same pixels in a rectangle of the screen.
    func isSame(_ a: borrowing Bitmap, _ b: borrowing Bitmap, _ area: Rect) -> Bool {
      (Int(2 * area.minY)..<Int(2 * area.maxY)).allSatisfy { y in
        (Int(2 * area.minX)..<Int(2 * area.maxX)).allSatisfy { x in a[x, y] == b[x, y] }
      }
    }
    // The bolt and the frame of the points' box, as the number goes from one digit to two.
    let bolt = Rect(x: 18, y: 562, width: 58, height: 92)
    let first = try renderer.bitmap(of: hookEndFilm, at: 0)
    for time in [0.1, 0.25, 0.31, 0.4, 0.5] {
      #expect(try isSame(first, renderer.bitmap(of: hookEndFilm, at: time), bolt), "at \(time)")
    }
    // The tens of the streak, as its ones roll.
    let tens = Rect(x: 130, y: 446, width: 68, height: 92)
    let before = try renderer.bitmap(of: hookEndFilm, at: 0.7)
    for time in [0.8, 0.87, 0.94, 1.2] {
      #expect(try isSame(before, renderer.bitmap(of: hookEndFilm, at: time), tens), "at \(time)")
    }
  }

  @Test("what comes of a lesson is reckoned, and reads back as it was written")
  func models() throws {
    let source = FixtureDataSource()
    #expect(source.lessonResult.percentRight == 86)
    #expect(LessonResult(xp: 0, right: 0, exercises: 0, seconds: 0).percentRight == 0)
    #expect(Streak(days: 1, today: .wednesday).week == [.tuesday, .wednesday])
    #expect(Streak(days: 0, today: .sunday).week == [.sunday])
    let result = try JSONDecoder().decode(
      LessonResult.self, from: JSONEncoder().encode(source.lessonResult))
    let learner = try JSONDecoder().decode(
      Learner.self, from: JSONEncoder().encode(source.learner))
    let lesson = try JSONDecoder().decode(Lesson.self, from: JSONEncoder().encode(source.lesson))
    #expect(result == source.lessonResult && learner == source.learner)
    #expect(lesson == source.lesson)
  }
}
