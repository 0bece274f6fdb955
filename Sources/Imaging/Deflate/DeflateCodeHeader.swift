/// The two codes of a block as they are sent: their lengths, packed with a third code.
///
/// Source: RFC 1951, section 3.2.7.
struct DeflateCodeHeader {
  /// Symbols of the third code, each with its extra bits.
  private var steps: [(symbol: Int, extra: UInt32)] = []
  private let code: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int
  private let orderCount: Int

  /// The order in which the lengths of the third code are sent.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  /// How many extra bits follow each symbol of the third code.
  private static let extraCounts = [Int](repeating: 0, count: 16) + [2, 3, 7]

  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = max(257, Self.usedCount(literals.lengths))
    distanceCount = max(1, Self.usedCount(distances.lengths))
    steps = Self.steps(
      Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies.span, limit: 7)
    self.code = code
    orderCount = max(4, Self.usedCount(Self.order.map { code.lengths[$0] }))
  }

  /// The bits that the header takes, without the three that start the block.
  var bitCount: Int {
    14 + 3 * orderCount
      + steps.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + Self.extraCounts[$1.symbol] }
  }

  func write(to bits: inout BitWriter) {
    bits.append(UInt32(literalCount - 257), count: 5)
    bits.append(UInt32(distanceCount - 1), count: 5)
    bits.append(UInt32(orderCount - 4), count: 4)
    for symbol in Self.order[..<orderCount] { bits.append(UInt32(code.lengths[symbol]), count: 3) }
    for (symbol, extra) in steps {
      bits.append(UInt32(code.codes[symbol]), count: Int(code.lengths[symbol]))
      bits.append(extra, count: Self.extraCounts[symbol])
    }
  }

  private static func usedCount(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }

  /// Lengths as symbols: 0 to 15 for one, 16 for the last one again, 17 and 18 for zeros.
  private static func steps(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt32)] {
    var steps: [(symbol: Int, extra: UInt32)] = []
    var first = 0
    while first < lengths.count {
      let length = lengths[first]
      var end = first + 1
      while end < lengths.count && lengths[end] == length { end += 1 }
      var rest = end - first
      first = end
      if length > 0 {
        steps.append((Int(length), 0))
        rest -= 1
      }
      while rest >= 3 {
        let count = min(rest, length > 0 ? 6 : 138)
        switch (length, count) {
        case (0, 11...): steps.append((18, UInt32(count - 11)))
        case (0, _): steps.append((17, UInt32(count - 3)))
        default: steps.append((16, UInt32(count - 3)))
        }
        rest -= count
      }
      for _ in 0..<rest { steps.append((Int(length), 0)) }
    }
    return steps
  }
}
