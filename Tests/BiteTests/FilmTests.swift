import Bite
import Flipbook
import Testing

/// The whole film, against the description's sequence.
@Suite("Bite's film")
struct FilmTests {
  private let stage: Stage

  init() throws { stage = try Stage.whole() }

  @Test("its screens come when the description says")
  func screens() throws {
    let beats: [(Seconds, BiteScreen)] = [
      (0, .splash), (1.649, .splash), (1.65, .welcome), (3.599, .welcome), (3.6, .question(0)),
      (4.599, .question(0)), (4.6, .question(1)), (5.399, .question(1)), (5.4, .question(2)),
      (5.899, .question(2)), (5.9, .almostReady), (7.899, .almostReady), (7.9, .allSet),
      (8.899, .allSet), (8.9, .home), (18.299, .home), (18.3, .detail), (22.599, .detail),
      (22.6, .cook), (28.299, .cook), (28.3, .plated), (30, .plated),
    ]
    for (time, screen) in beats {
      #expect(try stage.state(at: time).visit.screen == screen, "at \(time)")
    }
  }

  @Test("its tabs come when the description says")
  func tabs() throws {
    let beats: [(Seconds, Tab)] = [
      (9, .today), (10.999, .today), (11, .plan), (14.199, .plan), (14.2, .list),
      (14.999, .list), (15, .recipes), (18, .recipes),
    ]
    for (time, tab) in beats {
      #expect(try stage.state(at: time).home.tab == tab, "at \(time)")
    }
  }

  @Test("the answers are those of the description, and turn white as they are given")
  func answers() throws {
    let given: [(Seconds, Int, Int)] = [(4.2, 0, 1), (5.0, 1, 0)]
    for (time, question, answer) in given {
      #expect(try stage.state(at: time - 0.001).quiz.choices[question][answer].target == 0)
      #expect(try stage.state(at: time).quiz.choices[question][answer].target == 1)
    }
  }

  @Test("three rows are ticked 0.45 s apart")
  func preparations() throws {
    let rows = try stage.state(at: 7.8).preparations.ticked
    #expect(rows.count == 3)
    for (row, time) in rows.enumerated() {
      #expect(abs(try #require(time) - (6.35 + 0.45 * Double(row))) < 1e-6)
    }
  }

  @Test("Today is flung to its end, and bounces there, as the designer reckoned")
  func todayFling() throws {
    func offset(_ time: Seconds) throws -> Double {
      try stage.state(at: time).today.feed.offset(at: time)
    }
    #expect(try offset(9.5) == 0)
    #expect(abs(try offset(9.73) - 200) < 0.05)
    // 0.998 a millisecond from 1100 points a second: 262 points take 0.3236 s.
    #expect(abs(try offset(10.05) - 460.8) < 1)
    let highest = try stride(from: 10.05, through: 10.6, by: 0.005).map { try offset($0) }.max()
    #expect(abs(try #require(highest) - 481) < 1)
    #expect(abs(try offset(10.6) - 462) < 1)
    #expect(abs(try offset(10.9) - 462) < 0.1)
  }

  @Test("the plan runs out at 560, as the designer reckoned")
  func planFling() throws {
    for (time, expected) in [(11.68, 220.0), (12.5, 494), (14.0, 556)] {
      let offset = try stage.state(at: time).plan.feed.offset(at: time)
      #expect(abs(offset - expected) < 0.7, "\(offset) at \(time)")
    }
  }

  @Test("Avocado is done at 14.6, and 54 become 53")
  func list() throws {
    let (before, after) = (try stage.state(at: 14.599), try stage.state(at: 14.6))
    #expect((before.groceries.left, before.groceries.count) == (54, 54))
    #expect((after.groceries.left, after.groceries.count) == (53, 54))
    #expect(after.groceries.shelves[0].items[0].grocery.name == "Avocado")
    #expect(after.groceries.shelves[0].items[0].ticked == 14.6)
  }

  @Test("the grid is flung down and back, and bounces at the top")
  func grid() throws {
    func offset(_ time: Seconds) throws -> Double {
      try stage.state(at: time).recipes.feed.offset(at: time)
    }
    #expect(abs(try offset(16.55) - 583) < 1)
    #expect(abs(try offset(17.5)) < 6)
    let lowest = try stride(from: 17.4, through: 18, by: 0.005).map { try offset($0) }.min()
    #expect(abs(try #require(lowest) + 6.5) < 0.5)
    #expect(abs(try offset(18.2)) < 0.2)
  }

  @Test("the recipe is liked, planned for today, and its nutrition is shown")
  func detail() throws {
    #expect(try !stage.state(at: 19.199).favourites.contains(.teriyakiSalmon))
    #expect(try stage.state(at: 19.2).favourites == [.teriyakiSalmon])
    #expect(try stage.state(at: 19.8).addToPlan?.isOpen == true)
    #expect(try stage.state(at: 20.6).addToPlan?.picks.keys.sorted() == [0])
    let planned = try stage.state(at: 21)
    #expect(planned.addToPlan?.isOpen == false)
    #expect(planned.plan.days[0].dishes == [.shakshuka, .chickenSalad, .teriyakiSalmon])
    #expect(try stage.state(at: 21.6).detail?.tab == .nutrition)
  }

  @Test("the kitchen's steps come when the description says, one of them with its timer")
  func kitchen() throws {
    for (time, step) in [(22.6, 0), (24.5, 1), (25.5, 2), (26.3, 3)] {
      #expect(try stage.state(at: time).cook?.step == step, "at \(time)")
      #expect(try stage.state(at: time - 0.001).cook?.step != step, "before \(time)")
    }
    #expect(try stage.state(at: 23.4).cook?.isTiming == true)
    #expect(try stage.state(at: 24.5).cook?.isTiming == false)
    #expect(try stage.state(at: 27.3).cook?.finished == 27.3)
    for (time, seconds) in [(22.6, 0), (23.599, 0), (23.6, 1), (25.5, 2), (27.3, 4), (28.2, 4)] {
      #expect(try stage.state(at: time).cook?.elapsed(at: time) == seconds, "at \(time)")
    }
  }

  @Test(
    "the points are counted from 8 to 50",
    arguments: [
      (28.45, "+8"), (28.79, "+40"), (29.06, "+49"), (29.15, "+50"), (30, "+50"),
    ])
  func points(time: Seconds, text: String) throws {
    #expect(try stage.lines(at: time).contains { $0.contains("\"\(text)\"") })
  }

  @Test("a frame alone is the frame of the sequence, in any order")
  func alone() throws {
    let times = [0.7, 3.7, 6.5, 8.0, 9.9, 11.2, 14.75, 16.0, 18.5, 20.0, 24.6, 27.5, 28.7]
    for time in times { _ = try stage.frame(at: time) }
    for time in times.reversed() {
      let (again, alone) = (try stage.frame(at: time), try Stage(biteScript).frame(at: time))
      #expect(isEqual(again, alone), "at \(time)")
    }
  }

  @Test("it ends settled: nothing moves that can be seen")
  func settled() throws {
    let end = try stage.frame(at: 30)
    for time in [29.9, 29.95] {
      #expect(isClose(try stage.frame(at: time), end), "at \(time)")
    }
  }
}
