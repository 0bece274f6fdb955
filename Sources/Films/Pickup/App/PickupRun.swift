package import Flipbook

/// One way through the app, from the order to the code: what happened when.
package struct PickupRun: Sendable {
  /// When the order screen came.
  package let start: Seconds
  /// Counts the runs, so that what was to follow in one does not happen in the next.
  package let number: Int
  /// When two minutes became one.
  package internal(set) var ticked: Seconds?
  /// When the order was ready.
  package internal(set) var ready: Seconds?
  /// When and how the sheet was sent away.
  package internal(set) var dismissal: Dismissal?
  /// How far the wallet's answer is seen, 0...1.
  var added = Animated(0.0)
  /// How often the code was put into the wallet.
  var walletTaps = 0
  /// How far a finger has drawn the sheet down, in points.
  var drag = Animated(0.0)

  /// The departure of the sheet.
  package struct Dismissal: Hashable, Sendable {
    package let time: Seconds
    /// How far down it was then, in points.
    let offset: Double
    /// How fast it went, in points a second.
    let velocity: Double
  }

  init(start: Seconds, number: Int) {
    self.start = start
    self.number = number
  }
}

// The times of the reveal, in seconds after the sheet was sent away.
extension PickupRun {
  private static let sheetDeparture = Glide(start: 0, end: 0.4, rise: 0.55, fall: 0.25)
  private static let fading = Glide(start: 0.3, end: 0.9, rise: 0.5, fall: 0.5)
  /// When the camera starts.
  package static let takeoff = 0.9
  /// When the flat code takes over.
  package static let landing = takeoff + FlightPose.duration

  /// Seconds since the sheet was sent away; without an end before it was.
  package func reveal(at time: Seconds) -> Seconds {
    dismissal.map { time - $0.time } ?? -.infinity
  }

  /// How far the sheet is below its place, in points.
  package func sheetOffset(at time: Seconds) -> Double {
    guard let dismissal else { return drag.value(at: time) }
    let age = reveal(at: time)
    let way = OrderSheet.departure - dismissal.offset
    let duration = Self.sheetDeparture.end
    // What the finger gave it carries on evenly, and the glide does the rest.
    let push = min(max(dismissal.velocity, 0), way / duration)
    return dismissal.offset + push * min(max(age, 0), duration)
      + (way - push * duration) * Self.sheetDeparture.progress(at: age)
  }

  /// How far the round buttons have changed, 0...1.
  func buttonChange(at time: Seconds) -> Double {
    Animation.easeInOut(duration: 0.3).progress(at: reveal(at: time))
  }

  /// How far road and paving have gone, 0...1.
  func streetFade(at time: Seconds) -> Double { Self.fading.progress(at: reveal(at: time)) }

  /// How far colours and weights have changed from "Being made" to "Ready", 0...1.
  func readiness(at time: Seconds) -> Double {
    Animation.easeInOut(duration: 0.25).progress(at: time - (ready ?? .infinity))
  }

  /// How far the bar of the making has filled from where it stood: a spring that is held at the end.
  func making(at time: Seconds) -> Double {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
    let age = time - (ready ?? .infinity)
    // What it would swing back by after that is less than a hundredth of a point.
    return age < spring.duration ? min(spring.progress(at: age), 1) : 1
  }

  /// How the wallet's answer comes and goes.
  static let answering = Animation.easeInOut(duration: 0.25)
  /// From the touch to when the answer goes: a quarter of a second in, and 1.2 to read it.
  static let answerTime = 1.45

  /// How far the wallet's answer is seen, 0...1.
  package func added(at time: Seconds) -> Double { added.value(at: time) }
}
