import CICU

/// Which way text runs: where its first letter says so, or always one way.
public enum TextDirection: Hashable, Sendable, CaseIterable {
  /// The way of the first letter that has one; from left to right where none has.
  case natural
  /// From left to right, words of the other way inside.
  case leftToRight
  /// From right to left, words of the other way inside.
  case rightToLeft
}

/// How the parts of a paragraph nest that run one way: even levels run left to right, odd ones right
/// to left.
///
/// Source: Unicode Standard Annex #9, by ICU.
struct BidiLevels: Hashable, Sendable {
  /// The paragraph's own level, 0 or 1.
  let base: UInt8
  /// The levels of the paragraph's scalars; nil where all have the base level.
  private let levels: [UInt8]?
  /// The first of the scalars.
  private let start: Int

  /// The levels of a paragraph's scalars, in a paragraph of a direction.
  init(_ scalars: ArraySlice<UInt32>, direction: TextDirection) throws(FontError) {
    start = scalars.startIndex
    guard direction == .rightToLeft || scalars.contains(where: Self.turnsDirection) else {
      base = 0
      levels = nil
      return
    }
    let text = UTF16Text(scalars)
    var unitLevels = [UInt8](repeating: 0, count: text.units.count)
    let wanted: Int32 =
      switch direction {
      case .natural: flipbook_icu_natural_level
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    // Sound: there is room for a level for each code unit.
    let base = unsafe flipbook_icu_bidi_levels(
      text.units, Int32(text.units.count), wanted, &unitLevels)
    guard base >= 0 else { throw .outOfMemory(task: "ordering text of both directions") }
    var levels = [UInt8](repeating: 0, count: scalars.count)
    for (unit, level) in unitLevels.enumerated() {
      levels[text.scalarIndices[unit] - scalars.startIndex] = level
    }
    self.base = UInt8(base)
    self.levels = levels
  }

  /// The level of the scalar at `index`, and where the scalars of this level end, at most `limit`.
  func run(at index: Int, limit: Int) -> (level: UInt8, end: Int) {
    guard let levels else { return (base, limit) }
    let level = levels[index - start]
    var end = index + 1
    while end < limit, levels[end - start] == level { end += 1 }
    return (level, end)
  }

  /// Whether a scalar can make text run from right to left: a letter or digit of such a script, or a
  /// control that orders text.
  private static func turnsDirection(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: return false
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      // The blocks that Unicode keeps for right-to-left scripts.
      return true
    default: return false
    }
  }

  /// In which order runs of these levels stand from left to right.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    // Sound: as many indices are written as there are levels.
    unsafe flipbook_icu_visual_order(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
