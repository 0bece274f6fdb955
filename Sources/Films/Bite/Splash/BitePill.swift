import Flipbook

/// The app's mark: a white pill that reads "BITE", with two bites taken out of its top edge.
///
/// What is not filled and what is bitten is really cut out: whatever is behind the pill shows.
struct BitePill: View {
  /// How much of the inside is still empty, from the top: 1 leaves the outline.
  var unfilled = 0.0
  /// How deep the bites are: 0 is just above the edge, 1 the depth at rest.
  var firstBite = 1.0
  var secondBite = 1.0

  static let size = CGSize(width: 210, height: 96)
  /// The width of the outline.
  static let border = SplashLine.width

  var body: some View {
    ZStack {
      ZStack {
        Capsule(style: .circular).fill(.white)
        if unfilled > 0 {
          EmptyPart(share: unfilled)
            .clipShape(InnerPill())
            .blendMode(.destinationOut)
        }
        Bites(first: firstBite, second: secondBite)
          .blendMode(.destinationOut)
      }
      .compositingGroup()
      letters
    }
    .frame(width: BitePill.size.width, height: BitePill.size.height)
  }

  /// Centred by their ink, not by their line's frame: the capitals, 41 points high, stand on 68.5 and
  /// reach from 50 to 160.1, which puts the frame's middle this far off the pill's.
  private var letters: some View {
    Text("BITE")
      .font(.custom("Plus Jakarta Sans", size: 55).weight(.heavy))
      .tracking(-0.5)
      .foregroundStyle(Color.ground)
      .position(x: BitePill.size.width / 2 - 1.4, y: BitePill.size.height / 2 - 1.94)
  }
}

/// The inside of the pill's outline.
private struct InnerPill: Shape {
  func path(in rect: CGRect) -> Path {
    let inside = rect.insetBy(dx: BitePill.border, dy: BitePill.border)
    return Path(roundedRect: inside, cornerRadius: inside.height / 2, style: .circular)
  }
}

/// What lies above the surface of the rising white, which sways as it rises.
private struct EmptyPart: Shape {
  /// How much is still empty, 1 to 0.
  let share: Double

  func path(in rect: CGRect) -> Path {
    let inside = rect.insetBy(dx: BitePill.border, dy: BitePill.border)
    // The surface reaches past the inside on all sides, clear of its edges' anti-aliasing.
    let level = inside.minY - 1 + (inside.height + 2) * share
    let wave = 7 * Double.sin(.pi * share)
    // The controls stand at 2/3 and 1/3 of the width, one below and one above: one slow wave.
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: level))
      path.addLine(to: CGPoint(x: inside.maxX, y: level))
      path.addCurve(
        to: CGPoint(x: inside.minX, y: level),
        control1: CGPoint(x: inside.minX + 0.67 * inside.width, y: level + 2 * wave),
        control2: CGPoint(x: inside.minX + 0.33 * inside.width, y: level - 2 * wave))
      path.addLine(to: CGPoint(x: rect.minX, y: level))
      path.closeSubpath()
    }
  }
}

/// Two round bites that come down through the top edge.
///
/// One outline for both: where they overlap, the cusp between them is cut once.
private struct Bites: Shape {
  /// How far each bite has come: 0 is out of sight, 1 is at rest.
  let first: Double
  let second: Double

  /// Where a bite starts from, above the edge: clear of the edge's anti-aliasing, so that nothing
  /// pops in.
  private static let distance = 1.0

  func path(in rect: CGRect) -> Path {
    Path { path in
      add(x: 120, depth: -1.5, radius: 14.5, progress: first, to: &path)
      add(x: 143.5, depth: -1, radius: 11.5, progress: second, to: &path)
    }
  }

  /// Adds a circle round (`x`, `depth`), or on the way there from above.
  private func add(
    x: Double, depth: Double, radius: Double, progress: Double, to path: inout Path
  ) {
    guard progress > 0 else { return }
    let start = -radius - Bites.distance
    let y = start + (depth - start) * progress
    path.addEllipse(
      in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
