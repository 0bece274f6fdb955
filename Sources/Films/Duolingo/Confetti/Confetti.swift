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
  /// Where Duo's face is, on the ground and in the air: what would fly over it flies behind him.
  private static let face = CGRect(x: 112, y: 176, width: 178, height: 180)
  /// For how long pieces are in the air round him.
  private static let celebrating = 1.6

  /// A burst whose pieces live in `frame`.
  package init(seed: UInt64, in frame: CGRect) {
    var generator = SeededGenerator(seed: seed)
    flights = (0..<Self.count).map { index in
      let side = Side.allCases[index % 2]
      let piece = ConfettiPiece(
        from: CGPoint(x: 201 + side.sign * Self.shoulder.x, y: Self.shoulder.y),
        towards: side, using: &generator)
      let end = piece.timeOfLeaving(frame)
      let crossesFace = piece.crosses(Self.face, before: min(end, Self.celebrating))
      return Flight(piece: piece, layer: crossesFace ? .behind : .inFront, end: end)
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
  /// A piece thrown from `origin`, more outwards than inwards, with all that is left to chance.
  fileprivate init(
    from origin: CGPoint, towards side: Side, using generator: inout SeededGenerator
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
    // From the level: upwards is 90.
    let angle = Angle(degrees: generator.next(in: -12..<112)).radians
    // Even over the area that a throw reaches, not over its radius.
    let speed = 1020 * generator.next(in: 0.08..<1).squareRoot()
    velocity = Vector(dx: side.sign * 0.55 * speed * .cos(angle), dy: -speed * .sin(angle))
    turn = generator.nextUnit()
    spin = generator.next(in: -1.5..<1.5)
    tumbleStart = generator.nextUnit()
    tumble = generator.next(in: 1.2..<2.6)
    sway = generator.next(in: 0.8..<1.4)
  }

  /// Whether it is in `area` at some time before `end`.
  fileprivate func crosses(_ area: CGRect, before end: Seconds) -> Bool {
    stride(from: 0.05, to: end, by: 1.0 / 60).contains { area.contains(place(at: $0)) }
  }

  /// When it first touches the border of `frame`, to a thousandth of a second: all do, since all fall.
  fileprivate func timeOfLeaving(_ frame: CGRect) -> Seconds {
    let frame = frame.insetBy(dx: form.reach * size, dy: form.reach * size)
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
