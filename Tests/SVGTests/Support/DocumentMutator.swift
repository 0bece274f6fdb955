import Numerics

/// Damages documents the way accidents and attackers do, the same way for the same seed.
struct DocumentMutator {
  private var random: SeededGenerator
  private let documents: [[UInt8]]

  init(seed: UInt64, documents: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.documents = documents
  }

  /// Values that have upset readers before.
  private static let values: [String] = [
    "0", "-1", "1e308", "-1e308", "1e-300", "NaN", "inf", "99999999999", "0.0000001", "100%", "-5%",
    "1em", "0.5", "3", "200", "url(#a)", "url(#g)", "#g", "none", "inherit", "currentColor",
    "context-fill", "objectBoundingBox", "userSpaceOnUse", "rotate(45)", "scale(0)", "scale(1e9)",
    "matrix(0 0 0 0 0 0)", "skewX(90)", "M0 0L1e9 1e9", "A1 1 0 0 0 5 5", "1e99 1e99 1e99",
  ]

  /// Texts that have upset readers before.
  private static let words: [String] = [
    "<g>", "</g>", "<use href=\"#g\"/>", "<svg>", "&amp;", "&x;", "<!--", "]]>", "\"", "'", "😀",
    " transform=\"scale(1e6)\" ", " id=\"g\" ", " stroke-dasharray=\"0.00001\" ",
    " stroke-width=\"1e6\" ", " filter=\"url(#filter1)\" ", " mask=\"url(#mask1)\" ",
    " stdDeviation=\"1e9\" ", " numOctaves=\"99\" ", " baseFrequency=\"1e9\" ", " radius=\"1e9\" ",
  ]

  /// The next damaged document.
  mutating func next() -> [UInt8] {
    var bytes = pick(documents)
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes) }
    return bytes
  }

  private mutating func pick<T>(_ items: [T]) -> T {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard bytes.count > 8 else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    // Mostly what leaves the document well-formed: the rest ends in its first lines.
    switch Int.random(in: 0..<24, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<min(place + length(40), bytes.count))
    case 2: bytes.insert(contentsOf: Array(pick(Self.words).utf8), at: place)
    case 3:
      let part = bytes[place..<min(place + length(200), bytes.count)]
      bytes.insert(contentsOf: Array(part), at: Int.random(in: 0...bytes.count, using: &random))
    case 4..<14: replaceNumber(in: &bytes, from: place)
    case 14..<20: replaceValue(in: &bytes, from: place)
    case 20..<23: repeatElement(in: &bytes, from: place)
    default:
      let other = pick(documents)
      let start = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(start + length(120), other.count)], at: place)
    }
  }

  private mutating func length(_ most: Int) -> Int { Int.random(in: 1...most, using: &random) }

  /// Puts the next empty element in once more, somewhere before another tag.
  private mutating func repeatElement(in bytes: inout [UInt8], from place: Int) {
    let other = pick(documents)
    guard
      let end = other.indices.first(where: { $0 > 0 && other[$0] == 0x3E && other[$0 - 1] == 0x2F }
      ),
      let start = other[..<end].lastIndex(of: UInt8(ascii: "<")),
      let target = bytes[place...].firstIndex(of: UInt8(ascii: "<"))
    else { return }
    bytes.insert(contentsOf: other[start...end], at: target)
  }

  /// Puts another word in place of the next number.
  private mutating func replaceNumber(in bytes: inout [UInt8], from place: Int) {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 || byte == 0x2E }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(pick(Self.values).utf8))
  }

  /// Puts another word in place of the next attribute's value.
  private mutating func replaceValue(in bytes: inout [UInt8], from place: Int) {
    guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "\"")),
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return }
    bytes.replaceSubrange(start + 1..<end, with: Array(pick(Self.values).utf8))
  }
}
