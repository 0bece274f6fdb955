import Drawing
import Geometry
import Imaging

extension SVGStyle {
  /// The style of an element whose parent has this one.
  ///
  /// A value that is unreadable counts as not there, and so does `inherit`, since all of these are
  /// inherited anyway.
  func inherited(by element: SVGElement, viewport: Size) -> SVGStyle {
    var style = self
    guard element.hasInheritedProperties else { return style }
    let values = element.attributes
    style.text = text.inherited(by: element, viewport: viewport)
    if let value = values["color"].flatMap(ColorValue.init) {
      style.color = value.color(current: color)
    }
    style.takePainting(values)
    style.takeStroke(values)
    style.takeMarkers(values)
    style.takeRendering(values)
    return style
  }

  /// The names of the attributes that are looked at.
  static let propertyNames: Set<String> = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule",
    "paint-order", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "marker-start", "marker-mid", "marker-end",
    "visibility", "shape-rendering", "image-rendering", "color-interpolation",
    "color-interpolation-filters", "font-size", "font-family", "font-weight", "font-style",
    "font-variant", "font-stretch", "font-variation-settings", "font-feature-settings",
    "font-kerning", "letter-spacing", "word-spacing", "text-anchor",
    "writing-mode", "text-orientation", "dominant-baseline", "direction", "xml:lang", "xml:space",
  ]

  private mutating func takePainting(_ values: [String: String]) {
    if let value = values["fill"].flatMap(PaintValue.init) { fill = value }
    if let value = values["stroke"].flatMap(PaintValue.init) { stroke = value }
    if let value = values["fill-opacity"]?.numberOrPercentage { fillOpacity = value.clampedToOne }
    if let value = values["stroke-opacity"]?.numberOrPercentage {
      strokeOpacity = value.clampedToOne
    }
    if let value = values["fill-rule"].flatMap(Self.rule) { fillRule = value }
    if let value = values["clip-rule"].flatMap(Self.rule) { clipRule = value }
    if let value = values["paint-order"] { paintOrder = PaintOrder(value) ?? paintOrder }
  }

  private static func rule(_ text: String) -> FillRule? {
    switch text.trimmingSpaces {
    case "nonzero": .nonZero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  private mutating func takeStroke(_ values: [String: String]) {
    if let value = values["stroke-width"].flatMap(SVGLength.init), value.number >= 0 {
      strokeWidth = value.settled(fontSize: fontSize)
    }
    if let value = values["stroke-linecap"].flatMap(LineCap.init) { lineCap = value }
    switch values["stroke-linejoin"]?.trimmingSpaces {
    // `arcs` falls back to a plain miter, as SVG 2 allows.
    case "miter", "arcs": lineJoin = .miter
    case "miter-clip": lineJoin = .miterClip
    case "round": lineJoin = .round
    case "bevel": lineJoin = .bevel
    default: break
    }
    if let value = values["stroke-miterlimit"].flatMap(SVGLength.init), value.unit == .user,
      value.number >= 1
    {
      miterLimit = value.number
    }
    if let text = values["stroke-dasharray"]?.trimmingSpaces {
      if text == "none" {
        dashes = []
      } else if let lengths = text.lengths {
        // A negative length makes the value void; all zero is a line without gaps.
        dashes =
          lengths.contains { $0.number < 0 } ? [] : lengths.map { $0.settled(fontSize: fontSize) }
      }
    }
    if let value = values["stroke-dashoffset"].flatMap(SVGLength.init) {
      dashOffset = value.settled(fontSize: fontSize)
    }
  }

  private mutating func takeMarkers(_ values: [String: String]) {
    func take(_ name: String, _ old: String?) -> String? {
      guard let value = values[name]?.trimmingSpaces, value != "inherit" else { return old }
      return value.urlFragment
    }
    markerStart = take("marker-start", markerStart)
    markerMid = take("marker-mid", markerMid)
    markerEnd = take("marker-end", markerEnd)
  }

  private mutating func takeRendering(_ values: [String: String]) {
    switch values["visibility"]?.trimmingSpaces {
    case "visible": isVisible = true
    case "hidden", "collapse": isVisible = false
    default: break
    }
    switch values["shape-rendering"]?.trimmingSpaces {
    case "crispEdges", "optimizeSpeed": isCrisp = true
    case "auto", "geometricPrecision": isCrisp = false
    default: break
    }
    switch values["image-rendering"]?.trimmingSpaces {
    case "optimizeSpeed", "pixelated", "crisp-edges": imageRendering = .pixelated
    case "auto", "optimizeQuality", "smooth", "high-quality": imageRendering = .automatic
    default: break
    }
    func space(_ name: String) -> FilterPrimitive.Space? {
      switch values[name]?.trimmingSpaces {
      case "sRGB": .sRGB
      case "linearRGB": .linear
      default: nil
      }
    }
    if let value = space("color-interpolation") { colorInterpolation = value }
    if let value = space("color-interpolation-filters") { filterSpace = value }
  }
}

extension SVGStyle.PaintOrder {
  /// The order that a `paint-order` property says; nil where it is unreadable.
  init?(_ text: String) {
    var parts: [Part] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "normal" where parts.isEmpty: break
      case "fill" where !parts.contains(.fill): parts.append(.fill)
      case "stroke" where !parts.contains(.stroke): parts.append(.stroke)
      case "markers" where !parts.contains(.markers): parts.append(.markers)
      default: return nil
      }
    }
    for part in Self.normal.parts where !parts.contains(part) { parts.append(part) }
    self.parts = parts
  }
}

extension Double {
  /// The number held to 0...1.
  var clampedToOne: Double { min(max(self, 0), 1) }
}
