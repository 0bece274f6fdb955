/// A text as the shaper takes it: its Unicode scalars, and where they are in the string.
///
/// What would upset a line is a space here: line ends of every kind (CR LF is one), tabs, and all
/// other control characters.
struct ScalarText: Hashable, Sendable {
  /// The scalars' values.
  private(set) var scalars: [UInt32] = []
  /// Where each scalar begins in the string, in bytes of UTF-8.
  private(set) var offsets: [Int] = []
  /// The first scalar of each character as people see it (grapheme cluster); ascending.
  private(set) var characterStarts: [Int] = []
  /// The scalars that stand for line ends; ascending.
  private(set) var lineEnds: [Int] = []
  /// Which span the scalars belong to, in order.
  private(set) var spanRuns: [SpanRun] = []
  /// Scalars before which a character as people see it is cut, for being too long; ascending.
  private(set) var cuts: [Int] = []
  /// The length of the string in bytes of UTF-8.
  private(set) var utf8Count = 0

  /// Scalars of one span, from the end of the run before.
  struct SpanRun: Hashable, Sendable {
    var end: Int
    var span: Int
  }

  /// The most scalars of one character as people see it that are shaped together.
  ///
  /// For a letter with endless marks HarfBuzz takes time in proportion to the square of their number
  /// (half a million marks took six minutes). Real text stays below 30 marks, the limit of Unicode's
  /// stream-safe format (UAX #15).
  static let longestCharacter = 128

  /// U+FFFC, the sign in place of which an attachment stands.
  static let object: UInt32 = 0xFFFC

  /// The scalars of a styled text.
  init(_ text: StyledText) {
    let count = text.utf8Count
    scalars.reserveCapacity(count)
    offsets.reserveCapacity(count)
    characterStarts.reserveCapacity(count)
    var span = 0
    var spanEnd = text.spans[0].text.utf8.count
    for character in text.text {
      while utf8Count >= spanEnd, span + 1 < text.spans.count {
        endSpan(span)
        span += 1
        spanEnd += text.spans[span].text.utf8.count
      }
      append(character)
    }
    endSpan(span)
  }

  private mutating func append(_ character: Character) {
    characterStarts.append(scalars.count)
    if Self.endsLine(character) { lineEnds.append(scalars.count) }
    var count = 0
    for scalar in character.unicodeScalars {
      // The only character with a line feed that is not its first scalar is CR LF.
      if !(scalar == "\n" && count > 0) {
        if count > 0, count % Self.longestCharacter == 0 { cuts.append(scalars.count) }
        scalars.append(Self.isControl(scalar) ? 0x20 : scalar.value)
        offsets.append(utf8Count)
      }
      count += 1
      utf8Count += UTF8.width(scalar)
    }
  }

  private mutating func endSpan(_ span: Int) {
    if spanRuns.last?.end ?? -1 < scalars.count { extendSpan(span, to: scalars.count) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func endsLine(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  // MARK: Parts

  /// What a text is put together from.
  enum Piece {
    /// Scalars of another text; from one of its characters' starts to another.
    case part(Range<Int>)
    /// Other scalars, in the style of a span, that stand for what begins at an offset in UTF-8.
    case sign(String, span: Int, offset: Int)
  }

  /// A text of parts of this one and of signs put in, whose offsets are those in this one's string.
  func assembled(from pieces: [Piece]) -> ScalarText {
    var result = self
    result.scalars = []
    result.offsets = []
    result.characterStarts = []
    result.lineEnds = []
    result.spanRuns = []
    result.cuts = []
    for piece in pieces {
      let base = result.scalars.count
      switch piece {
      case .part(let range):
        guard !range.isEmpty else { continue }
        func moved(_ places: [Int]) -> [Int] {
          places[places.firstIndex(notBelow: range.lowerBound)...]
            .prefix { $0 < range.upperBound }.map { $0 - range.lowerBound + base }
        }
        result.scalars += scalars[range]
        result.offsets += offsets[range]
        result.characterStarts += moved(characterStarts)
        result.cuts += moved(cuts)
        var index = spanRuns.partitioned { $0.end > range.lowerBound }
        while index < spanRuns.count {
          let end = min(spanRuns[index].end, range.upperBound)
          result.extendSpan(spanRuns[index].span, to: end - range.lowerBound + base)
          if end == range.upperBound { break }
          index += 1
        }
      case .sign(let sign, let span, let offset):
        for scalar in sign.unicodeScalars {
          result.characterStarts.append(result.scalars.count)
          result.scalars.append(scalar.value)
          result.offsets.append(offset)
        }
        result.extendSpan(span, to: result.scalars.count)
      }
    }
    return result
  }

  private mutating func extendSpan(_ span: Int, to end: Int) {
    if let last = spanRuns.last, last.span == span {
      spanRuns[spanRuns.count - 1].end = end
    } else {
      spanRuns.append(SpanRun(end: end, span: span))
    }
  }

  // MARK: Questions

  /// The text's paragraphs, which are the scalars between line ends; at least one.
  var paragraphs: [Range<Int>] {
    var start = 0
    var result: [Range<Int>] = []
    for end in lineEnds {
      result.append(start..<end)
      start = end + 1
    }
    result.append(start..<scalars.count)
    return result
  }

  /// The span that the scalar at `index` belongs to; at the end, that of the last scalar.
  func span(at index: Int) -> Int {
    spanRuns[min(spanRuns.partitioned { $0.end > index }, spanRuns.count - 1)].span
  }

  /// Where the scalar at `index` begins in the string, in bytes of UTF-8; at the end, its length.
  func offset(at index: Int) -> Int {
    index < offsets.count ? offsets[index] : utf8Count
  }
}

extension Array {
  /// The index of the first element that `belongs`, where all after it do; the count where none does.
  func partitioned(_ belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int] {
  /// The index of the first of ascending numbers that is at least `value`.
  func firstIndex(notBelow value: Int) -> Int { partitioned { $0 >= value } }
}
