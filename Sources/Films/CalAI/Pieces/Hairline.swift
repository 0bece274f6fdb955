import Flipbook

/// A line across, half a point high: as many whole pixels as come nearest, and one at least, so that all
/// lines of a screen are alike wherever they fall.
struct Hairline: View {
  let color: Color

  @Environment(\.displayScale) private var scale

  var body: some View {
    color.frame(height: max((0.5 * scale).rounded(), 1) / scale)
  }
}
