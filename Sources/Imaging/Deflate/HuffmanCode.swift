/// A prefix code as deflate has them: canonical, of at most fifteen bits, sent as its lengths.
///
/// Source: RFC 1951, section 3.2.2.
struct HuffmanCode {
  /// The number of bits for each symbol; 0 for one that does not occur.
  let lengths: [UInt8]
  /// The bits for each symbol in the order in which they are sent, the first lowest.
  let codes: [UInt16]

  /// The canonical code of such lengths.
  init(lengths: [UInt8]) {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length] &+ next[length - 1]) << 1 }
    self.lengths = lengths
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] &+= 1 }
      return Self.reversed(next[Int(length)]) >> UInt16(16 - length)
    }
  }

  /// The code that spends the fewest bits on symbols of such frequencies, with at most `limit` bits each.
  ///
  /// Where the best code has a longer word, frequencies are halved until it has none: a little off the
  /// best, and rare. Two symbols get a word at least, since some decoders refuse a code of one.
  init(frequencies: Span<UInt32>, limit: Int) {
    var leaves: [UInt64] = []
    for symbol in frequencies.indices where frequencies[symbol] > 0 {
      leaves.append(UInt64(frequencies[symbol]) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices where leaves.count < 2 && frequencies[symbol] == 0 {
      leaves.append(1 << 16 | UInt64(symbol))
    }
    leaves.sort()
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    while true {
      let depths = Self.depths(sortedWeights: leaves.map { $0 >> 16 })
      if depths.allSatisfy({ $0 <= limit }) {
        for (leaf, depth) in zip(leaves, depths) { lengths[Int(leaf & 0xffff)] = UInt8(depth) }
        break
      }
      // Halving keeps the order.
      leaves = leaves.map { leaf in max(1, leaf >> 17) << 16 | leaf & 0xffff }
    }
    self.init(lengths: lengths)
  }

  /// The bits that symbols of such frequencies take, the extra bits that follow them not counted.
  func bitCount(frequencies: Span<UInt32>) -> Int {
    var count = 0
    for symbol in frequencies.indices {
      count += Int(frequencies[symbol]) * Int(lengths[symbol])
    }
    return count
  }

  /// How deep each leaf lies in Huffman's tree over at least two ascending weights.
  ///
  /// Leaves and inner nodes both come up in ascending order, so two queues find the next pair.
  private static func depths(sortedWeights weights: [UInt64]) -> [Int] {
    let count = weights.count
    var inner: [UInt64] = []
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (nextLeaf, nextInner) = (0, 0)
    while inner.count < count - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf =
          nextLeaf < count && (nextInner == inner.count || weights[nextLeaf] <= inner[nextInner])
        weight += takesLeaf ? weights[nextLeaf] : inner[nextInner]
        parents[takesLeaf ? nextLeaf : count + nextInner] = count + inner.count
        if takesLeaf { nextLeaf += 1 } else { nextInner += 1 }
      }
      inner.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// The sixteen bits in the other order.
  private static func reversed(_ bits: UInt16) -> UInt16 {
    var bits = bits
    bits = bits >> 8 | bits << 8
    bits = (bits >> 4) & 0x0f0f | (bits & 0x0f0f) << 4
    bits = (bits >> 2) & 0x3333 | (bits & 0x3333) << 2
    return (bits >> 1) & 0x5555 | (bits & 0x5555) << 1
  }
}
