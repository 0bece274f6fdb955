import Flipbook

extension MindSelection.Topic {
  /// Who peeks out of the topic's row.
  var face: MindFace {
    switch self {
    case .clearerHead: .cloud
    case .everydayHabits: .star
    case .newIdea: .cone
    case .nextChapter: .toast
    }
  }
}

extension MindFace {
  /// A cloud with raised eyebrows.
  fileprivate static let cloud = MindFace(
    body: [Patch(path: outline(of: .pip, scale: 0.54, y: -18), color: .violet)],
    shade: .violetShade,
    eyes: [
      MindEye(center: CGPoint(x: -11.2, y: -24), gaze: CGSize(width: 0.8, height: -0.8)),
      MindEye(center: CGPoint(x: 11.2, y: -24), gaze: CGSize(width: 0.8, height: -0.8)),
    ],
    features: Path(
      literal: """
        M-18 -41C-15 -44 -10 -44 -7 -42M7 -42C10 -44 15 -44 18 -41M-4 -8C-2 -5.5 2 -5.5 4 -8
        """))

  /// A rounded star that is half asleep.
  fileprivate static let star = MindFace(
    body: [Patch(path: outline(of: .kiko, scale: 0.5, y: -18), color: .leaf)],
    shade: .leafShade,
    eyes: [
      MindEye(center: CGPoint(x: -12, y: -24), lid: 0.5),
      MindEye(center: CGPoint(x: 12, y: -24), lid: 0.5),
    ],
    features: Path(literal: "M-3.5 -7.5H3.5"))

  /// A rounded triangle that winks.
  fileprivate static let cone = MindFace(
    body: [
      Patch(
        path: Path(
          literal: """
            M-19.1 -44.9A22 22 0 0 1 19.1 -44.9C28 -31 36.5 -17 43.1 -2.9A22 22 0 0 1 24 30H-24\
            A22 22 0 0 1 -43.1 -2.9C-36.5 -17 -28 -31 -19.1 -44.9Z
            """
        ).applying(Affine(scaleX: 0.86, y: 0.86)).offsetBy(dx: 0, dy: -8),
        color: .coral)
    ],
    shade: .coralShade,
    eyes: [MindEye(center: CGPoint(x: -10.5, y: -23), gaze: CGSize(width: 1, height: 0))],
    features: Path(literal: "M18 -27.5L8 -22.5L18 -17.5M-4 -8C-1 -5 3 -5 6 -8.5"))

  /// A slice of toast that worries.
  fileprivate static let toast = MindFace(
    body: [
      Patch(path: outline(of: .bo, scale: 0.53, y: -22), color: .butterShade),
      Patch(path: outline(of: .bo, scale: 0.53 * 0.9, y: -22), color: .butter),
    ],
    shade: .butterShade,
    eyes: [
      MindEye(center: CGPoint(x: -11.2, y: -24), gaze: CGSize(width: -0.8, height: 0.8)),
      MindEye(center: CGPoint(x: 11.2, y: -24), gaze: CGSize(width: -0.8, height: 0.8)),
    ],
    features: Path(
      literal: """
        M-18.5 -38.5L-8.5 -42.5M18.5 -38.5L8.5 -42.5M-4.5 -7C-2 -9.5 2 -9.5 4.5 -7
        """))

  /// A companion's outline, made smaller, its middle `y` points below the row's edge.
  private static func outline(of figure: CompanionFigure, scale: Double, y: Double) -> Path {
    figure.body.outline.applying(Affine(scaleX: scale, y: scale)).offsetBy(dx: 0, dy: y)
  }
}
