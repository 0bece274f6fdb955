import Flipbook

/// The line of light while the machine thinks: blue, indigo and pink run from left to right, two points high.
struct Sweep: View {
  /// Seconds since it began.
  let age: Double
  /// How wide the light is, in points.
  let band: Double

  static let height = 2.0
  /// Seconds of a pass.
  private static let period = 0.8

  /// The accent's three colours, clear at both ends.
  private static let light: Gradient = {
    let stops = Palette.aiAccentLine.stops
    let colors = [stops[0].color.opacity(0)] + stops.map(\.color) + [stops[2].color.opacity(0)]
    return Gradient(
      stops: zip(colors, [0, 0.22, 0.5, 0.78, 1]).map { Gradient.Stop(color: $0, location: $1) })
  }()

  var body: some View {
    GeometryReader { proxy in
      LinearGradient(gradient: Self.light, startPoint: .leading, endPoint: .trailing)
        .frame(width: band, height: Self.height)
        .offset(x: -band + (proxy.size.width + band) * way)
    }
    .frame(height: Self.height)
    .clipped()
  }

  /// How far a pass has come, 0...1.
  private var way: Double {
    let passes = max(age, 0) / Self.period
    return UnitCurve.bezier(0.4, 0, 0.6, 1).value(at: passes - passes.rounded(.down))
  }
}
