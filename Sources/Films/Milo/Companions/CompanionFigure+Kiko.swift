import Flipbook

extension CompanionFigure {
  /// A rounded star that points up, with a list in its hand.
  static let kiko = CompanionFigure(
    body: Body(
      outline: Path(
        literal: """
          M0 -78C21 -78 18.1 -48.7 29.4 -40.5C40.7 -32.2 67.7 -44.1 74.2 -24.1\
          C80.7 -4.1 51.9 2.1 47.6 15.5C43.2 28.8 62.8 50.8 45.8 63.1C28.9 75.4 14 50 0 50\
          C-14 50 -28.9 75.4 -45.8 63.1C-62.8 50.8 -43.2 28.8 -47.6 15.5\
          C-51.9 2.1 -80.7 -4.1 -74.2 -24.1C-67.7 -44.1 -40.7 -32.2 -29.4 -40.5C-18.1 -48.7 -21 -78 0 -78Z
          """),
      color: .leaf, shade: .leafShade, edge: .below(dx: -4, dy: -6)),
    surface: [.line(Path(literal: "M-13 -58C-10 -66 -4 -69.5 3 -69.5"), .leafShine, 5)],
    eyes: [
      .open(center: CGPoint(x: -18, y: -10), radius: 14.5, dx: 2, dy: 1),
      .open(center: CGPoint(x: 18, y: -10), radius: 14.5, dx: 2, dy: 1),
    ],
    cheeks: Cheeks(
      color: .leafCheek, places: [CGPoint(x: -36, y: 10), CGPoint(x: 34, y: 10)]),
    features: [
      .line(Path(literal: "M-28 -30C-24 -33.5 -17 -34 -12 -32M12 -32C17 -34 24 -33.5 28 -30")),
      .line(Path(literal: "M-9 13C-4 18.5 4 18.5 10 12")),
    ],
    legs: Path(literal: "M-24 56L-25 106H-35M24 56L25 106H35"),
    left: Limb(
      shoulder: CGPoint(x: -58, y: -2),
      line: .drawn(
        Path(
          literal: "M-58 -2C-76 -2 -86 -14 -88 -34M-88 -34L-88 -52M-88 -34L-97 -36M-88 -34L-80 -40")
      )),
    right: Limb(
      shoulder: CGPoint(x: 58, y: -4), line: .drawn(Path(literal: "M58 -4C72 0 80 10 84 24")),
      held: board))

  /// The clipboard with the fingers on it, leaning outwards.
  private static let board = uprightBoard.map {
    $0.moved(by: Affine(rotation: .degrees(8)).concatenating(Affine(translationX: 76, y: 40)))
  }

  /// The clipboard about its middle.
  private static let uprightBoard: [Mark] = [
    .solid(
      Path(
        roundedRect: CGRect(x: -25, y: -30, width: 50, height: 62), cornerRadius: 6,
        style: .circular), .clipboard),
    .fill(
      Path(
        roundedRect: CGRect(x: -19.5, y: -22, width: 39, height: 49), cornerRadius: 2.5,
        style: .circular), .white),
    .solid(
      Path(
        roundedRect: CGRect(x: -10, y: -35, width: 20, height: 10), cornerRadius: 3.5,
        style: .circular), .clip),
    .line(Path(literal: "M-14 -12L-11.5 -9L-7 -15M-14 2L-11.5 5L-7 -1"), .tick, 2.6),
    .line(
      Path(
        roundedRect: CGRect(x: -14, y: 13, width: 7, height: 7), cornerRadius: 1.8, style: .circular
      ), .jotting, 1.8),
    .line(Path(literal: "M-1 -11.5H14M-1 2.5H12M-1 16.5H14"), .jotting, 2.6),
    .line(Path(literal: "M26.5 -5H17M26.5 1.5H16.5M26.5 8H17.5")),
  ]
}
