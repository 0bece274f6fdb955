import Bite
import Flipbook
import Testing

@Suite("A recipe of Bite")
struct DetailTests {
  private let opened: [Script.Step] = [.tap("Teriyaki salmon rice", at: 17)]

  @Test("three portions take half as much again; what is counted is bought whole")
  func portions() throws {
    let stage = try Stage.recipes(
      opened + [
        .tap("More portions", at: 18), .tap("Fewer portions", at: 19),
        .tap("Fewer portions", at: 20),
      ])
    func amounts(_ time: Seconds) throws -> Set<String> {
      Set(try stage.texts(at: time).map(\.text))
    }
    let two: Set = ["300g", "160g", "2", "40ml", "20g", "1 piece", "portions"]
    #expect(try amounts(17.95).isSuperset(of: two))
    #expect(try amounts(18.95).isSuperset(of: ["450g", "240g", "3", "60ml", "30g", "2 pieces"]))
    #expect(try amounts(19.95).isSuperset(of: two))
    #expect(
      try amounts(20.95).isSuperset(of: ["150g", "80g", "1", "20ml", "10g", "1 piece", "portion"]))
  }

  @Test("portions end at one and at eight, and the word beside them stands still")
  func bounds() throws {
    let more = (0..<9).map { Script.Step.tap("More portions", at: 18 + 0.3 * Double($0)) }
    let stage = try Stage.recipes(opened + more)
    #expect(try stage.state(at: 21).detail?.portions == 8)
    let places = try [17.9, 18.35, 18.65, 21].map { try stage.place(of: "portions", at: $0)?.minX }
    #expect(Set(places).count == 1 && places[0] != nil)
    let fewer = (0..<3).map { Script.Step.tap("Fewer portions", at: 18 + 0.3 * Double($0)) }
    #expect(try Stage.recipes(opened + fewer).state(at: 21).detail?.portions == 1)
  }

  @Test("a recipe grows out of its card, wherever that was scrolled to, and goes back into it")
  func flight() throws {
    let stage = try Stage.recipes([
      .drag(.point(x: 201, y: 640), by: Size(width: 0, height: -130), at: 16, duration: 0.5),
      .tap("Shakshuka", at: 17), .tap("Back", at: 19),
    ])
    // At rest before and after, the tabs are as they were: card, plate and text are where they came from.
    let (before, after) = (try stage.frame(at: 16.89), try stage.frame(at: 20.9))
    #expect(isEqual(before, after))
    // In the first frame of the flight the card has hardly moved: the white of its plate's rim is still there.
    let first = try stage.frame(at: 17.004)
    #expect(first[294, 330] == before[294, 330])
  }

  @Test("all three tabs have what the recipe says")
  func tabs() throws {
    let stage = try Stage.recipes(
      opened + [.tap("Nutrition", at: 18), .tap("Steps", at: 19), .tap("Ingredients", at: 20)])
    func shown(_ time: Seconds) throws -> Set<String> { Set(try stage.texts(at: time).map(\.text)) }
    #expect(
      try shown(18.9).isSuperset(of: [
        "620", "kcal", "38g", "Protein", "64g", "Carbs", "4g", "Fiber", "22g", "Fat",
      ]))
    #expect(
      try shown(19.9).isSuperset(of: [
        "Start the rice.", "12 min", "Sear the salmon, skin down.", "6 min",
        "Add soy, honey and ginger,", "spoon until sticky.", "2 min", "Steam the pak choi",
        "and plate up.", "3 min",
      ]))
    #expect(try shown(20.9).contains("Salmon fillet"))
    #expect(try !shown(20.9).contains("Carbs"))
  }

  @Test("the last ingredient can be scrolled out from below the button")
  func lastRow() throws {
    let stage = try Stage.recipes(
      opened + [
        .fling(.point(x: 201, y: 640), velocity: Size(width: 0, height: -1500), at: 18)
      ])
    let place = try #require(try stage.place(of: "Ginger", at: 20.5))
    #expect(place.maxY < 770)
  }

  @Test("the sheet adds the dish to the days that are picked, for the meal that is chosen")
  func sheet() throws {
    let stage = try Stage.recipes(
      opened + [
        .tap("Add to plan", at: 18), .tap("Pick a day", at: 18.8), .tap("Lunch", at: 19),
        .tap("Tuesday", at: 19.5), .tap("Sunday", at: 20), .tap("Friday", at: 20.5),
        .tap("Friday", at: 21), .tap("Add to 2 days", at: 22),
      ])
    // Nothing is picked: the button sleeps.
    #expect(try stage.state(at: 18.95).addToPlan?.isOpen == true)
    for (time, label) in [
      (19.9, "Add to 1 day"), (20.4, "Add to 2 days"), (20.9, "Add to 3 days"),
      (21.4, "Add to 2 days"),
    ] {
      #expect(
        try stage.lines(at: time).contains { $0.contains("labelled \"\(label)\"") }, "at \(time)")
    }
    let days = try stage.state(at: 22.5).plan.days
    let lunches = days.map { $0.dishes[1] }
    #expect(
      lunches == [
        .chickenSalad, .teriyakiSalmon, .pokeBowl, .greenSalad, .chickenWrap, .pokeBowl,
        .teriyakiSalmon,
      ])
    #expect(days[0].dishes[2] == .lemonChicken)
    #expect(try stage.state(at: 22.5).addToPlan?.isOpen == false)
    #expect(try !stage.lines(at: 23.5).contains { $0.contains("AddButton") })
  }

  @Test("a tap beside the sheet closes it, and a card's badge opens it over the grid")
  func dismiss() throws {
    let stage = try Stage.recipes([
      .tap("Add Coconut chicken curry", at: 17), .tap(x: 201, y: 80, at: 18),
    ])
    #expect(try stage.state(at: 17.5).addToPlan?.dish == .coconutCurry)
    #expect(try stage.state(at: 18.5).addToPlan?.isOpen == false)
    #expect(try stage.state(at: 18.5).visit.screen == .home)
    #expect(try isEqual(stage.frame(at: 16.89), stage.frame(at: 19.9)))
  }

  @Test("has the description's colours, with the sheet over it and without")
  func colors() throws {
    let stage = try Stage.whole()
    try stage.expect(
      [
        (10, 120, 0x04393D), (60, 250, 0xFCFCFC), (42, 66, 0x0E4C50), (165, 217, 0xE9EFEF),
        (60, 458, 0x14FFFB), (280, 484, 0x0E4C50),
      ], at: 19.1)
    try stage.expect(
      [
        (10, 500, 0x0C3F42), (30, 290, 0x06292C), (275, 294, 0xFFFFFF), (33, 362, 0x14FFFB),
      ], at: 20.88)
    // The heart below, dimmed by #001214 at 60 %.
    try stage.expect([(360, 84, 0x087170)], at: 20.88, within: 1)
    try stage.expect([(40, 485, 0x14FFFB), (360, 84, 0x14FFFB)], at: 22.4)
  }
}
