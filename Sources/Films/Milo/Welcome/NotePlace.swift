import Flipbook

/// Where a note lies, and how it gets there.
struct NotePlace {
  /// The middle of the note at rest, in points of the screen.
  let center: CGPoint
  /// How the note is turned at rest.
  let angle: Angle
  /// How far from its place it begins.
  let way: CGSize
  /// How much further it is turned there.
  let turn: Angle
  /// When it sets out, in seconds after the screen.
  let delay: Double
  /// How its turn comes to rest.
  var turning = NotePlace.settling

  /// How a note comes to rest: it swings past its place a little.
  private static let settling = Animation.spring(response: 0.6, dampingFraction: 0.72)

  /// The share of the note's way that is left; below 0 where it swings past its place.
  func left(at age: Double) -> Double {
    1 - Self.settling.delay(delay).progress(at: age)
  }

  fileprivate func angle(at age: Double) -> Angle {
    angle + turn * (1 - turning.delay(delay).progress(at: age))
  }
}

extension View {
  /// A note that slides to its place from beyond an edge of the screen.
  func slides(to place: NotePlace, at age: Double) -> some View {
    let left = place.left(at: age)
    return rotationEffect(place.angle(at: age))
      .offset(x: place.way.width * left, y: place.way.height * left)
      .position(x: place.center.x, y: place.center.y)
  }
}

extension View {
  /// What a note throws on the screen: softer and further off while the note is in the air.
  ///
  /// - Parameter lift: How high the note is: 0 on the screen, 1 where it sets out.
  /// - Returns: The view as a shadow.
  func noteShadow(lift: Double) -> some View {
    blur(radius: 7 + 3 * lift).offset(y: 8 * lift)
  }
}

extension Text {
  /// A line of a note, whose baseline starts at (`x`, `y`) of the top-left aligned stack it is in.
  func line(_ type: MiloType, x: Double, y: Double) -> some View {
    self.type(type).offset(x: x).baseline(at: y)
  }
}
