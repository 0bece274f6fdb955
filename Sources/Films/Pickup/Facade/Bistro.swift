import Flipbook

/// A round white table between two dark green chairs on the pavement.
struct Bistro {
  /// The table's middle.
  let x: Double

  func draw(in context: GraphicsContext) {
    drawChair(in: context, direction: 1)
    drawChair(in: context, direction: -1)
    context.rect(x - 1.3, 485, 2.6, 28, .tableLeg)
    context.rect(x - 1.3, 485, 1, 28, .sashWhite)
    context.fill(Self.foot, dx: x, .tableFoot)
    context.fill(Self.ellipse(y: 484.6), dx: x, .step)
    context.fill(Self.ellipse(y: 483), dx: x, .white)
  }

  private static let foot = Path(
    drawn: "M-10 517C-8 513.5 -3 512.5 0 512C3 512.5 8 513.5 10 517Z")

  private static func ellipse(y: Double) -> Path {
    Path(ellipseIn: CGRect(x: -19, y: y - 3.4, width: 38, height: 6.8))
  }

  /// A chair whose back is away from the table: to its left with direction 1, to its right with -1.
  private func drawChair(in context: GraphicsContext, direction: Double) {
    let place = Affine(scaleX: direction, y: 1)
      .concatenating(Affine(translationX: x, y: 0))
    func line(_ path: Path, width: Double, cap: CGLineCap = .round, _ color: Color) {
      context.line(path.applying(place), width: width, cap: cap, color)
    }
    line(Self.legs, width: 1.6, .door)
    line(Self.rung, width: 0.9, cap: .butt, .door)
    line(Self.back, width: 1.35, .door)
    line(Self.seat, width: 3.2, .seat)
  }

  private static let legs = Path(
    drawn: """
      M-38.6 495L-40.9 516.2M-21 495L-19.1 516.2M-34.6 496L-36 516.2M-24.6 496L-23.4 516.2
      """)
  private static let rung = Path(drawn: "M-40 508.5H-20")
  private static let back = Path(
    drawn: """
      M-39 494C-40.5 486 -42.5 479 -43 472C-43.2 467.6 -40 466.4 -38.6 470\
      C-37 477 -35.6 486 -34.4 494M-40.8 469C-39.8 478 -38 487 -36.6 494
      """)
  private static let seat = Path(drawn: "M-39.8 494.2H-20")
}

/// What stands on a table.
enum TableTop {
  case drinks
  case flowers

  func draw(in context: GraphicsContext) {
    switch self {
    case .drinks:
      Beaker(color: .cupCream, scale: 1.3).draw(in: context, x: 90, foot: 482)
      Beaker(color: .cupMint, scale: 1.3).draw(in: context, x: 101, foot: 482)
    case .flowers:
      Mug(color: .cupRose).draw(in: context, 299, 482.4)
      context.line(
        Path(drawn: "M313.5 476v-6M316 476l2.5 -5.5M311 476l-2.5 -5"), width: 1, .leaf)
      context.disc(313.5, 469, 2.2, .cupRose)
      context.disc(318.8, 470, 2, .petal)
      context.disc(308.3, 470.6, 2, .cupStraw)
      context.rect(310.8, 475, 5.4, 7.6, radius: 1.2, .tillScreen)
    }
  }
}
