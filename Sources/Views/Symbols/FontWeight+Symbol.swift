package import Typography

extension FontWeight {
  /// The width of a symbol's lines beside text of this weight, in hundredths of an em.
  ///
  /// Slightly less than the stems of the bundled text faces, since a symbol's lines lie closer together than
  /// letters do. Weights between two of the table, and beyond its ends, are drawn by the straight line
  /// through them, and never thinner than the lightest.
  package var symbolLineWidth: Double {
    let table: [(weight: Double, width: Double)] = [
      (100, 2.4), (200, 4), (300, 6), (400, 8), (500, 9.2), (600, 10.4), (700, 11.8), (800, 13.4),
      (900, 15.2),
    ]
    let weight = min(max(value, 100), 900)
    let upper = table.firstIndex { weight <= $0.weight } ?? table.count - 1
    guard upper > 0 else { return table[0].width }
    let (low, high) = (table[upper - 1], table[upper])
    let share = (weight - low.weight) / (high.weight - low.weight)
    return low.width + share * (high.width - low.width)
  }
}
