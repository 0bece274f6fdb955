package import Flipbook

/// A piece of paper in the air: thrown, slowed by the air, drawn down, turning.
package struct ConfettiPiece: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case strip
    case disc
    case leaf
    case streamer
    case star

    /// How much of its speed the air takes a second.
    package var drag: Double {
      switch self {
      case .strip, .streamer: 2.6
      case .disc, .star: 1.6
      case .leaf: 3.2
      }
    }

    /// How far a throw of one point a second has come after `age` seconds.
    func reach(of age: Seconds) -> Double { -Double.expMinusOne(-drag * age) / drag }

    /// How far it has fallen from rest after `age` seconds.
    func fall(in age: Seconds) -> Double {
      ConfettiPiece.gravity / drag * (age - reach(of: age))
    }

    /// The speed at which a throw is `way` from where it began after `age` seconds.
    func throwing(by way: Vector, in age: Seconds) -> Vector {
      Vector(dx: way.dx, dy: way.dy - fall(in: age)) * (1 / reach(of: age))
    }

    /// How far its ink is from its middle at most, in points at size 1.
    var extent: Double {
      switch self {
      case .strip: 8.4
      case .disc: 4.5
      case .leaf, .star: 8
      case .streamer: 11.5
      }
    }

    /// Whether it is flat, and shows its back when it tumbles.
    var tumbles: Bool { self == .strip || self == .leaf }
  }

  package let form: Form
  /// Which of the colours it has.
  let color: Int
  let size: Double
  package let origin: CGPoint
  /// Points a second at the burst.
  package let velocity: Vector
  /// Turns at the burst, and a second.
  let turn: Double
  let spin: Double
  /// Turns about its own width at the burst, and a second.
  let tumbleStart: Double
  let tumble: Double
  /// How often it swings a second as it falls.
  let sway: Double

  /// Points a second a second.
  package static let gravity = 980.0
  /// How far a piece swings to a side.
  private static let swayWidth = 10.0

  /// Where it is so many seconds after the burst.
  ///
  /// Drag in proportion to speed, which has a closed form: the throw dies away, and what is left is an even
  /// fall at gravity / drag.
  package func place(at age: Seconds) -> CGPoint {
    let (reach, fall) = (form.reach(of: age), form.fall(in: age))
    return CGPoint(
      x: origin.x + velocity.dx * reach + swing(at: age), y: origin.y + velocity.dy * reach + fall)
  }

  /// When it is at its highest: its throw upwards has died away to nothing.
  package var apex: Seconds {
    let drag = form.drag
    return velocity.dy < 0 ? .log(1 - velocity.dy * drag / Self.gravity) / drag : 0
  }

  private func swing(at age: Seconds) -> Double {
    let falling = age - apex
    guard falling > 0 else { return 0 }
    return Self.swayWidth * min(falling / 0.4, 1) * .sin(2 * .pi * sway * falling)
  }

  /// How it is turned in the plane.
  func angle(at age: Seconds) -> Angle { .degrees(360 * (turn + spin * age)) }

  /// How high it looks, 1 when it faces us: below 0 it shows its back.
  func facing(at age: Seconds) -> Double {
    form.tumbles ? .cos(2 * .pi * (tumbleStart + tumble * age)) : 1
  }
}
