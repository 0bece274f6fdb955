import Geometry
import Imaging

extension DisplayList: CustomStringConvertible {
  /// The list as text, one item a line, groups indented: for reading, and for comparing in tests.
  public var description: String {
    var lines = ["picture \(size.width) x \(size.height)"]
    for item in items { item.describe(into: &lines, indent: "  ") }
    return lines.joined(separator: "\n")
  }
}

extension DrawingItem {
  fileprivate func describe(into lines: inout [String], indent: String) {
    switch self {
    case .fill(let fill):
      lines.append("\(indent)fill \(fill.paint) \(fill.rule) \(fill.transform) \(fill.path)")
    case .stroke(let stroke):
      let style = stroke.style
      lines.append(
        "\(indent)stroke \(stroke.paint) \(style.lineWidth) \(style.lineCap) \(style.lineJoin) "
          + "\(style.miterLimit) \(stroke.transform) \(stroke.path)")
    case .group(let group):
      let clip = group.clip.map { " clip \($0.rule) \($0.transform) \($0.path)" } ?? ""
      lines.append("\(indent)group \(group.blendMode) \(group.opacity)\(clip)")
      for item in group.items { item.describe(into: &lines, indent: indent + "  ") }
    }
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, or the gradient's line and stops.
  public var description: String {
    switch self {
    case .color(let color): "\(color)"
    case .linearGradient(let linear):
      "linear \(linear.gradient.interpolation) \(linear.start) \(linear.end) "
        + linear.gradient.stops.map { "\($0.location):\($0.color)" }.joined(separator: ",")
    }
  }
}
