package import Flipbook

/// What a person does while cooking.
package enum CookAction: Sendable {
  case close
  case next
  case back
  case startTimer
  case addMinute
}

/// How a dish went down.
package enum Rating: String, CaseIterable, Hashable, Sendable {
  case loved = "Loved it"
  case fine = "Fine"
  case never = "Never again"

  /// The name of its icon.
  var icon: String {
    switch self {
    case .loved: "heart.fill"
    case .fine: "hand.thumbsup.fill"
    case .never: "hand.thumbsdown.fill"
    }
  }
}

/// A dish on its way: which step, which timer.
package struct CookRun: Sendable {
  package let recipe: Recipe
  /// The screen that cooking began on, and goes back to.
  let origin: BiteScreen
  /// When cooking began.
  let began: Seconds
  package private(set) var step = 0
  /// The timer of this step, or the last one that ran.
  package private(set) var timer: CookTimer?
  /// Since when the dish is done and is being rated; nil before.
  package private(set) var finished: Seconds?
  /// The rating, and since when it stands.
  package private(set) var rating: (value: Rating, time: Seconds)?

  /// Where the steps' texts stand: at a step's number, that step's text is in the middle.
  private(set) var place = Animated(0.0)
  /// How full each step's segment is, and how white, 0...1.
  private(set) var fill: [Animated<Double>]
  private(set) var whiteness: [Animated<Double>]
  /// How much of the plate has become the timer's ring, 0...1.
  private(set) var ring = Animated(0.0)
  /// Where the wide button begins and ends, and how much of the round ones beside it is there.
  private(set) var leading = Animated(CookMetrics.edge)
  private(set) var trailing = Animated(CookMetrics.trailing)
  private(set) var backButton = Animated(0.0)
  private(set) var skipButton = Animated(1.0)
  /// What the wide button has changed to "Next", 0...1, and what it reads otherwise.
  private(set) var nextLabel = Animated(0.0)
  private(set) var timeLabel: Rolling
  private(set) var number = Rolling("1")

  init(_ recipe: Recipe, from origin: BiteScreen, at time: Seconds) {
    self.recipe = recipe
    self.origin = origin
    began = time
    fill = recipe.steps.map { _ in Animated(0.0) }
    whiteness = fill
    fill[0].set(to: Self.entered, at: time, animation: .easeOut(duration: 0.3).delay(0.15))
    timeLabel = Rolling(Self.label(of: recipe.steps[0]))
  }

  /// How full the segment of a step is that was entered.
  private static let entered = 0.25

  private static func label(of step: CookStep) -> String { "\(step.minutes) min" }

  package var dish: Dish { recipe.dish }

  /// Whether this step's timer is on.
  package var isTiming: Bool { ring.target == 1 }

  /// Whole seconds since cooking began, until the dish was done.
  package func elapsed(at time: Seconds) -> Int {
    Int(max(min(time, finished ?? time) - began + 1e-6, 0))
  }

  mutating func startTimer(at time: Seconds) {
    guard finished == nil, !isTiming else { return }
    timer = CookTimer(minutes: recipe.steps[step].minutes, at: time)
    turn(toRing: 1, at: time)
  }

  mutating func addMinute(at time: Seconds) {
    guard isTiming else { return }
    timer?.addMinute(at: time)
  }

  mutating func next(at time: Seconds) {
    guard finished == nil else { return }
    pour(step, to: 1, white: 1, over: 0.25, at: time)
    if step + 1 < recipe.steps.count {
      enter(step + 1, at: time)
    } else {
      finished = time
      turn(toRing: 0, at: time)
    }
  }

  mutating func back(at time: Seconds) {
    guard finished == nil, step > 0 else { return }
    pour(step, to: 0, white: 0, over: 0.25, at: time)
    enter(step - 1, at: time)
  }

  mutating func rate(_ rating: Rating, at time: Seconds) {
    self.rating = (rating, time)
  }

  private mutating func enter(_ step: Int, at time: Seconds) {
    self.step = step
    place.set(
      to: Double(step), at: time, animation: .spring(response: 0.42, dampingFraction: 0.9))
    pour(step, to: Self.entered, white: 0, over: 0.3, at: time)
    number.set(to: "\(step + 1)", at: time)
    timeLabel.set(to: Self.label(of: recipe.steps[step]), at: time)
    turn(toRing: 0, at: time)
  }

  private mutating func pour(
    _ step: Int, to amount: Double, white: Double, over duration: Double, at time: Seconds
  ) {
    fill[step].set(to: amount, at: time, animation: .easeOut(duration: duration))
    whiteness[step].set(to: white, at: time, animation: .easeOut(duration: duration))
  }

  /// The plate becomes the ring, or comes back, and the buttons make room for what is then to be done.
  private mutating func turn(toRing target: Double, at time: Seconds) {
    if ring.target != target {
      ring.set(to: target, at: time, animation: .easeInOut(duration: 0.3))
      nextLabel.set(to: target, at: time, animation: .easeInOut(duration: 0.16))
    }
    let hasBack = target == 0 && step > 0
    let stretch = Animation.spring(response: 0.4, dampingFraction: 0.85)
    leading.set(
      to: hasBack ? CookMetrics.leadingWithBack : CookMetrics.edge, at: time, animation: stretch)
    trailing.set(
      to: target == 0 ? CookMetrics.trailing : Viewport.width - CookMetrics.edge, at: time,
      animation: stretch)
    move(&backButton, to: hasBack ? 1 : 0, at: time)
    move(&skipButton, to: 1 - target, at: time)
  }

  /// A round button shrinks away, or springs up.
  private func move(_ button: inout Animated<Double>, to target: Double, at time: Seconds) {
    guard button.target != target else { return }
    button.set(
      to: target, at: time,
      animation: target == 0
        ? .easeOut(duration: 0.15) : .spring(response: 0.35, dampingFraction: 0.65))
  }
}

/// Measures of the cook's sheet, in points.
enum CookMetrics {
  static let sheetTop = 582.0
  static let rateTop = 536.0
  /// From the screen's edges to what lies on the sheet.
  static let edge = 24.0
  /// Where the wide button begins beside the one that leads back, and ends beside the one that skips.
  static let leadingWithBack = 96.0
  static let trailing = 306.0
  /// The plate, and how much smaller and higher it is while the dish is rated.
  static let plate = CGPoint(x: 201, y: 374)
  static let plateDiameter = 308.0
  static let ratedPlate = CGPoint(x: 201, y: 352)
  static let ratedDiameter = 288.0
}
