import Flipbook

/// A round button with an icon: those of the top row are 44 points across.
struct RoundButton: View {
  let icon: String
  /// What it is called.
  let label: String
  var diameter = 44.0
  var iconSize = 22.0
  var ink = Color.white
  var fill = Color.button
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Circle().fill(fill)
        .overlay { Icon(icon, size: iconSize, ink) }
        .frame(width: diameter, height: diameter)
    }
    .buttonStyle(PressStyle(time: time, scale: 0.92))
    .accessibilityLabel(label)
  }
}

/// The places of the round buttons in a top row, in points.
enum TopRow {
  static let y = 84.0
  static let leading = 42.0
  static let secondLast = 308.0
  static let last = 360.0
}
