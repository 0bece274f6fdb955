extension SymbolCatalog {
  private static let play = Symbol(.shape("M-30-41L43 0L-30 41Z", corner: 7))
  private static let skip = Symbol(.shape("M-38-35L18 0L-38 35Z", corner: 6), .line("M37-35V35"))
  private static let winding = Symbol(
    .shape("M-52-31L-8 0L-52 31Z", corner: 5), .shape("M8-31L52 0L8 31Z", corner: 5))
  private static let speaker = SymbolMark.shape(
    "M-51-15H-36L-14-34V34L-36 15H-51Z", corner: 5)
  private static let corners = SymbolMark.line(
    """
    M-45-19V-29A16 16 0 0 1-29-45H-19M19-45H29A16 16 0 0 1 45-29V-19\
    M45 19V29A16 16 0 0 1 29 45H19M-19 45H-29A16 16 0 0 1-45 29V19
    """)

  private static func wave(_ radius: Double) -> SymbolMark {
    let (x, y) = (-12 + 0.8 * radius, 0.6 * radius)
    return .line("M\(x) \(-y)A\(radius) \(radius) 0 0 1 \(x) \(y)")
  }

  /// Sound, pictures and their controls.
  static let media: [Entry] = [
    ("play", play),
    (
      "pause",
      Symbol(.box(-30, -39, -11, 39, corner: 5), .box(11, -39, 30, 39, corner: 5))
    ),
    ("stop", Symbol(.box(-34, -34, 34, 34, corner: 8))),
    ("forward", winding),
    ("backward", winding.mirrored),
    ("forward.end", skip),
    ("backward.end", skip.mirrored),
    (
      "speaker",
      Symbol(.shape("M-30-18H-12L15-41V41L-12 18H-30Z", corner: 5))
    ),
    ("speaker.wave.1", Symbol(speaker, wave(22).secondary)),
    ("speaker.wave.2", Symbol(speaker, wave(22).secondary, wave(41).secondary)),
    (
      "speaker.wave.3",
      Symbol(speaker, wave(22).secondary, wave(41).secondary, wave(60).tertiary)
    ),
    (
      "mic",
      Symbol(
        .box(-15, -48, 15, 9, corner: 15),
        .line("M-30-8V-3A30 30 0 0 0 30-3V-8M0 27V45M-17 45H17"))
    ),
    ("music.note", Symbol(.disc(10, -13, 31), .line("M0 31V-45C4-28 27-27 23-4"))),
    (
      "waveform",
      Symbol(.line("M-44-6V6M-26.4-24V24M-8.8-42V42M8.8-18V18M26.4-34V34M44-9V9"))
    ),
    (
      "video",
      Symbol(.box(-54, -32, 14, 32, corner: 14), .shape("M33-8L53-25V25L33 8Z", corner: 4))
    ),
    (
      "camera",
      Symbol(
        .shape(
          """
          M-34-26H-25L-17-36A6 6 0 0 1-12-38H12A6 6 0 0 1 17-36L25-26H34A15 15 0 0 1 49-11V23\
          A15 15 0 0 1 34 38H-34A15 15 0 0 1-49 23V-11A15 15 0 0 1-34-26Z
          """), .ring(18, 0, 5).detail, .dot(34, -10, 1.2).detail)
    ),
    (
      "photo",
      Symbol(
        .box(-50, -40, 50, 40, corner: 16), .dot(-22, -13, 1.8).detail,
        .line("M-49 25L-24 6A7 7 0 0 1-15 6L-4 16L15-5A7 7 0 0 1 25-5L49 19").detail)
    ),
    (
      "photo.on.rectangle",
      Symbol(
        .line("M-51 12V-24A16 16 0 0 1-35-40H24").secondary,
        .box(-34, -22, 52, 44, corner: 14), .dot(-12, 0, 1.5).detail,
        .line("M-32 32L-13 19A6 6 0 0 1-6 19L2 26L18 9A7 7 0 0 1 28 9L51 30").detail)
    ),
    ("viewfinder", Symbol(corners)),
    (
      "barcode",
      Symbol(
        .line("M-46-32V32M-18-32V32M24-32V32M46-32V32").width(0.9),
        .line("M-32-32V32M-4-32V32M9-32V32M35-32V32").width(0.55))
    ),
    (
      "barcode.viewfinder",
      Symbol(
        corners.secondary, .line("M-24-18V18M24-18V18M0-18V18"),
        .line("M-12-18V18M12-18V18").width(0.6))
    ),
    (
      "qrcode",
      Symbol(
        .box(-44, -44, -12, -12, corner: 6).open, .box(12, -44, 44, -12, corner: 6).open,
        .box(-44, 12, -12, 44, corner: 6).open, .dot(-28, -28, 1.05), .dot(28, -28, 1.05),
        .dot(-28, 28, 1.05), .dot(13, 13, 1.3), .dot(43, 13, 1.3), .dot(28, 28, 1.3),
        .dot(13, 43, 1.3), .dot(43, 43, 1.3))
    ),
  ]
}
