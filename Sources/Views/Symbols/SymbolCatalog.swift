/// The symbols by name.
///
/// Names are SF Symbols'; the drawings are Flipbook's own. A name is a base with endings, each of which asks for a
/// variant: `.circle` or `.square`, `.slash`, `.fill`. A base that has a dot in its own name, or whose
/// variant is drawn by hand, stands in the tables under its whole name, which is looked up first.
enum SymbolCatalog {
  /// A drawing and its name.
  typealias Entry = (name: String, symbol: Symbol)

  /// Every drawing by its name; read once.
  static let bases: [String: Symbol] = Dictionary(
    entries.map { ($0.name, $0.symbol) }, uniquingKeysWith: { first, _ in first })

  /// Every drawing, by subject.
  static var entries: [Entry] {
    arrows + signs + time + food + people + media + messages + objects + places + documents + charts
      + figures
  }

  /// The symbol called `name`, variants included; nil where there is none.
  static func symbol(named name: String) -> Symbol? {
    if let base = bases[name] { return base }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let rest = String(name[..<dot])
    switch name[name.index(after: dot)...] {
    case "fill": return filled(rest)
    case "slash": return bases[rest]?.slashed
    case "circle": return bases[rest]?.enclosed(in: .circle)
    case "square": return bases[rest]?.enclosed(in: .square)
    default: return nil
    }
  }

  /// The filled variant of the symbol called `name`; nil where that would be the same drawing.
  private static func filled(_ name: String) -> Symbol? {
    if let base = bases[name] { return base.isFillable ? base.filled : nil }
    guard let dot = name.lastIndex(of: "."), let base = bases[String(name[..<dot])] else {
      return nil
    }
    switch name[name.index(after: dot)...] {
    case "slash": return base.isFillable ? base.filled.slashed : nil
    case "circle": return base.enclosed(inFilled: .circle)
    case "square": return base.enclosed(inFilled: .square)
    default: return nil
    }
  }
}
