/// The symbols by name.
///
/// Names are SF Symbols'; the drawings are Flipbook's own. A name is a base with endings, each of which
/// asks for a variant, in this order: `.slash`, then `.circle` or `.square`, then `.fill`. A drawing
/// that is no variant of another stands in the tables under its whole name, which is looked up first.
///
/// What makes the drawings one family:
///
/// - The grid has its origin in the middle, and runs from -50 to 50: an em. Paths are the middles of
///   lines, 8 wide in the regular weight, so a ring of radius 46 is one em across.
/// - Equal to the eye: ring 46, square 41, upright sheet 34 by 46, wide one 50 by 37 (half sides), a
///   chevron 64 high, an arrow 82 long.
/// - Lines that are parallel lie 17 apart or more, areas that must not touch 18: the black weight is 15
///   wide.
/// - A detail ends where its area's line runs; a line that parts an area has a cutout that reaches
///   beyond it, or the filled variant would keep slivers.
/// - Corners of areas bend with 4 to 7, of sheets with 10 to 18, on top of the line's own roundness.
package enum SymbolCatalog {
  /// A drawing and its name.
  typealias Entry = (name: String, symbol: Symbol)

  /// Every drawing, by subject.
  static let entries: [Entry] =
    arrows + signs + figures + time + food + people + media + messages + objects + places
    + documents + charts

  private static let bases: [String: Symbol] = Dictionary(uniqueKeysWithValues: entries)

  /// The symbol called `name`; nil where there is none.
  package static func symbol(named name: String) -> Symbol? {
    if let base = bases[name] { return base }
    guard let (stem, ending) = split(name) else { return nil }
    switch ending {
    case "fill": return filledSymbol(named: stem)
    case "slash": return bases[stem]?.slashed
    default: return enclosure(ending).flatMap { glyph(named: stem)?.enclosed(in: $0) }
    }
  }

  /// The filled variant of the symbol called `name`; nil where that would be the same drawing.
  private static func filledSymbol(named name: String) -> Symbol? {
    if let base = bases[name] { return base.isFillable ? base.filled : nil }
    guard let (stem, ending) = split(name) else { return nil }
    guard ending == "slash" else {
      return enclosure(ending).flatMap { glyph(named: stem)?.enclosed(inFilled: $0) }
    }
    return bases[stem].flatMap { $0.isFillable ? $0.filled.slashed : nil }
  }

  /// What stands in the enclosure of a symbol called `name` and a shape.
  private static func glyph(named name: String) -> Symbol? {
    if let base = bases[name] { return base }
    guard let (stem, ending) = split(name), ending == "slash" else { return nil }
    return bases[stem]?.filled.slashed
  }

  private static func enclosure(_ ending: String) -> SymbolEnclosure? {
    SymbolEnclosure(rawValue: ending)
  }

  /// What stands before and after the last dot.
  private static func split(_ name: String) -> (stem: String, ending: String)? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
