import Flipbook

/// The light behind the headline, without an edge: it falls off as a bell curve does, and comes to
/// nothing at its rim with no slope left.
struct PeachGlow: View {
  private static let size = CGSize(width: 380, height: 304)

  /// So many that the straight ways between them cannot be told from the curve.
  private static let gradient = Gradient(
    stops: (0...24).map { step in
      let radius = Double(step) / 24
      let window = 1 - radius * radius
      return Gradient.Stop(
        color: Color.peach.mix(with: .apricot, by: radius)
          .opacity(0.9 * window * .exp(-3.1 * radius * radius)),
        location: radius)
    })

  var body: some View {
    Ellipse().fill(EllipticalGradient(gradient: Self.gradient))
      .frame(width: Self.size.width, height: Self.size.height)
  }
}
