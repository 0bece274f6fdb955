import Bite
import Flipbook
import Testing

/// What other fingers than the film's do.
@Suite("Bite under other scripts")
struct ScriptsTests {
  /// The way in, with other answers, and to a tab.
  private static func wayIn(to tab: String? = nil) -> [Script.Step] {
    [
      .tap("Get started", at: 2), .tap("Build muscle", at: 2.6), .tap("Vegan", at: 3.6),
      .tap("No nuts", at: 4.6), .tap("No egg", at: 4.9), .tap("Done", at: 5.2),
      .tap("Let's eat", at: 8),
    ] + (tab.map { [.tap(.label($0), at: 9)] } ?? [])
  }

  private func stage(_ steps: [Script.Step]) throws -> Stage {
    try Stage(Script(steps))
  }

  @Test("other answers lead to the same tabs, and are kept")
  func otherAnswers() throws {
    let state = try stage(Self.wayIn()).state(at: 9)
    #expect(state.visit.screen == .home)
    #expect(
      state.quiz.choices.map { $0.map(\.target) } == [[0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 1]])
  }

  @Test("all 54 are ticked: none is left, every stripe is white, no header stands")
  func tickAll() throws {
    var steps = Self.wayIn(to: "List")
    // The first row is where the next one comes up.
    for index in 0..<54 {
      steps.append(.tap(x: 201, y: 420, at: 10 + 0.9 * Double(index)))
    }
    let stage = try stage(steps)
    let end = 10 + 0.9 * 54
    let list = try stage.state(at: end).groceries
    #expect((list.left, list.done, list.count) == (0, 54, 54))
    #expect(list.feed.offset(at: end + 1) == 0)
    let texts = try stage.lines(at: end + 2)
    #expect(texts.contains { $0.contains("\"DONE 54\"") })
    let frame = try stage.frame(at: end + 2)
    for index in 0..<60 {
      #expect(frame[Int(21.3 + 6.0915 * Double(index)), 249].red > 240, "stripe \(index)")
    }
  }

  @Test("what is added stands at the end and counts; an empty line adds nothing")
  func addThree() throws {
    var steps = Self.wayIn(to: "List") + [.tap("Add something", at: 10)]
    for (index, word) in ["Oat milk\n", "  \n", "Tofu\n", "Limes\n"].enumerated() {
      steps.append(.type(word, at: 10.5 + Double(index), interval: 0.05))
    }
    let list = try stage(steps).state(at: 15).groceries
    #expect((list.left, list.count) == (57, 57))
    #expect(list.shelves.last?.items.map(\.grocery.name) == ["Oat milk", "Tofu", "Limes"])
    #expect(list.draft == "")
  }

  @Test("a tick that is taken back puts everything where it was")
  func untick() throws {
    let steps = Self.wayIn(to: "List") + [.tap("Avocado", at: 10), .tap("Untick all", at: 12)]
    let stage = try stage(steps)
    #expect(try stage.state(at: 10.5).groceries.left == 53)
    #expect(try stage.state(at: 12).groceries.left == 54)
    #expect(isClose(try stage.frame(at: 9.9), try stage.frame(at: 16)))
  }

  @Test("Friday's dish is carried to Tuesday and back: days, sums and picture are as before")
  func dragThereAndBack() throws {
    let steps =
      Self.wayIn(to: "Plan") + [
        // Friday's tiles come up at 874 and more: the content goes up so far that both days are seen.
        .drag(.point(x: 201, y: 760), to: Point(x: 201, y: 70), at: 10, duration: 1),
        .drag("Friday Dinner", to: Point(x: 325, y: 68), at: 12, rest: 0.5, duration: 0.8),
        .drag(
          .point(x: 325, y: 68), to: Point(x: 325, y: 740), at: 16, rest: 0.5, duration: 0.8),
      ]
    let stage = try stage(steps)
    let before = try stage.state(at: 11.9).plan
    let between = try stage.state(at: 15.9).plan
    let after = try stage.state(at: 19).plan
    #expect(before.days[1].dishes[2] == .tacos && before.days[4].dishes[2] == .coconutCurry)
    #expect(between.days[1].dishes[2] == .coconutCurry && between.days[4].dishes[2] == .tacos)
    #expect(between.days[1].intake == Intake(kcal: 1520, minutes: 45, protein: 63))
    #expect(between.days[4].intake == Intake(kcal: 1400, minutes: 25, protein: 58))
    #expect(after.days == before.days)
    #expect(isClose(try stage.frame(at: 11.9), try stage.frame(at: 21)))
  }

  @Test("a dish that is dropped on no other goes back")
  func dropOnNothing() throws {
    let steps =
      Self.wayIn(to: "Plan") + [
        .drag("Today Lunch", to: Point(x: 201, y: 240), at: 10, rest: 0.5, duration: 0.6)
      ]
    let stage = try stage(steps)
    #expect(try stage.state(at: 10.2).plan.days == stage.state(at: 14).plan.days)
    #expect(isClose(try stage.frame(at: 9.9), try stage.frame(at: 14)))
  }

  @Test("a tile that is held but not carried comes down again by itself")
  func liftOnly() throws {
    let steps = Self.wayIn(to: "Plan") + [.longPress("Today Lunch", at: 10, duration: 0.8)]
    let stage = try stage(steps)
    #expect(!isEqual(try stage.frame(at: 9.9), try stage.frame(at: 10.7)))
    #expect(isClose(try stage.frame(at: 9.9), try stage.frame(at: 14)))
  }

  @Test("the cards page one at a time, and come to rest on a page")
  func carousel() throws {
    let left = Size(width: -1800, height: 0)
    let place = Place.point(x: 300, y: 560)
    let steps =
      Self.wayIn() + [
        .fling(place, velocity: left, at: 10), .fling(place, velocity: left, at: 11.5),
        .fling(place, velocity: left, at: 13),
      ]
    let stage = try stage(steps)
    for (time, offset) in [(9.9, 0.0), (11.4, 330), (12.9, 660), (15, 660)] {
      let state = try stage.state(at: time)
      #expect(abs(state.today.pages.offset(at: time) - offset) < 0.5, "at \(time)")
      #expect(state.today.feed.offset(at: time) == 0)
    }
  }

  @Test("a meal that is eaten counts, and no longer when it was not; a swap brings another dish")
  func mealCard() throws {
    let steps =
      Self.wayIn() + [
        .tap("Eaten Breakfast", at: 10), .tap("Eaten Breakfast", at: 11),
        .tap("Swap Breakfast", at: 12),
      ]
    let stage = try stage(steps)
    let eaten = try stage.state(at: 10.5)
    #expect(eaten.diary.intake.kcal == 390 && eaten.diary.streak == 1)
    #expect(try stage.state(at: 11.5).diary.intake == .none)
    let dish = try stage.state(at: 13).today.cards[0].dish
    #expect(![.shakshuka, .pokeBowl, .teriyakiSalmon].contains(dish))
  }

  @Test("View Plan and Open list lead to their tabs, Cook to the kitchen of that dish")
  func links() throws {
    #expect(try stage(Self.wayIn() + [.tap("View Plan", at: 10)]).state(at: 11).home.tab == .plan)
    let list =
      Self.wayIn() + [
        .drag(.point(x: 201, y: 700), to: Point(x: 201, y: 300), at: 10, duration: 0.6),
        .tap("Open list", at: 11.5),
      ]
    #expect(try stage(list).state(at: 12).home.tab == .list)
    let cook = try stage(Self.wayIn() + [.tap("Cook Breakfast", at: 10)]).state(at: 11)
    #expect(cook.visit.screen == .cook && cook.cook?.dish == .shakshuka)
  }

  // MARK: Reset

  /// Whatever was done, the app is as it was launched, and the film begins anew.
  private func expectNew(
    _ stage: Stage, resetAt time: Seconds, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let relaunch = time + 0.2
    let fresh = try self.stage([])
    for age in [0, 0.5, 1.0, 1.4, 1.7, 2.5] {
      let frame = try stage.frame(at: relaunch + age)
      #expect(
        isClose(frame, try fresh.frame(at: age)), "\(age) s on", sourceLocation: sourceLocation)
    }
    let state = try stage.state(at: relaunch + 6)
    #expect(state.visit.screen == .welcome, sourceLocation: sourceLocation)
    #expect(
      state.quiz.choices.flatMap { $0 }.allSatisfy { $0.target == 0 },
      sourceLocation: sourceLocation)
    #expect(state.groceries.left == 54, sourceLocation: sourceLocation)
    #expect(state.plan.days == WeekFixture.days, sourceLocation: sourceLocation)
    #expect(state.favourites.isEmpty && state.cook == nil, sourceLocation: sourceLocation)
    #expect(
      state.diary.eaten.isEmpty && state.diary.points == 0 && state.diary.streak == 0,
      sourceLocation: sourceLocation)
  }

  @Test("a long press on Good evening resets everything in the middle of it")
  func resetFromToday() throws {
    let steps =
      Self.wayIn(to: "List") + [
        .tap("Avocado", at: 10), .tap("Plan", at: 11), .tap("Shuffle", at: 12),
        .tap("Today", at: 13), .tap("Eaten Breakfast", at: 14),
        .longPress("Good evening", at: 15, duration: 1.1),
      ]
    try expectNew(try stage(steps), resetAt: 16)
  }

  @Test("a shorter press on Good evening does nothing")
  func shortPress() throws {
    let steps = Self.wayIn() + [.longPress("Good evening", at: 10, duration: 0.9)]
    // Nothing but a long press listens there, and the script is told so.
    let error = #expect(throws: PlayError.self) { try stage(steps).state(at: 13) }
    #expect(error.map(String.init(describing:))?.contains("Good evening") == true)
  }

  @Test("a tap on the mark resets from the welcome, and what was to follow does not come")
  func resetFromWelcome() throws {
    let steps: [Script.Step] = [
      .tap("Get started", at: 2), .tap("Save time", at: 3), .tap("Back", at: 3.2),
      .tap("BITE", at: 3.5),
    ]
    try expectNew(try stage(steps), resetAt: 3.5)
  }
}
