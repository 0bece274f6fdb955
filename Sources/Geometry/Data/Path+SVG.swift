extension Path {
  /// The path that SVG path data describe: the value of a `d` attribute.
  ///
  /// All commands are read, absolute and relative, with implied repetition, with flags and numbers
  /// run together wherever the grammar allows it. Numbers are rounded correctly; arcs become cubics
  /// within 4.3e-6 of their radius (see ``addArc(to:radii:rotation:isLargeArc:isClockwise:)``). Data
  /// of white space alone are an empty path. Linear in the length of the data.
  ///
  /// - Parameter svg: The path data.
  /// - Throws: ``PathDataError`` at the first place where the data break the grammar or a coordinate
  ///   is too great for a double; it holds the path up to there, which SVG asks to be drawn.
  ///
  /// Source: Scalable Vector Graphics (SVG) 2, section 9.3.9, "The grammar for path data", with
  /// numbers that end in a point as in SVG 1.1.
  public init(svg: String) throws(PathDataError) {
    var parser = PathDataParser(svg)
    self = try parser.parse()
  }

  /// Which verbs of the path that `svg` describes up to its first error are pieces of one arc each.
  package static func arcs(inSVG svg: String) -> [Range<Int>] {
    var parser = PathDataParser(svg)
    _ = try? parser.parse()
    return parser.arcs
  }

  /// The path as SVG path data, in absolute commands and as few characters as those allow.
  ///
  /// Numbers are written with the fewest digits that read back as the same double, so
  /// `Path(svg: path.svgData)` is `path` again. A coordinate that is not finite is written as Swift
  /// does, which reading refuses.
  public var svgData: String {
    var data = ""
    var next = points.startIndex
    func append(_ letter: Character, _ count: Int) {
      data.append(letter)
      var isFirst = true
      for point in points[next..<next + count] {
        for number in [point.x, point.y] {
          let text = Path.shortText(number)
          if !isFirst, !text.hasPrefix("-") { data.append(" ") }
          data += text
          isFirst = false
        }
      }
      next += count
    }
    for verb in verbs {
      switch verb {
      case .move: append("M", 1)
      case .line: append("L", 1)
      case .quad: append("Q", 2)
      case .cubic: append("C", 3)
      case .close: data.append("Z")
      }
    }
    return data
  }

  private static func shortText(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
