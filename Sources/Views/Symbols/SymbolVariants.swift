/// Variants of symbols that a view asks for, as far as the symbols in it have them.
public struct SymbolVariants: Hashable, Sendable {
  private var enclosure: SymbolEnclosure?
  private var isSlashed = false
  private var isFilled = false

  /// No variant.
  public static let none = SymbolVariants()
  /// Filled areas in place of outlines.
  public static let fill = none.fill
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol crossed out.
  public static let slash = none.slash

  /// These variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These variants, in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// These variants, in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// These variants, crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether these include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// These variants and those of `other`, whose enclosure counts.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? enclosure
      $0.isSlashed = isSlashed || other.isSlashed
      $0.isFilled = isFilled || other.isFilled
    }
  }

  /// The symbol called `name` in these variants, without those that it has not; nil where there is no
  /// symbol of that name.
  package func symbol(named name: String) -> Symbol? {
    var found = name
    for ending in endings {
      // An ending goes before the fill that the name asks for itself.
      let isFilledName = found.hasSuffix(".fill") && ending != "fill"
      let stem = isFilledName ? String(found.dropLast(5)) : found
      let candidate = stem + "." + ending + (isFilledName ? ".fill" : "")
      if !found.hasSuffix("." + ending), SymbolCatalog.symbol(named: candidate) != nil {
        found = candidate
      }
    }
    return SymbolCatalog.symbol(named: found)
  }

  private var endings: [String] {
    [isSlashed ? "slash" : nil, enclosure?.rawValue, isFilled ? "fill" : nil].compactMap { $0 }
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}
