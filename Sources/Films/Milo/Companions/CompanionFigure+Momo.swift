import Flipbook

extension CompanionFigure {
  /// A four-pointed star on one leg, which winks and has thrown a paper plane.
  static let momo = CompanionFigure(
    body: Body(
      outline: Path(
        literal: """
          M0 -79C18 -79 23.3 -53 38.2 -38.2C53 -23.3 79 -18 79 0C79 18 53 23.3 38.2 38.2\
          C23.3 53 18 79 0 79C-18 79 -23.3 53 -38.2 38.2C-53 23.3 -79 18 -79 0\
          C-79 -18 -53 -23.3 -38.2 -38.2C-23.3 -53 -18 -79 0 -79Z
          """
      ).applying(Affine(rotation: .degrees(6))),
      color: .coral, shade: .coralShade, edge: .below(dx: -4, dy: -6)),
    surface: [.line(Path(literal: "M-9 -58C-5 -66 3 -69 10 -67"), .coralShine, 5)],
    eyes: [
      .open(center: CGPoint(x: -19, y: -8), radius: 15, dx: 2.5, dy: 0),
      .shut(Path(literal: "M31 -15L15 -8L31 -1")),
    ],
    cheeks: Cheeks(
      color: .coralCheek, places: [CGPoint(x: -37, y: 13), CGPoint(x: 37, y: 11)]),
    features: [
      .fill(
        Path(literal: "M-12 16C-4 19 8 18 15 13C17 25 10 32 2 32C-6 32 -12 26 -12 16Z"), .outline),
      .fill(
        Path(literal: "M-5.5 28C-2 23 6 23 10 26.8C7 30.5 5 32 2 32C-1 32 -4 30.6 -5.5 28Z"),
        .coralTongue),
    ],
    legs: Path(literal: "M-14 56L-24 82L-40 92L-47 84M14 58L18 106H29"),
    left: Limb(
      shoulder: CGPoint(x: -54, y: 14),
      line: .drawn(
        Path(literal: "M-54 14C-70 22 -80 34 -84 46M-84 46L-95 47M-84 46L-90 56M-84 46L-79 57"))),
    right: Limb(
      shoulder: CGPoint(x: 58, y: 6),
      line: .drawn(
        Path(literal: "M58 6C74 2 83 -14 85 -34M85 -34L76 -43M85 -34L94 -41M85 -34V-46")),
      held: plane, drift: .glides(dx: 5, dy: -3.5)))

  private static let plane: [Mark] = [
    .line(
      Path(literal: "M88 -60C72 -54 56 -58 50 -69C46 -78 55 -84 60 -77C64 -70 56 -62 44 -62"),
      .outline.opacity(0.45), 2, dash: [1, 6]),
    .solid(Path(literal: "M134 -95L101 -65L99 -51L108 -60Z"), .fold),
    .solid(Path(literal: "M134 -95L80 -73L101 -65Z"), .white),
    .solid(Path(literal: "M134 -95L108 -60L120 -51Z"), .white),
  ]
}
