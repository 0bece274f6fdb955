import CHarfBuzz

/// A line's text as the shaper takes it: its Unicode scalars, and where they are in the string.
///
/// What would break or upset a single line is a space here: line ends of every kind (CR LF is one),
/// tabs, and all other control characters.
struct ScalarText: Hashable, Sendable {
  /// The scalars' values.
  private(set) var scalars: [UInt32] = []
  /// Where each scalar begins in the string, in bytes of UTF-8.
  private(set) var offsets: [Int] = []
  /// Scalars before which a character as people see it is cut, for being too long; ascending.
  private(set) var cuts: [Int] = []

  /// The most scalars of one character as people see it that are shaped together.
  ///
  /// For a letter with endless marks HarfBuzz takes time in proportion to the square of their number
  /// (half a million marks took six minutes). Real text stays below 30 marks, the limit of Unicode's
  /// stream-safe format (UAX #15).
  static let longestCharacter = 128

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count)
    var offset = 0
    for character in text {
      var count = 0
      for scalar in character.unicodeScalars {
        // The only character with a line feed that is not its first scalar is CR LF.
        if !(scalar == "\n" && count > 0) {
          if count > 0, count % Self.longestCharacter == 0 { cuts.append(scalars.count) }
          scalars.append(Self.isControl(scalar) ? 0x20 : scalar.value)
          offsets.append(offset)
        }
        count += 1
        offset += UTF8.width(scalar)
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The first character of a right-to-left script, or the first that orders text that way.
  var firstRightToLeft: Unicode.Scalar? {
    let functions = unsafe hb_unicode_funcs_get_default()
    return scalars.first { scalar in
      switch scalar {
      case 0..<0x590: return false
      // RLE, RLO, RLI.
      case 0x202B, 0x202E, 0x2067: return true
      default:
        let script = unsafe hb_unicode_script(functions, scalar)
        return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
      }
    }.flatMap(Unicode.Scalar.init)
  }
}

/// A part of a text in one script.
struct ScriptRun: Hashable, Sendable {
  /// Which of the text's scalars.
  var range: Range<Int>
  /// The script's ISO 15924 tag, packed into a number.
  var script: UInt32
}

extension ScalarText {
  /// The text in parts of one script each, in order.
  ///
  /// Signs that many scripts share, and marks, go with the script before them, or at the beginning
  /// with the first one after. Text of nothing else is one run of the script "common". A
  /// character of more than ``longestCharacter`` scalars is cut, and marks after the cut stand on
  /// nothing.
  var scriptRuns: [ScriptRun] {
    let functions = unsafe hb_unicode_funcs_get_default()
    let shared = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID]
      .map(\.rawValue)
    var runs: [ScriptRun] = []
    var start = 0
    var current: UInt32?
    var nextCuts = cuts[...]
    func endRun(before index: Int) {
      if start < index {
        let script = current ?? HB_SCRIPT_COMMON.rawValue
        runs.append(ScriptRun(range: start..<index, script: script))
      }
      start = index
    }
    for (index, scalar) in scalars.enumerated() {
      if index == nextCuts.first {
        nextCuts.removeFirst()
        endRun(before: index)
      }
      let script = unsafe hb_unicode_script(functions, scalar).rawValue
      guard !shared.contains(script), script != current else { continue }
      if current != nil { endRun(before: index) }
      current = script
    }
    endRun(before: scalars.count)
    return runs
  }
}
