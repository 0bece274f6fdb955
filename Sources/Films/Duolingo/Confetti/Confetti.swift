package import Flipbook

/// A burst of confetti from behind Duo's shoulders: the same for the same seed.
package struct Confetti: Sendable {
  /// A piece, whether it flies before Duo, and when nothing is left of it.
  package struct Flight: Sendable {
    package let piece: ConfettiPiece
    package let layer: Layer
    package let end: Seconds

    /// How large the piece is shown: it shrinks to nothing over a tenth of a second where it leaves the frame.
    package func scale(at age: Seconds) -> Double { ((end - age) / 0.1).clamped() }
  }

  package enum Layer: Sendable {
    case behind
    case inFront
  }

  package let flights: [Flight]
  /// When the last piece has left, in seconds after the burst.
  package let duration: Seconds

  private static let count = 110
  /// Where the shoulders are as Duo rises on the "Lesson complete!" screen: how far from the middle, how low.
  private static let shoulder = CGPoint(x: 64, y: 318)
  /// Where Duo's eyes are, on the ground and in the air: what would fly over them flies behind him.
  private static let eyes = CGRect(x: 122, y: 180, width: 158, height: 140)
  /// For how long pieces are in the air round him.
  private static let celebrating = 1.6

  /// A burst whose pieces live in `frame`.
  package init(seed: UInt64, in frame: CGRect) {
    var generator = SeededGenerator(seed: seed)
    var ring = ConfettiRing(phase: generator.nextUnit())
    flights = (0..<Self.count).map { _ in
      let goal = ring.next()
      let origin = CGPoint(
        x: ConfettiRing.middle.x + (goal.x < ConfettiRing.middle.x ? -1 : 1) * Self.shoulder.x,
        y: Self.shoulder.y)
      let piece = ConfettiPiece(from: origin, over: goal, using: &generator)
      let end = piece.timeOfLeaving(frame)
      let crossesEyes = piece.crosses(Self.eyes, before: min(end, Self.celebrating))
      return Flight(piece: piece, layer: crossesEyes ? .behind : .inFront, end: end)
    }
    duration = flights.map(\.end).max() ?? 0
  }

  /// Pieces that leave the screen, past its foot or its sides; out of sight when they shrink.
  package static let leavingScreen = Confetti(
    seed: seed, in: CGRect(x: -75, y: -2000, width: 552, height: 2980))

  /// Pieces that stay within the middle 80 % of the screen.
  package static let insideFrame = Confetti(
    seed: seed, in: CGRect(x: 40, y: 87, width: 322, height: 700))

  /// Chosen by eye for an even spread.
  private static let seed: UInt64 = 7
}

extension ConfettiPiece {
  /// A piece thrown from `origin` so that the burst, at its widest, has it about `goal`; all else is left to
  /// chance.
  fileprivate init(
    from origin: CGPoint, over goal: CGPoint, using generator: inout SeededGenerator
  ) {
    self.origin = origin
    form =
      switch generator.nextUnit() {
      case ..<0.50: .strip
      case ..<0.68: .disc
      case ..<0.82: .leaf
      case ..<0.92: .streamer
      default: .star
      }
    color = Int(generator.next(in: 0..<Double([Color].confetti.count)))
    size = generator.next(in: 0.8..<1.25)
    let force = generator.next(in: 0.85..<1.15)
    velocity = form.throwing(by: goal - origin, in: Self.spreading) * force
    turn = generator.nextUnit()
    spin = generator.next(in: -1.5..<1.5)
    tumbleStart = generator.nextUnit()
    tumble = generator.next(in: 1.2..<2.6)
    sway = generator.next(in: 0.8..<1.4)
  }

  /// Seconds after which a burst is at its widest.
  private static let spreading = 0.75

  /// Whether it is in `area` at some time before `end`.
  fileprivate func crosses(_ area: CGRect, before end: Seconds) -> Bool {
    stride(from: 0.05, to: end, by: 1.0 / 60).contains { area.contains(place(at: $0)) }
  }

  /// When it first touches the border of `frame`, to a thousandth of a second: all do, since all fall.
  fileprivate func timeOfLeaving(_ frame: CGRect) -> Seconds {
    let frame = frame.insetBy(dx: form.extent * size, dy: form.extent * size)
    func isInside(_ age: Seconds) -> Bool {
      let place = place(at: age)
      return place.x > frame.minX && place.x < frame.maxX && place.y > frame.minY
        && place.y < frame.maxY
    }
    let step = 1.0 / 60
    var age = 0.0
    while isInside(age + step), age < 60 { age += step }
    var (low, high) = (age, age + step)
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if isInside(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
