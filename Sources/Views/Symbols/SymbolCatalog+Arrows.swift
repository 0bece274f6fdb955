extension SymbolCatalog {
  private static let chevron = Symbol(.line("M-16-32L16 0L-16 32"))
  private static let arrow = Symbol(.line("M-41 0H41M9-32L41 0L9 32"))
  private static let diagonal = Symbol(.line("M-30 30L30-30M-15-30H30V15"))
  private static let triangle = Symbol(.shape("M-26-38L40 0L-26 38Z", corner: 6))
  private static let turning = Symbol(
    .line("M-38-15A41 41 0 1 1-38 17"), .line("M-41-41V-15H-15"))
  private static let uTurn = Symbol(
    .line("M40 36V16A28 28 0 0 0 12-12H-40M-14-38L-40-12L-14 14"))
  private static let expanding = Symbol(
    .line("M-40-14V-40H-14M-40-40L-9-9M40 14V40H14M40 40L9 9"))
  private static let upAndDown = Symbol(
    .line("M-22 42V-42M-42-22L-22-42L-2-22M22-42V42M2 22L22 42L42 22"))

  /// Chevrons, arrows, and what they point into or out of.
  static let arrows: [Entry] = [
    ("chevron.right", chevron),
    ("chevron.left", chevron.mirrored),
    ("chevron.down", chevron.turned(quarters: 1)),
    ("chevron.up", chevron.turned(quarters: 3)),
    ("chevron.forward", chevron),
    ("chevron.backward", chevron.mirrored),
    ("chevron.up.chevron.down", Symbol(.line("M-23-14L0-37L23-14M-23 14L0 37L23 14"))),
    ("chevron.left.2", Symbol(.line("M2-30L-28 0L2 30M34-30L4 0L34 30"))),
    ("chevron.right.2", Symbol(.line("M-2-30L28 0L-2 30M-34-30L-4 0L-34 30"))),
    ("arrow.right", arrow),
    ("arrow.left", arrow.mirrored),
    ("arrow.down", arrow.turned(quarters: 1)),
    ("arrow.up", arrow.turned(quarters: 3)),
    ("arrow.forward", arrow),
    ("arrow.backward", arrow.mirrored),
    ("arrow.up.right", diagonal),
    ("arrow.up.left", diagonal.mirrored),
    ("arrow.down.right", diagonal.flipped),
    ("arrow.down.left", diagonal.turned(quarters: 2)),
    ("arrow.counterclockwise", turning),
    ("arrow.clockwise", turning.mirrored),
    ("arrow.uturn.backward", uTurn),
    ("arrow.uturn.forward", uTurn.mirrored),
    ("arrow.up.arrow.down", upAndDown),
    ("arrow.left.arrow.right", upAndDown.turned(quarters: 1).mirrored),
    ("arrow.up.and.down", Symbol(.line("M0-44V44M-21-23L0-44L21-23M-21 23L0 44L21 23"))),
    ("arrow.left.and.right", Symbol(.line("M-44 0H44M-23-21L-44 0L-23 21M23-21L44 0L23 21"))),
    ("arrow.up.left.and.arrow.down.right", expanding),
    ("arrow.up.right.and.arrow.down.left", expanding.mirrored),
    (
      "arrow.down.right.and.arrow.up.left",
      Symbol(.line("M-10-36V-10H-36M-10-10L-42-42M10 36V10H36M10 10L42 42"))
    ),
    (
      "arrow.triangle.2.circlepath",
      Symbol(
        .line("M-44-4A38 38 0 0 1 30-24M44 4A38 38 0 0 1-30 24"),
        .line("M33-46V-22H9M-33 46V22H-9"))
    ),
    (
      "arrow.2.squarepath",
      Symbol(
        .line("M-38-2V-10A16 16 0 0 1-22-26H40M25-42L41-26L25-10"),
        .line("M38 2V10A16 16 0 0 1 22 26H-40M-25 42L-41 26L-25 10"))
    ),
    (
      "repeat",
      Symbol(
        .line("M-42-4V-8A18 18 0 0 1-24-26H40M24-42L40-26L24-10"),
        .line("M42 4V8A18 18 0 0 1 24 26H-40M-24 42L-40 26L-24 10"))
    ),
    (
      "shuffle",
      Symbol(
        .line(
          """
          M-47-24H-34C-25-24-19-20-14-13L5 14C10 21 16 25 25 25H46\
          M-47 25H-34C-25 25-19 21-14 14L-11.5 10.5M2.5-9.5L5-13C10-20 16-24 25-24H46
          """), .line("M30-40L46-24L30-8M30 9L46 25L30 41"))
    ),
    (
      "square.and.arrow.up",
      Symbol(
        .line(
          "M-18-14H-23A14 14 0 0 0-37 0V32A14 14 0 0 0-23 46H23A14 14 0 0 0 37 32V0A14 14 0 0 0 23-14H18"
        ),
        .line("M0 15V-47M-19-28L0-47L19-28"))
    ),
    (
      "square.and.arrow.down",
      Symbol(
        .line(
          "M-18-14H-23A14 14 0 0 0-37 0V32A14 14 0 0 0-23 46H23A14 14 0 0 0 37 32V0A14 14 0 0 0 23-14H18"
        ),
        .line("M0-47V18M-19-1L0 18L19-1"))
    ),
    ("arrowtriangle.right", triangle),
    ("arrowtriangle.left", triangle.mirrored),
    ("arrowtriangle.down", triangle.turned(quarters: 1)),
    ("arrowtriangle.up", triangle.turned(quarters: 3)),
    (
      "arrowshape.turn.up.left",
      Symbol(.shape("M-44-8L-6-40V-22C22-22 42-6 44 36C33 16 18 6-6 6V24Z", corner: 5))
    ),
    (
      "arrowshape.turn.up.right",
      Symbol(.shape("M44-8L6-40V-22C-22-22-42-6-44 36C-33 16-18 6 6 6V24Z", corner: 5))
    ),
  ]
}
