import Flipbook

/// A blink: the lids shut, hold, and open.
struct DuoBlink {
  let start: Seconds
  var shutting = 0.07
  var holding = 0.03
  var opening = 0.13

  /// How far the lids are shut at `time`, 0...1.
  func amount(at time: Seconds) -> Double {
    let age = time - start
    guard age > 0 else { return 0 }
    if age < shutting { return UnitCurve.easeIn.value(at: age / shutting) }
    return 1 - UnitCurve.easeOut.value(at: (age - shutting - holding) / opening)
  }
}

extension DuoPose {
  /// The pose with the lids shut as blinks have them at `time`; brows and tufts sink a little.
  ///
  /// The lower lid comes up last: eyes that narrow from both sides at once look sly.
  func blinking(_ blinks: [DuoBlink], at time: Seconds) -> DuoPose {
    let amount = blinks.reduce(0) { max($0, $1.amount(at: time)) }
    guard amount > 0 else { return self }
    return with {
      $0.open = open.map { $0 * (1 - amount) }
      let raised = ((amount - 0.75) / 0.25).clamped()
      $0.lower = lower.map { mix($0, 1, raised) }
      $0.browY -= 3 * amount
      $0.tuft = tuft.map { $0 - 2 * amount }
    }
  }
}
