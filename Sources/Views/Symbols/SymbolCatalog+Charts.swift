extension SymbolCatalog {
  /// Charts and measures.
  static let charts: [Entry] = [
    (
      "chart.bar",
      Symbol(
        .box(-46, 4, -29, 43, corner: 6), .box(-8.5, -44, 8.5, 43, corner: 6),
        .box(29, -20, 46, 43, corner: 6))
    ),
    (
      "chart.line.uptrend.xyaxis",
      Symbol(
        .line("M-46-44V30A12 12 0 0 0-34 42H46").secondary,
        .line("M-26 16L-8-8L8 6L40-32", corner: 3))
    ),
    (
      "chart.pie",
      Symbol(
        .shape("M-6-38A41 41 0 1 0 38 6H-6Z"), .shape("M12-46A34 34 0 0 1 46-12H12Z").secondary)
    ),
    (
      "scalemass",
      Symbol(
        .shape(
          "M-22-22H22A10 10 0 0 1 32-14L41 33A10 10 0 0 1 31 45H-31A10 10 0 0 1-41 33L-32-14A10 10 0 0 1-22-22Z"
        ),
        .ring(11, 0, -35).open)
    ),
    (
      "ruler",
      Symbol(
        .box(-54, -20, 54, 20, corner: 8), .line("M-32-20V-4M-11-20V2M11-20V-4M32-20V2").detail)
    ),
  ]
}
