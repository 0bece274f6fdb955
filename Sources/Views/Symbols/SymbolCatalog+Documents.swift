extension SymbolCatalog {
  private static let page = SymbolMark.shape("M-35-46H8L35-19V46H-35Z", corner: 10)
  private static let fold = SymbolMark.line("M8-46V-19H35", corner: 5).detail
  private static let cover = SymbolMark.shape(
    "M-34 34V-32A14 14 0 0 1-20-46H34V46H-22A12 12 0 0 1-34 34Z")
  private static let coverFoot = SymbolMark.line("M-34 34A12 12 0 0 1-22 24H34").detail

  /// Books, papers and what keeps them.
  static let documents: [Entry] = [
    ("doc", Symbol(page, fold)),
    ("doc.text", Symbol(page, fold, .line("M-16 4H16M-16 24H16").detail)),
    (
      "doc.on.doc",
      Symbol(
        .line("M-18 22H-26A14 14 0 0 1-40 8V-32A14 14 0 0 1-26-46H2A14 14 0 0 1 15-36").secondary,
        .box(-18, -22, 40, 46, corner: 14))
    ),
    (
      "folder",
      Symbol(
        .shape(
          "M-50-24A12 12 0 0 1-38-36H-18C-10-36-8-26 0-26H38A12 12 0 0 1 50-14V24A12 12 0 0 1 38 36H-38A12 12 0 0 1-50 24Z"
        ),
        .line("M-50-8H50").detail, .line("M-60-8H60").cutout)
    ),
    (
      "tray",
      Symbol(
        .shape("M-33-32H33L48 4V24A10 10 0 0 1 38 34H-38A10 10 0 0 1-48 24V4Z", corner: 7),
        .line("M-60 4H-48M48 4H60").cutout,
        .line("M-48 4H-22C-20 14-12 20 0 20C12 20 20 14 22 4H48").detail)
    ),
    (
      "archivebox",
      Symbol(
        .box(-48, -38, 48, -15, corner: 7),
        .shape("M-41-15H41V28A12 12 0 0 1 29 40H-29A12 12 0 0 1-41 28Z"),
        .line("M-41-15H41").detail, .line("M-56-15H56").cutout, .line("M-14 3H14").detail)
    ),
    (
      "book",
      Symbol(
        .shape("M0-28C-11-36-26-38-44-38A5 5 0 0 0-49-33V25A5 5 0 0 0-44 30C-26 30-11 32 0 40Z"),
        .shape("M0-28C11-36 26-38 44-38A5 5 0 0 1 49-33V25A5 5 0 0 1 44 30C26 30 11 32 0 40Z"),
        .line("M0-28V40").detail, .line("M0-44V56").cutout)
    ),
    ("book.closed", Symbol(cover, coverFoot)),
    ("text.book.closed", Symbol(cover, coverFoot, .line("M-13-25H14M-13-8H6").detail)),
    (
      "newspaper",
      Symbol(
        .shape("M-50-38H30V36H-38A12 12 0 0 1-50 24Z", corner: 8),
        .line("M30-16H50V26A10 10 0 0 1 30 26"),
        .line("M-32-18H12M-32 0H-12M-32 18H-12M4 0H12M4 18H12").detail)
    ),
    (
      "list.bullet",
      Symbol(
        .dot(-42, -28, 1.5), .dot(-42, 0, 1.5), .dot(-42, 28, 1.5),
        .line("M-20-28H46M-20 0H46M-20 28H46").secondary)
    ),
    (
      "checklist",
      Symbol(
        .line("M-48-20L-40-11L-25-32M-48 20L-40 29L-25 8"),
        .line("M-4-20H46M-4 20H46").secondary)
    ),
    ("line.3.horizontal", Symbol(.line("M-44-27H44M-44 0H44M-44 27H44"))),
    ("line.3.horizontal.decrease", Symbol(.line("M-46-27H46M-29 0H29M-12 27H12"))),
    (
      "slider.horizontal.3",
      Symbol(
        .line("M-48-30H2M28-30H48M-48 0H-30M-4 0H48M-48 30H8M34 30H48").secondary,
        .ring(10, 15, -30).open, .ring(10, -17, 0).open, .ring(10, 21, 30).open)
    ),
    (
      "rectangle.stack",
      Symbol(
        .box(-46, -12, 46, 44, corner: 14), .line("M-36-30H36").secondary,
        .line("M-26-47H26").tertiary)
    ),
    (
      "square.grid.2x2",
      Symbol(
        .box(-43, -43, -10, -10, corner: 9), .box(10, -43, 43, -10, corner: 9),
        .box(-43, 10, -10, 43, corner: 9), .box(10, 10, 43, 43, corner: 9))
    ),
    (
      "square.on.square",
      Symbol(
        .line("M-18 18H-28A16 16 0 0 1-44 2V-28A16 16 0 0 1-28-44H2A16 16 0 0 1 18-28V-18")
          .secondary, .box(-18, -18, 44, 44, corner: 16))
    ),
  ]
}
