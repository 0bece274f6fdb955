import Flipbook

/// Calories, minutes and protein, each behind its icon.
///
/// The first icon's box stands two points left of the frame: its ink then begins at the margin.
struct MetaLine: View {
  let intake: Intake
  var size = 15.0
  /// Between a value and the next icon, in points.
  var gap = 14.0
  var iconColor = Color.accent
  var valueColor = Color.metaValue

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      item("flame.fill", "\(intake.kcal)")
      item("clock", "\(intake.minutes)min")
      item("bolt.fill", "\(intake.protein)g")
    }
    .padding(.leading, -2)
    .fixedSize()
  }

  private func item(_ icon: String, _ value: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      Icon(icon, size: size + 1, iconColor)
        .alignmentGuide(.firstTextBaseline) { $0.height / 2 + 0.36 * size }
      Text(value).role(TextRole(size, .medium, tracking: 0), valueColor)
    }
  }
}

extension MetaLine {
  /// The line on a white card.
  static func onCard(_ intake: Intake, size: Double = 15, gap: Double = 14) -> MetaLine {
    MetaLine(
      intake: intake, size: size, gap: gap, iconColor: .ground, valueColor: .ground)
  }
}
