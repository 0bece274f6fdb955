import Flipbook

extension CompanionFigure {
  /// A cloud with a question over one hand and a magnifying glass in the other.
  static let pip = CompanionFigure(
    body: Body(
      outline: Path(
        literal: """
          M-46 54A31 31 0 0 1 -63 0A34 34 0 0 1 -36 -46A38 38 0 0 1 34 -47A34 34 0 0 1 64 -2\
          A31 31 0 0 1 47 54A40 40 0 0 1 0 61A40 40 0 0 1 -46 54Z
          """),
      color: .violet, shade: .violetShade, edge: .below(dx: -4, dy: -6)),
    surface: [.line(Path(literal: "M-40 -33C-37 -42 -29 -47 -20 -46"), .violetShine, 5)],
    eyes: [
      .shut(Path(literal: "M-32 -8C-29 -20 -15 -20 -12 -8")),
      .shut(Path(literal: "M12 -8C15 -20 29 -20 32 -8")),
    ],
    cheeks: Cheeks(
      color: .violetCheek, places: [CGPoint(x: -39, y: 7), CGPoint(x: 39, y: 7)]),
    features: [
      .fill(
        Path(literal: "M-14 6C-6 8.5 6 8.5 14 6C15 20 8 27 0 27C-8 27 -15 20 -14 6Z"), .outline),
      .fill(
        Path(
          literal: """
            M-8.5 21.5C-5 16.5 5 16.5 8.5 21.5C6 25.3 3 27 0 27C-3 27 -6 25.3 -8.5 21.5Z
            """), .violetTongue),
    ],
    legs: Path(literal: "M-18 58L-19 106H-29M18 58L19 106H29"),
    left: Limb(
      shoulder: CGPoint(x: -58, y: 20), line: .waving(dx: -34, dy: -30), held: question,
      drift: .floats),
    right: Limb(
      shoulder: CGPoint(x: 66, y: 24), line: .drawn(Path(literal: "M66 24C78 27 86 20 90 9")),
      held: magnifier))

  private static let question: [Mark] = [
    .line(
      Path(
        literal:
          "M-106.5 -54.5C-105 -61 -99.5 -63.5 -94 -61.5C-87.5 -59 -87 -51.5 -92 -48.5C-96 -46 -95.5 -44 -95 -41.5"
      ),
      .violet, 6.6),
    .fill(Path(circle: -93.5, -32, radius: 4.1), .violet),
  ]

  private static let magnifier: [Mark] = [
    .line(Path(literal: "M86 18L99 -8"), .outline, 9),
    .line(Path(literal: "M86 18L97 -4"), .brass, 4.4),
    .solid(Path(circle: 108, -26, radius: 19), .lens, rim: 4),
    .line(Path(literal: "M98 -30C99.5 -35.5 103 -38 107 -38.5"), .white, 3.5),
    .line(Path(literal: "M85 3.5L96 9M82.5 9L93.5 14.5")),
  ]
}
