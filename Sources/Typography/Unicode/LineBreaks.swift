import CICU

/// Where lines may be broken, by Unicode's line breaking algorithm.
///
/// Source: Unicode Standard Annex #14, with the rules and the dictionaries (for Thai, Lao, Khmer and
/// Burmese) of the ICU that is installed.
package enum LineBreaks {
  /// The scalars before which a line may be broken, ascending; neither the first nor the end.
  ///
  /// Takes time in proportion to the length of the text.
  ///
  /// `scalars` are the values of Unicode scalars, `language` is named as in BCP 47; it matters little
  /// but for Chinese and Japanese.
  package static func opportunities(
    in scalars: ArraySlice<UInt32>, language: String = "en",
  ) throws(FontError) -> [Int] {
    let text = UTF16Text(scalars)
    guard text.units.count > 1 else { return [] }
    var breaks = [Int32](repeating: 0, count: text.units.count)
    // Sound: there is room for as many breaks as there are code units.
    let count = unsafe flipbook_icu_line_breaks(
      text.units, Int32(text.units.count), language, &breaks)
    guard count >= 0 else { throw .outOfMemory(task: "breaking lines") }
    return breaks.prefix(Int(count)).map { text.scalarIndices[Int($0)] }
      .filter { $0 < scalars.endIndex }
  }
}

/// Scalars as UTF-16, which ICU takes.
struct UTF16Text {
  /// The code units.
  private(set) var units: [UInt16] = []
  /// The index of the scalar that each unit belongs to; one more for the end.
  private(set) var scalarIndices: [Int] = []

  init(_ scalars: ArraySlice<UInt32>) {
    units.reserveCapacity(scalars.count)
    scalarIndices.reserveCapacity(scalars.count + 1)
    for (index, value) in zip(scalars.indices, scalars) {
      for unit in UTF16.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init() {
        units.append(unit)
        scalarIndices.append(index)
      }
    }
    scalarIndices.append(scalars.endIndex)
  }
}
