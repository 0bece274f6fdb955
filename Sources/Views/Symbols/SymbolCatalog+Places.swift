extension SymbolCatalog {
  private static let awning =
    "M-34-43H34L48-13A16 16 0 0 1 16-10A16 16 0 0 1-16-10A16 16 0 0 1-48-13Z"

  /// Buildings, maps and ways to go.
  static let places: [Entry] = [
    (
      "house",
      Symbol(
        .shape("M-36 43V-8L0-40L36-8V43Z", corner: 7), .line("M-49 3L0-40L49 3", corner: 6),
        .box(-11, 12, 11, 43, corner: 3).hole)
    ),
    (
      "storefront",
      Symbol(
        .shape(awning),
        .line("M-16-10L-12-43M16-10L12-43").detail,
        .line("M-39 8V36A8 8 0 0 0-31 44H31A8 8 0 0 0 39 36V8M5 44V21H23V44"))
    ),
    (
      "building.2",
      Symbol(
        .shape("M-44 45V-38A7 7 0 0 1-37-45H1A7 7 0 0 1 8-38V45Z"),
        .line("M8-14H38A7 7 0 0 1 45-7V45H8"),
        .line("M-26-27H-10M-26-9H-10M-26 9H-10M-18 45V29").detail, .line("M25 5V6M25 23V24"))
    ),
    (
      "storefront.fill",
      Symbol(
        .shape("M-39 0V36A8 8 0 0 0-31 44H31A8 8 0 0 0 39 36V0Z"),
        .box(5, 22, 22, 56, corner: 2).cutout,
        .solid(awning).gap(5), .shape(awning),
        .line("M-16-6L-12-56M16-6L12-56").detail
      ).filled
    ),
    ("location", Symbol(.shape("M44-44L7 44L-6 6L-44-7Z", corner: 6))),
    ("mappin", Symbol(.ring(19, 0, -27), .line("M0-8V46"))),
    (
      "map",
      Symbol(
        .shape("M-48-30L-16-42L16-30L48-42V30L16 42L-16 30L-48 42Z", corner: 6),
        .line("M-16-42V30M16-30V42").detail,
        .line("M-16-56V44M16-44V56").cutout)
    ),
    (
      "car",
      Symbol(
        .shape(
          "M-46 28V8C-46 0-44-4-39-8L-30-30A12 12 0 0 1-19-38H19A12 12 0 0 1 30-30L39-8C44-4 46 0 46 8V28Z"
        ),
        .line("M-37-9H37").detail, .dot(-26, 10, 1.3).detail, .dot(26, 10, 1.3).detail,
        .line("M-34 28V42M34 28V42"))
    ),
    (
      "airplane",
      Symbol(
        .shape(
          "M-6-41C-4-50 4-50 6-41L9-14L47 12V22L9 12L6 33L18 42V48L0 44L-18 48V42L-6 33L-9 12L-47 22V12L-9-14Z",
          corner: 2)
      )
      .turned(quarters: 1)
    ),
    (
      "suitcase",
      Symbol(
        .box(-46, -26, 46, 42, corner: 14),
        .line("M-17-26V-33A9 9 0 0 1-8-42H8A9 9 0 0 1 17-33V-26"),
        .line("M-22-26V42M22-26V42").detail, .line("M-22-26V56M22-26V56").cutout)
    ),
  ]
}
