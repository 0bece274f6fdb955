import Flipbook

/// "Detecting..." and the line of light, on a soft dark ground.
struct ProcessingOverlay: View {
  /// Seconds since detecting began.
  let age: Double
  /// The length of the bar that the light runs in, in points.
  var barWidth = 200.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      RadialGradient(
        stops: [
          .init(color: Palette.shade(0.72), location: 0),
          .init(color: Palette.shade(0.5), location: 0.55), .init(color: .clear, location: 1),
        ], center: .center, startRadius: 0, endRadius: 110
      )
      .frame(width: 220, height: 220)
      .scaleEffect(x: 190 / 110)
      .position(x: 190, y: 110)
      Text("Detecting...").centered(.navTitle).at(x: 190, baseline: 107, .center)
      ZStack {
        Palette.sweepTrack
        Sweep(age: age, band: 0.8 * barWidth)
      }
      .frame(width: barWidth, height: Sweep.height)
      .position(x: 190, y: 125)
    }
    .frame(width: 380, height: 220)
    .allowsHitTesting(false)
  }
}
