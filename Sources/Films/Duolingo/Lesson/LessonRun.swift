package import Flipbook

/// A lesson on its way: which exercise is on, what was answered, and what it has cost and won so far.
package struct LessonRun: Sendable {
  /// What a person can do in a lesson, and what comes of it.
  package enum Action: Hashable, Sendable {
    /// The chip of that number is tapped.
    case chip(Int)
    /// The first chip with that word that is not on the line is tapped.
    case word(String)
    /// An option is picked.
    case pick(Int)
    /// A word of a pair is tapped.
    case pair(PairBoard.Word)
    /// The answer to the exercise of that number has been looked at.
    case judge(Int)
    case check
    case proceed
    /// What is asked for is said aloud.
    case speak
  }

  package let lesson: Lesson
  private let pace: Pace
  /// When it began, and the seconds that count for what came before.
  private let start: Seconds
  private let secondsBefore: Int

  package private(set) var page: LessonPage
  /// The exercise before, which slides out.
  private(set) var leaving: LessonPage?
  /// When the page came.
  package private(set) var slide: Seconds = -.infinity
  package private(set) var energy: EnergyLevel
  package private(set) var bar: LessonBar
  /// Since when a check waits for energy that there is not; nil while there was enough.
  package private(set) var shortage: SheetSlide?
  /// Right answers in a row now, the longest such row, and all of them.
  package private(set) var row: Int
  package private(set) var longestRow: Int
  package private(set) var right: Int

  /// How fast things happen, in seconds.
  package struct Pace: Hashable, Sendable {
    /// From a tap on CHECK to what is said to it.
    let verdict: Seconds
    /// Whether sparkles fly at every right answer while the bar is hot, or only when it is full.
    let sparklesEachTime: Bool

    /// As the app has it.
    package static let app = Pace(verdict: 0.05, sparklesEachTime: true)
  }

  /// A lesson from its first exercise on, or from a stage of it.
  init(
    _ lesson: Lesson, at start: Seconds, energy: Int, pace: Pace, stage: LessonStage = .start
  ) {
    (self.lesson, self.start, self.pace) = (lesson, start, pace)
    secondsBefore = stage.seconds
    (row, longestRow, right) = (stage.row, stage.row, stage.right)
    self.energy = EnergyLevel(energy)
    let first = min(max(stage.exercise, 0), lesson.exercises.count - 1)
    bar = LessonBar(
      share: Double(first) / Double(lesson.exercises.count), isHot: stage.row >= Lesson.hotRow)
    page = LessonPage(lesson.exercises[first], index: first, at: start)
    if case .translation(let translation) = page.exercise {
      page.answer = .chips(ChipBoard(placed: translation.numbers(of: stage.words)))
    }
  }

  /// What the lesson came to by `time`.
  func result(at time: Seconds) -> LessonResult {
    LessonResult(
      xp: lesson.points + (longestRow >= Lesson.bonusRow ? lesson.bonus : 0), right: right,
      exercises: lesson.exercises.count, seconds: secondsBefore + Int(time - start))
  }

  /// Whether every exercise is done.
  package var isComplete: Bool {
    page.verdict != nil && page.index == lesson.exercises.count - 1
  }

  /// Applies `action`, and names what must happen later by itself.
  mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .check:
      guard page.checked == nil, page.isAnswered else { return [] }
      guard energy.value > 0 else {
        shortage = SheetSlide(opened: time)
        return []
      }
      page.checked = time
      energy.spend(at: time)
      return [Delayed(.judge(page.index), after: pace.verdict)]
    case .judge(let index):
      if index == page.index, page.checked != nil, page.verdict == nil { judge(at: time) }
    case .proceed:
      guard page.verdict != nil, !isComplete else { return [] }
      let next = page.index + 1
      (leaving, slide) = (page, time)
      page = LessonPage(lesson.exercises[next], index: next, at: time)
    case .speak: page.spoken = time
    case .chip, .word, .pick, .pair:
      if page.checked == nil { answer(action, at: time) }
    }
    return []
  }

  /// Whether the battery is empty and nobody has decided what is to become of the lesson.
  var isShort: Bool { shortage.map { $0.closed == nil } ?? false }

  /// Fills the battery: what waited for it may go on.
  mutating func recharge(to value: Int, at time: Seconds) {
    energy.fill(to: value, at: time)
    shortage?.closed = time
  }

  private mutating func answer(_ action: Action, at time: Seconds) {
    switch (action, page.answer) {
    case (.chip(let chip), .chips(var board)):
      board.tap(chip, at: time)
      page.answer = .chips(board)
    case (.word(let word), .chips(var board)):
      guard case .translation(let translation) = page.exercise,
        let chip = translation.chips.indices.first(where: {
          translation.chips[$0] == word && !board.line.contains($0)
        })
      else { return }
      board.tap(chip, at: time)
      page.answer = .chips(board)
    case (.pick(let option), .choice):
      page.answer = .choice(LessonPage.Choice(option: option, time: time))
    case (.pair(let word), .pairs(var board)):
      board.tap(word, at: time)
      page.answer = .pairs(board)
      // The last pair is its own check, and costs nothing.
      if board.isComplete {
        page.checked = time
        judge(at: time)
      }
    default: break
    }
  }

  private mutating func judge(at time: Seconds) {
    let isRight = page.isRight
    row = isRight ? row + 1 : 0
    right += isRight ? 1 : 0
    longestRow = max(longestRow, row)
    let words = isRight ? Copy.praise(number: right) : page.exercise.solution
    page.judge(LessonPage.Verdict(isRight: isRight, words: words, time: time))
    let isFull = page.index + 1 == lesson.exercises.count
    let isHot = row >= Lesson.hotRow
    bar.step(
      to: Double(page.index + 1) / Double(lesson.exercises.count), at: time, isHot: isHot,
      sparkles: isRight && isHot && (isFull || pace.sparklesEachTime))
  }
}

/// A place in the middle of a lesson: what is answered by then, as a film may begin with.
package struct LessonStage: Codable, Hashable, Sendable {
  /// Which exercise is on, from 0 on.
  var exercise = 0
  /// What is on its line.
  var words: [String] = []
  /// Right answers so far, the last of them in a row.
  var right = 0
  var row = 0
  /// Seconds that it has taken.
  var seconds = 0

  /// The beginning.
  static let start = LessonStage()
}

extension Exercise.Translation {
  /// The numbers of the chips with these words, each chip once.
  fileprivate func numbers(of words: [String]) -> [Int] {
    words.reduce(into: []) { numbers, word in
      if let chip = chips.indices.first(where: { chips[$0] == word && !numbers.contains($0) }) {
        numbers.append(chip)
      }
    }
  }
}
