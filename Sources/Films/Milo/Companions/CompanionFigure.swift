import Flipbook

/// A companion's drawing, part by part: a body with a face, two stick arms, two stick legs.
///
/// Coordinates are in points about the middle of the body, y down; the soles are at ``ground``.
struct CompanionFigure {
  /// What the soles stand on.
  static let ground = 106.0

  var body: Body
  /// The gleam at the upper left, and what else is on the body below the face.
  var surface: [Mark]
  var eyes: [Eye]
  var cheeks: Cheeks
  /// Brows and mouth.
  var features: [Mark]
  var legs: Path
  var left: Limb
  var right: Limb

  /// The mass of the body, with a darker edge.
  struct Body {
    let outline: Path
    let color: Color
    let shade: Color
    let edge: Edge

    /// Where the darker edge shows.
    enum Edge {
      /// All round, as a crust: the middle is so much smaller.
      case around(Double)
      /// Below and at the right: the middle is shifted by so much, and cut off at the outline.
      case below(dx: Double, dy: Double)
    }
  }

  /// Two spots of the same size.
  struct Cheeks {
    let color: Color
    let places: [CGPoint]
  }

  /// An eye.
  enum Eye {
    /// Wide open, with the pupil off its middle by so much.
    case open(center: CGPoint, radius: Double, dx: Double, dy: Double)
    /// Closed for joy, or in a wink.
    case shut(Path)
  }
}

/// An arm: a line from the shoulder to the fingers, which can hold something.
struct Limb {
  /// The line of arms and legs.
  static let width = 3.2

  /// What the arm turns about.
  let shoulder: CGPoint
  /// From the shoulder to the hand; behind the body.
  var line: Line
  /// What is in the hand or about it, in front of the body, the fingers on it last.
  var held: [Mark] = []
  /// How the thing held moves of itself, beside the arm.
  var drift: Drift = .none

  enum Line {
    /// As drawn.
    case drawn(Path)
    /// An open hand that can wave, so far from the shoulder.
    case waving(dx: Double, dy: Double)
  }

  /// How something in the air beside a hand moves while its owner idles.
  enum Drift {
    case none
    /// Floats up and down.
    case floats
    /// Glides along its course, and darts ahead when its owner hops.
    case glides(dx: Double, dy: Double)
  }
}

extension CompanionFigure {
  /// The same figure with nothing in its hands, and both of them up.
  var waving: CompanionFigure {
    var figure = self
    figure.left = Limb(shoulder: left.shoulder, line: .waving(dx: -31, dy: -29))
    // Where an arm that holds something begins says nothing about one that is raised.
    figure.right = Limb(
      shoulder: CGPoint(x: -left.shoulder.x, y: left.shoulder.y), line: .waving(dx: 31, dy: -29))
    return figure
  }
}
