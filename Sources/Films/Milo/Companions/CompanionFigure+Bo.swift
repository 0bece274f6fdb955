import Flipbook

extension CompanionFigure {
  /// A slice of toast with a mug in one hand; the other waves.
  static let bo = CompanionFigure(
    body: Body(
      outline: Path(
        literal: """
          M-36 62H36C46 62 52 56 52 46V-8C60 -13 66 -22 66 -35C66 -55 50 -66 30 -66C16 -66 10 -63 0 -63\
          C-10 -63 -16 -66 -30 -66C-50 -66 -66 -55 -66 -35C-66 -22 -60 -13 -52 -8V46C-52 56 -46 62 -36 62Z
          """),
      color: .butter, shade: .butterShade, edge: .around(0.905)),
    surface: [
      .line(Path(literal: "M-44 -40C-43 -48 -37 -52 -29 -52.5"), .butterShine, 5),
      .fill(Path(circle: 33, 42, radius: 2.2), .breadcrumb),
      .fill(Path(circle: -30, 36, radius: 1.8), .breadcrumb),
      .fill(Path(circle: -24, 44, radius: 1.3), .breadcrumb),
      .fill(Path(circle: 40, -44, radius: 1.6), .breadcrumb),
    ],
    eyes: [
      .open(center: CGPoint(x: -19, y: -14), radius: 14.5, dx: 2, dy: 1),
      .open(center: CGPoint(x: 19, y: -14), radius: 14.5, dx: 2, dy: 1),
    ],
    cheeks: Cheeks(
      color: .butterCheek, places: [CGPoint(x: -36, y: 8), CGPoint(x: 36, y: 8)]),
    features: [.line(Path(literal: "M-9 11C-5 17.5 5 17.5 9 11"))],
    legs: Path(literal: "M-20 60L-21 106H-31M20 60L21 106H31"),
    left: Limb(shoulder: CGPoint(x: -52, y: 14), line: .waving(dx: -36, dy: -38)),
    right: Limb(
      shoulder: CGPoint(x: 52, y: 16), line: .drawn(Path(literal: "M52 16C62 26 70 27 80 21")),
      held: mug))

  private static let mug: [Mark] = [
    .line(Path(literal: "M105 6H111C121 6 121 26 111 26H105")),
    .solid(Path(literal: "M74 -1H107V23C107 30 103 34 96 34H85C78 34 74 30 74 23Z"), .white),
    .fill(
      Path.heart.applying(
        Affine(scaleX: 0.56, y: 0.56).concatenating(Affine(translationX: 90.5, y: 17.5))),
      .heartRed),
    .line(
      Path(literal: "M84 -9C80 -14 88 -17 84 -23M97 -9C93 -14 101 -17 97 -23"), .steam, 2.2),
    .line(Path(literal: "M73 17H80M73 23H80")),
  ]
}

extension Path {
  /// A heart, 30 points wide and 29 high.
  static let heart = Path(
    literal: """
      M0 13C-5 8 -15 1.5 -15 -7C-15 -12.5 -11.2 -16 -7.2 -16C-4 -16 -1.3 -14.2 0 -11\
      C1.3 -14.2 4 -16 7.2 -16C11.2 -16 15 -12.5 15 -7C15 1.5 5 8 0 13Z
      """)
}
