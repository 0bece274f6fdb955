import Flipbook

/// How Duo stands: every number that moves a part of him.
///
/// What is not set is as in idle.
/// Lengths are in units of Duo's square of 600, in which he is 450 high; angles in degrees. Left and right
/// are the viewer's.
package struct DuoPose: Hashable, Sendable {
  /// How far he is off his place, down counted as positive: above the ground below 0.
  package var y = 0.0
  /// The turn about the hips, clockwise.
  var lean = 0.0
  /// How wide the body is, about the hips.
  package var sx = 1.0
  /// How high the body is, about the hips.
  package var sy = 1.0

  /// How far the head is off its place.
  var headX = 0.0
  package var headY = 0.0
  /// The turn about the neck, clockwise.
  var tilt = 0.0
  /// How far the face is off the middle of the head: at ± 14 the head looks turned.
  var faceX = 0.0
  var faceY = 0.0

  /// The turn about the shoulder: hanging at 0, outward at 90, up at 180.
  package var wing: Sides = 27
  /// From one feather to the next.
  var fan: Sides = 17
  /// How long the wing is.
  var stretch: Sides = 1
  /// How far the shoulder is raised.
  var shrug: Sides = 0
  /// The turn of the tuft: upright above 0, drooping below.
  package var tuft: Sides = 0

  /// How open the upper lid is, 0...1.
  package var open: Sides = 1
  /// How far the lower lid is raised, 0...1.
  package var lower: Sides = 0
  /// The turn of the lids, outer end down.
  var lidTilt = 0.0
  /// From the line of closed eyes asleep, 0, to that of happy ones, 1.
  package var joy = 0.0
  /// How far the pupils are off their place, and how large they are.
  var pupilX = 0.0
  var pupilY = 0.0
  var pupilS = 1.0
  /// How far the brows are raised.
  var browY = 0.0
  /// The turn of the brows, inner end up.
  var browA = 0.0

  /// How far the beak is open, 0...1.
  var beak = 0.0
  /// How far the beak is below its place, and how large it is.
  var beakY = 0.0
  var beakSX = 1.0
  var beakSY = 1.0
  /// The size of the tear at the left eye, 0...1, and how far it has run down.
  package var tear = 0.0
  package var tearY = 0.0

  /// The turn of the foot about the ankle, toes out.
  var foot: Sides = 0
  /// How far the foot is off its place.
  var footX: Sides = 0
  var footY: Sides = 0

  /// A pose as in idle, but for what `change` sets.
  package init(_ change: (inout DuoPose) -> Void = { _ in }) {
    change(&self)
  }

  /// This pose, but for what `change` sets.
  package func with(_ change: (inout DuoPose) -> Void) -> DuoPose {
    var pose = self
    change(&pose)
    return pose
  }

  /// The pose as a mirror shows it.
  package var mirrored: DuoPose {
    with {
      $0.lean.negate()
      $0.headX.negate()
      $0.tilt.negate()
      $0.faceX.negate()
      $0.pupilX.negate()
      for path in [\DuoPose.wing, \.fan, \.stretch, \.shrug, \.tuft, \.open, \.lower, \.foot] {
        $0[keyPath: path] = $0[keyPath: path].swapped
      }
      $0.footX = Sides(-footX.right, -footX.left)
      $0.footY = footY.swapped
    }
  }
}

/// A number for each side, the viewer's left and right.
package struct Sides: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package var left: Double
  package var right: Double

  /// A number for each side.
  package init(_ left: Double, _ right: Double) {
    (self.left, self.right) = (left, right)
  }

  /// The same for both sides.
  package init(_ both: Double) { self.init(both, both) }

  package init(floatLiteral value: Double) { self.init(value) }

  package init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The number for a side.
  subscript(side: Side) -> Double { side == .left ? left : right }

  var swapped: Sides { Sides(right, left) }

  /// Both numbers changed alike.
  func map(_ change: (Double) -> Double) -> Sides { Sides(change(left), change(right)) }
}

/// One of Duo's sides, by the viewer.
enum Side: CaseIterable {
  case left
  case right

  /// 1 where x counts away from the mirror axis as drawn, -1 where it is mirrored.
  var sign: Double { self == .left ? -1 : 1 }
}
