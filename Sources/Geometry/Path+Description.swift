extension Path: CustomStringConvertible {
  /// The path in the letters of SVG path data, all absolute.
  public var description: String {
    var words: [String] = []
    var next = points.startIndex
    func take(_ count: Int) -> [String] {
      defer { next += count }
      return points[next..<next + count].map(\.description)
    }
    for verb in verbs {
      switch verb {
      case .move: words += ["M"] + take(1)
      case .line: words += ["L"] + take(1)
      case .quad: words += ["Q"] + take(2)
      case .cubic: words += ["C"] + take(3)
      case .close: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }
}

extension Point: CustomStringConvertible {
  /// The two coordinates with a comma between.
  public var description: String { "\(x),\(y)" }
}

extension Affine: CustomStringConvertible {
  /// SVG's `matrix(…)`, or `identity`.
  public var description: String {
    self == .identity ? "identity" : "matrix(\(a) \(b) \(c) \(d) \(tx) \(ty))"
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// Width, cap, join, miter limit, and dashes where there are any.
  public var description: String {
    let dashes = dash.isEmpty ? "" : " dash \(dash) \(dashPhase)"
    return "\(lineWidth) \(lineCap) \(lineJoin) \(miterLimit)\(dashes)"
  }
}
