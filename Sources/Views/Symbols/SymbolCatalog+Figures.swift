import Geometry

extension SymbolCatalog {
  private static let shield = SymbolMark.shape(
    "M0-47C11-39 24-35 37-35A3 3 0 0 1 40-32V-5C40 19 24 37 0 47C-24 37-40 19-40-5V-32A3 3 0 0 1-37-35C-24-35-11-39 0-47Z"
  )
  private static let seal = SymbolMark.shape(
    """
    M-13.3-40.9A14.9 14.9 0 0 1 13.3-40.9A14.9 14.9 0 0 1 34.8-25.3A14.9 14.9 0 0 1 43 0\
    A14.9 14.9 0 0 1 34.8 25.3A14.9 14.9 0 0 1 13.3 40.9A14.9 14.9 0 0 1-13.3 40.9\
    A14.9 14.9 0 0 1-34.8 25.3A14.9 14.9 0 0 1-43 0A14.9 14.9 0 0 1-34.8-25.3\
    A14.9 14.9 0 0 1-13.3-40.9Z
    """)

  /// A star of four points that reaches `radius` from its middle.
  private static func glint(_ radius: Double, _ x: Double, _ y: Double) -> SymbolMark {
    .solid("M0-36C3-12 12-3 36 0C12 3 3 12 0 36C-3 12-12 3-36 0C-12-3-3-12 0-36Z")
      .applying(
        Affine(scaleX: radius / 36, y: radius / 36)
          .concatenating(Affine(translationX: x, y: y))
      )
      .width(0.45)
  }

  /// Hearts, stars and shields.
  static let figures: [Entry] = [
    (
      "heart",
      Symbol(
        .shape(
          "M0 42C-29 24-46 5-46-15C-46-30-35-41-21-41C-12-41-4-36 0-28C4-36 12-41 21-41C35-41 46-30 46-15C46 5 29 24 0 42Z"
        ))
    ),
    (
      "star",
      Symbol(
        .shape(
          """
          M0-44.5L13.8-14.5L46.6-10.6L22.3 11.8L28.8 44.1L0 28L-28.8 44.1L-22.3 11.8\
          L-46.6-10.6L-13.8-14.5Z
          """, corner: 4))
    ),
    ("sparkle", Symbol(glint(46, 0, 0))),
    (
      "sparkles",
      Symbol(
        glint(36, -12, 8), glint(15, 31, -33).secondary, glint(11, 33, 34).tertiary)
    ),
    ("shield", Symbol(shield)),
    ("checkmark.shield", Symbol(shield.secondary, .line("M-19 1L-6 15L20-17").detail)),
    ("seal", Symbol(seal)),
    ("checkmark.seal", Symbol(seal.secondary, .line("M-19 2L-6 16L20-16").detail)),
    (
      "cube",
      Symbol(
        .shape("M0-48L42-25V25L0 48L-42 25V-25Z", corner: 7),
        .line("M-40-24L0-3L40-24M0-3V46").detail)
    ),
  ]
}
