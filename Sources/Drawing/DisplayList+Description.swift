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
      let kind = fill.isAntialiased ? "fill" : "aliased fill"
      lines.append("\(indent)\(kind) \(fill.paint) \(fill.rule) \(fill.transform) \(fill.path)")
    case .stroke(let stroke):
      let kind = stroke.isAntialiased ? "stroke" : "aliased stroke"
      lines.append(
        "\(indent)\(kind) \(stroke.paint) \(stroke.style) \(stroke.transform) \(stroke.path)")
    case .picture(let picture):
      let bitmap = picture.image.bitmap
      lines.append(
        "\(indent)picture \(bitmap.width) x \(bitmap.height) \(picture.image.fingerprint) "
          + "\(picture.interpolation) \(picture.opacity) \(picture.transform)")
    case .group(let group):
      let clip = group.clip.map { " clip \($0.rule) \($0.transform) \($0.path)" } ?? ""
      let isolation = group.isIsolated ? "" : " not isolated"
      lines.append("\(indent)group \(group.blendMode) \(group.opacity)\(isolation)\(clip)")
      if let mask = group.mask {
        lines.append("\(indent)  mask \(mask.kind)")
        for item in mask.items { item.describe(into: &lines, indent: indent + "    ") }
      }
      for filter in group.filters {
        let operations = filter.primitives.map { "\($0.operation)" }.joined(separator: ", ")
        lines.append("\(indent)  filter \(operations)")
      }
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
        + "\(linear.gradient)"
    case .radialGradient(let radial):
      "radial \(radial.startCenter) \(radial.startRadius) \(radial.endCenter) "
        + "\(radial.endRadius) \(radial.gradient)"
    case .angularGradient(let angular):
      "angular \(angular.center) \(angular.startAngle.degrees) \(angular.endAngle.degrees) "
        + "\(angular.gradient)"
    case .pattern(let pattern): "pattern \(pattern.tile) of \(pattern.items.count) items"
    }
  }
}

extension GradientStops: CustomStringConvertible {
  /// The stops, location and colour, with commas between.
  public var description: String {
    stops.map { "\($0.location):\($0.color)" }.joined(separator: ",")
  }
}
