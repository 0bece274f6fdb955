import Bite
import Flipbook
import Testing

@Suite("Bite's kitchen")
struct KitchenTests {
  @Test("cooking goes forward, back and past steps; the first has no way back")
  func steps() throws {
    let stage = try Stage.kitchen([
      .tap("Skip", at: 21), .tap("Skip", at: 22), .tap("Back", at: 23), .tap("Back", at: 24),
      .tap("Skip", at: 25), .tap("Skip", at: 26), .tap("Skip", at: 27), .tap("Skip", at: 28),
    ])
    for (time, step) in [
      (20.9, 0), (21.9, 1), (22.9, 2), (23.9, 1), (24.9, 0), (25.9, 1), (26.9, 2), (27.9, 3),
    ] {
      #expect(try stage.state(at: time).cook?.step == step, "at \(time)")
      let hasBack = try stage.lines(at: time).contains { $0.contains("labelled \"Back\"") }
      #expect(hasBack == (step > 0), "at \(time)")
    }
    #expect(try stage.state(at: 28.5).cook?.finished == 28)
    // There and back again, all is as it was at first, but for the clock.
    let (first, again) = (try stage.texts(at: 20.95), try stage.texts(at: 24.95))
    #expect(
      first.filter { $0.text.count > 1 }.map(\.text)
        == again.filter { $0.text.count > 1 }.map(\.text))
  }

  @Test("what stands beside a number that changes does not move")
  func stillness() throws {
    let stage = try Stage.kitchen([
      .tap("12 min", at: 20.8), .tap("Next", at: 23), .tap("Skip", at: 24), .tap("Skip", at: 25),
    ])
    let times = stride(from: 20.9, through: 26, by: 0.1)
    let places = try Set(times.map { try stage.place(of: "of 4", at: $0)?.minX })
    #expect(places.count == 1 && !places.contains(nil))
    // The timer's colon and the clock's.
    let colons = try Set(
      stride(from: 21.2, through: 22.9, by: 0.1).map { time in
        try stage.texts(at: time).filter { $0.text == ":" }.map(\.frame.minX)
      })
    #expect(colons.count == 1 && colons.first?.count == 2)
  }

  @Test("a timer counts down, takes a minute more, and ends")
  func timer() throws {
    let stage = try Stage.kitchen([
      .tap("Skip", at: 21), .tap("Skip", at: 22), .tap("2 min", at: 23), .tap("+ 1 min", at: 30),
      .tap("+ 1 min", at: 220), .tap("Next", at: 300),
    ])
    func seconds(_ time: Seconds) throws -> Int? {
      try stage.state(at: time).cook?.timer?.figure(at: time)
    }
    for (time, left) in [
      (23, 120), (23.9, 120), (24, 119), (29.5, 114), (30, 173), (202.5, 1), (203, 0), (219, 0),
      (220, 60), (250, 30), (279.5, 1), (290, 0),
    ] {
      #expect(try seconds(time) == left, "at \(time)")
    }
    #expect(try stage.state(at: 299).cook?.step == 2)
    #expect(try stage.state(at: 300.1).cook?.step == 3)
    #expect(try stage.state(at: 299).cook?.elapsed(at: 299) == 280)
  }

  @Test("the ring shortens evenly, and does not jump when a minute is added")
  func ring() throws {
    let stage = try Stage.kitchen([
      .tap("Skip", at: 21), .tap("Skip", at: 22), .tap("2 min", at: 23), .tap("+ 1 min", at: 113),
    ])
    // The end of the arc: at a quarter left it stands at 3 o'clock, and the track alone below.
    let quarter = try stage.frame(at: 112.9)
    #expect(quarter[339, 350] == Color(hex: 0x12FFF9).premultiplied8)
    #expect(quarter[339, 400] != Color(hex: 0x12FFF9).premultiplied8)
    // 30 s of 120 became 90 of 180: half the ring, but a frame later it is hardly longer.
    #expect(try stage.frame(at: 113.01)[322, 442] != Color(hex: 0x12FFF9).premultiplied8)
    #expect(try stage.frame(at: 114)[322, 442] == Color(hex: 0x12FFF9).premultiplied8)
  }

  @Test("\"Never again\" is rewarded too, and takes the heart away")
  func never() throws {
    let skips = (0..<4).map { Script.Step.tap("Skip", at: 21 + Double($0)) }
    let stage = try Stage.recipes(
      [
        .tap("Teriyaki salmon rice", at: 17), .tap("Like", at: 18), .tap("Start cooking", at: 20),
      ] + skips + [.tap("Never again", at: 26), .tap("Done", at: 29)])
    #expect(try stage.state(at: 25.9).favourites == [.teriyakiSalmon])
    let rated = try stage.state(at: 26)
    #expect(rated.reward?.rating == .never && rated.favourites.isEmpty)
    #expect(rated.visit.screen == .plated)
    let today = try stage.state(at: 29)
    #expect(today.visit.screen == .home && today.home.tab == .today)
    #expect((today.diary.intake.kcal, today.diary.intake.protein) == (620, 38))
    #expect((today.diary.streak, today.diary.points) == (1, 50))
    let words = Set(try stage.texts(at: 31).map(\.text))
    #expect(words.isSuperset(of: ["620", "/ 1,900 kcal", "38 g protein", "1d"]))
  }

  @Test("a second dish goes on from the first one's points, and unlocks no medal")
  func second() throws {
    func dish(_ name: String, at time: Seconds) -> [Script.Step] {
      [.tap(.label(name), at: time), .tap("Start cooking", at: time + 1)]
        + (0..<4).map { .tap("Skip", at: time + 2 + Double($0)) }
        + [.tap("Fine", at: time + 7), .tap("Done", at: time + 10)]
    }
    let stage = try Stage.recipes(
      dish("Teriyaki salmon rice", at: 17) + [.tap("Recipes", at: 29)]
        + dish("Shakshuka", at: 30))
    let words = Set(try stage.texts(at: 39.5).map(\.text))
    #expect(words.isSuperset(of: ["20 XP to Nibbler · 120 total", "YOUR MEDAL", "390", "22g"]))
    #expect(!words.contains("MEDAL UNLOCKED"))
    let end = try stage.state(at: 41)
    #expect((end.diary.points, end.diary.streak, end.diary.intake.kcal) == (100, 1, 1010))
  }

  @Test("the kitchen closes for where it was opened from")
  func close() throws {
    let stage = try Stage.kitchen([.tap("Close", at: 22)])
    #expect(try stage.state(at: 22).visit.screen == .detail)
    // The plate is back, and nothing of the kitchen is left.
    #expect(try isEqual(stage.frame(at: 18.35), stage.frame(at: 24)))
  }

  @Test("has the description's colours")
  func colors() throws {
    let stage = try Stage.whole()
    try stage.expect(
      [
        (10, 10, 0x142020), (26, 84, 0x2A3636), (80, 84, 0x14FFFB), (10, 700, 0xFCFCFC),
        (40, 800, 0x04393D), (330, 800, 0xE6F1F1),
      ], at: 23.25)
    try stage.expect([(201, 236, 0x12FFF9), (63, 374, 0x12FFF9), (40, 800, 0x04393D)], at: 23.8)
    try stage.expect(
      [
        (10, 560, 0xFCFCFC), (40, 670, 0xE6F4F4), (80, 712, 0x09B2B7), (100, 84, 0xFFFFFF),
        (270, 84, 0xFFFFFF),
      ], at: 28.15)
  }
}
