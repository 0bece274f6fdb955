import Flipbook

/// Calories, minutes and protein, each behind its icon.
///
/// The first icon's box stands two points left of the frame: its ink then begins at the margin.
struct MetaLine: View {
  let lines: IntakeLines
  /// The time that changes of the lines go by.
  var time = 0.0
  var size = 15.0
  /// Between a value and the next icon, in points.
  var gap = 14.0
  var iconColor = Color.accent
  var valueColor = Color.metaValue

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      item("flame.fill", lines.kcal)
      item("clock", lines.minutes)
      item("bolt.fill", lines.protein)
    }
    .padding(.leading, -2)
    .fixedSize()
  }

  private func item(_ icon: String, _ value: Rolling) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      Icon(icon, size: size + 1, iconColor)
        .alignmentGuide(.firstTextBaseline) { $0.height / 2 + 0.36 * size }
      RollingText(value, at: time, role: TextRole(size, .medium, tracking: 0), color: valueColor)
    }
  }
}

extension MetaLine {
  /// The line of what stands still.
  init(intake: Intake, gap: Double = 14) {
    self.init(lines: IntakeLines(intake), gap: gap)
  }

  /// The line on a white card.
  static func onCard(_ intake: Intake, size: Double = 15, gap: Double = 14) -> MetaLine {
    MetaLine(
      lines: IntakeLines(intake), size: size, gap: gap, iconColor: .ground, valueColor: .ground)
  }
}
