import Flipbook

/// The battery of energy, 31 × 22 points.
struct BatteryView: View {
  var body: some View { Image("icons/battery") }
}
