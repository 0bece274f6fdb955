extension DeflateBlock {
  /// Writes the block with the shorter of the fixed code and one made for it.
  ///
  /// Source: RFC 1951, sections 3.2.6 and 3.2.7.
  func write(to bits: inout BitWriter, isLast: Bool) {
    let literalFrequencies = literalFrequencies
    let distanceFrequencies = distanceFrequencies
    let literals = HuffmanCode(frequencies: literalFrequencies.span, limit: 15)
    let distances = HuffmanCode(frequencies: distanceFrequencies.span, limit: 15)
    let header = DeflateCodeHeader(literals: literals, distances: distances)
    let ownCount =
      header.bitCount + literals.bitCount(frequencies: literalFrequencies.span)
      + distances.bitCount(frequencies: distanceFrequencies.span)
    let fixedCount =
      HuffmanCode.fixedLiterals.bitCount(frequencies: literalFrequencies.span)
      + HuffmanCode.fixedDistances.bitCount(frequencies: distanceFrequencies.span)
    bits.reserve(
      bitCount: min(ownCount, fixedCount) + extraBitCount(literalFrequencies, distanceFrequencies))
    let isFixed = fixedCount <= ownCount
    bits.append((isLast ? 1 : 0) | (isFixed ? 1 : 2) << 1, count: 3)
    if isFixed {
      writeTokens(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances, to: &bits)
    } else {
      header.write(to: &bits)
      writeTokens(literals, distances, to: &bits)
    }
  }

  /// The bits that follow the symbols of lengths and distances.
  private func extraBitCount(
    _ literalFrequencies: [UInt32], _ distanceFrequencies: [UInt32]
  ) -> Int {
    var count = 0
    for (index, extra) in DeflateAlphabet.lengthExtraCounts.enumerated() {
      count += Int(literalFrequencies[257 + index]) * extra
    }
    for symbol in 4..<DeflateAlphabet.distanceCount {
      count += Int(distanceFrequencies[symbol]) * (symbol / 2 - 1)
    }
    return count
  }

  /// Writes all tokens and the end of the block.
  private func writeTokens(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitWriter
  ) {
    // The bits of each symbol and, above them, how many; with the extra bits for lengths.
    let literalWords = zip(literals.codes, literals.lengths).map { UInt32($0) | UInt32($1) << 24 }
    let distanceWords = zip(distances.codes, distances.lengths).map {
      UInt32($0) | UInt32($1) << 24
    }
    let lengthWords = (0..<256).map { offset in
      let (symbol, extra, extraCount) = DeflateAlphabet.symbol(length: offset + 3)
      let codeCount = UInt32(literals.lengths[symbol])
      return UInt32(literals.codes[symbol]) | extra << codeCount | (codeCount + extraCount) << 24
    }
    tokens.withSpan(0..<count) { tokens in
      bits.append(
        tokens, literals: literalWords.span, lengths: lengthWords.span,
        distances: distanceWords.span)
    }
    let end = DeflateAlphabet.endOfBlock
    bits.append(UInt32(literals.codes[end]), count: Int(literals.lengths[end]))
  }
}

extension HuffmanCode {
  /// The code for literals and lengths that needs no header.
  static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  /// The code for distances that needs no header.
  static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 32))
}
