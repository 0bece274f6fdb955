import Flipbook

/// A circle that is ticked: a cyan disc comes out of the middle, and a check is drawn on it.
struct CheckCircle: View {
  /// Seconds since it was ticked; nil where it is not.
  let age: Double?
  /// The radius of the empty ring's line, and its colour.
  var ring = 12.0
  var ringColor = Color.unticked
  /// The radius of the disc.
  var disc = 13.0
  /// The side of the check's box.
  var check = 17.0

  var body: some View {
    ZStack {
      if let age {
        Circle().fill(Color.accent)
          .frame(width: 2 * disc, height: 2 * disc)
          .scaleEffect(0.5 + 0.5 * Self.pop.progress(at: age))
        Checkmark()
          .trim(from: 0, to: Self.draw.progress(at: age))
          .stroke(
            Color.ground,
            style: StrokeStyle(lineWidth: 1.9 * check / 24, lineCap: .round, lineJoin: .round)
          )
          .frame(width: check, height: check)
      } else {
        Circle().strokeBorder(ringColor, lineWidth: 2)
          .frame(width: 2 * ring + 2, height: 2 * ring + 2)
      }
    }
    .frame(width: 2 * disc, height: 2 * disc)
  }

  private static let pop = Animation.spring(response: 0.3, dampingFraction: 0.6)
  private static let draw = Animation.easeOut(duration: 0.18).delay(0.06)
}

/// The line of a check, in a box of 24 units.
struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    let unit = rect.width / 24
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + 4.2 * unit, y: rect.minY + 12.8 * unit))
      path.addLine(to: CGPoint(x: rect.minX + 9.4 * unit, y: rect.minY + 18.2 * unit))
      path.addLine(to: CGPoint(x: rect.minX + 19.8 * unit, y: rect.minY + 5.8 * unit))
    }
  }
}
