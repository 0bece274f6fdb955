extension SymbolCatalog {
  private static let thumb = Symbol(
    .shape(
      "M-14 0L3-35C5-39 8-41 12-40C18-38 21-32 19.5-26L16-10H33C41-10 46-3 44 4L37 32C35.5 38 30 42 24 42H-4C-9.5 42-14 37.5-14 32Z"
    ),
    .box(-48, -5, -33, 42, corner: 5))

  /// People, faces and hands.
  static let people: [Entry] = [
    (
      "person",
      Symbol(
        .ring(18.5, 0, -27.5),
        .shape(
          "M-39 36C-39 20-22 9.5 0 9.5C22 9.5 39 20 39 36C39 42 35 45 30 45H-30C-35 45-39 42-39 36Z"
        ))
    ),
    (
      "person.2",
      Symbol(
        .ring(13.5, 29, -20).secondary,
        .shape("M5 36C5 22 15 12.5 29 12.5C43 12.5 53 21 53 32C53 37 50 39 46 39H5Z").secondary,
        .solid(
          "M-53 35C-53 20-38 10-19 10C0 10 15 20 15 35C15 40 12 42 8 42H-46C-50 42-53 40-53 35Z"
        ).gap(7),
        .ring(17, -19, -25),
        .shape(
          "M-53 35C-53 20-38 10-19 10C0 10 15 20 15 35C15 40 12 42 8 42H-46C-50 42-53 40-53 35Z"))
    ),
    (
      "person.crop.circle",
      Symbol(
        .ring(46).secondary, .ring(15, 0, -12).hole,
        .shape("M-30 34.9C-26 21-14 15 0 15C14 15 26 21 30 34.9A46 46 0 0 1-30 34.9Z").hole,
        .ring(46).open.secondary)
    ),
    (
      "person.badge.plus",
      Symbol(
        .ring(18.5, -12, -27.5),
        .shape(
          "M-50 36C-50 20-33 9.5-12 9.5C9 9.5 26 20 26 36C26 42 22 45 17 45H-41C-46 45-50 42-50 36Z"
        ),
        .line("M38-22V2M26-10H50"))
    ),
    (
      "face.smiling",
      Symbol(
        .ring(46).secondary, .dot(-16, -10, 1.35).detail, .dot(16, -10, 1.35).detail,
        .line("M-22 12C-17 22-9 27 0 27C9 27 17 22 22 12").detail)
    ),
    ("hand.thumbsup", thumb),
    ("hand.thumbsdown", thumb.flipped),
    (
      "figure.walk",
      Symbol(
        .disc(5, 5, -42),
        .line("M2-23L-5 8L-20 45M-5 8L11 22L18 45M2-23L-17-12L-22 5M2-23L14-9L28-3"))
    ),
    (
      "figure.run",
      Symbol(
        .disc(5, 16, -42),
        .line("M8-22L-8 6L14 18L8 45M-8 6L-20 24H-42M8-22L-14-24L-28-10M8-22L20-6L38-10"))
    ),
  ]
}
