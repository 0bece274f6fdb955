import Flipbook

/// A line or a filled drawing round the middle of its frame, in points.
struct Icon: Shape {
  private let drawing: Path

  /// The icon that constant SVG path data describe, about (0, 0).
  private init(_ data: String) { drawing = Path(drawn: data) }

  func path(in rect: CGRect) -> Path { drawing.offsetBy(dx: rect.midX, dy: rect.midY) }

  static let back = Icon("M3.6 -7.6L-4 0L3.6 7.6")
  static let close = Icon("M-6.3 -6.3L6.3 6.3M6.3 -6.3L-6.3 6.3")
  static let share = Icon(
    """
    M-3.6 -2.6H-5.2a2.2 2.2 0 0 0 -2.2 2.2V7a2.2 2.2 0 0 0 2.2 2.2H5.2a2.2 2.2 0 0 0 2.2 -2.2V-0.4\
    a2.2 2.2 0 0 0 -2.2 -2.2H3.6M0 3.4V-9M-3.7 -5.6L0 -9.3L3.7 -5.6
    """)
  static let clockHands = Icon("M0 -4.5V0.3L3 2.3")
  static let check = Icon("M-3.7 0.3L-1 3.1L3.8 -3")
  static let pillCheck = Icon("M-5.15 0l3.7 3.9l6.6 -8")
  static let largeCheck = Icon("M-8 0.4l5.6 5.8l10.2 -12.2")
  static let chevron = Icon("M-2.7 -5.5L2.7 0L-2.7 5.5")
  static let sunRays = Icon(
    """
    M5.6 0L7.4 0M-5.6 0L-7.4 0M0 5.6L0 7.4M0 -5.6L0 -7.4M3.96 3.96L5.23 5.23M-3.96 3.96L-5.23 5.23\
    M3.96 -3.96L5.23 -5.23M-3.96 -3.96L-5.23 -5.23
    """)
  static let cupStraw = Icon("M1 -6L3.4 -13H6.2")
  static let cupRim = Icon("M-8.8 -5H8.8")
  static let cup = Icon(
    "M-7.2 -4.8H7.2L5.7 10A2.6 2.6 0 0 1 3.1 12.4H-3.1A2.6 2.6 0 0 1 -5.7 10Z")
  static let drink = Icon(
    """
    M-6.1 1.4C-3 -0.4 2.6 3 6.1 1L5.1 9.8A2 2 0 0 1 3.1 11.6H-3.1A2 2 0 0 1 -5.1 9.8Z
    """)
  static let awning = Icon(
    """
    M-8.6 -9.4H8.6L10.8 -3V-1.6A2.7 2.7 0 0 1 5.4 -1.6A2.7 2.7 0 0 1 0 -1.6A2.7 2.7 0 0 1 -5.4 -1.6\
    A2.7 2.7 0 0 1 -10.8 -1.6V-3Z
    """)
  static let awningFolds = Icon("M-4.3 -9L-5.4 -1.8M0 -9L0 -1.8M4.3 -9L5.4 -1.8")
  static let shopWalls = Icon("M-8.6 2V9.6H8.6V2")
  static let shopDoor = Icon("M1.2 9.4V4.2H5.2V9.4")
}

extension Icon {
  /// The icon as a line with round ends and corners.
  func line(_ color: Color, width: Double) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
