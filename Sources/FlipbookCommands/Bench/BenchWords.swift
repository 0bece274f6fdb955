import Flipbook

/// The words of one line of a benchmark's file, read from left to right.
struct BenchWords {
  private var words: ArraySlice<Substring>
  private let file: String
  private let line: Int

  init(_ text: Substring, file: String, line: Int) {
    words = text.split(separator: " ")[...]
    (self.file, self.line) = (file, line)
  }

  func error(_ reason: String) -> BenchScriptError {
    BenchScriptError(file: file, line: line, reason: reason)
  }

  func expectEnd() throws(BenchScriptError) {
    guard words.isEmpty else { throw error("'\(words.joined(separator: " "))' is too much") }
  }

  mutating func word() throws(BenchScriptError) -> String {
    guard let word = words.popFirst() else { throw error("the line is too short") }
    return String(word)
  }

  mutating func number() throws(BenchScriptError) -> Double {
    let text = try word()
    guard let number = Double(plain: text) else { throw error("'\(text)' is not a number") }
    return number
  }

  mutating func whole() throws(BenchScriptError) -> Int {
    let text = try word()
    guard let number = Int(digits: text) else { throw error("'\(text)' is not a whole number") }
    return number
  }

  mutating func color() throws(BenchScriptError) -> Color {
    let text = try word()
    guard text.count == 8, let hex = UInt32(text, radix: 16) else {
      throw error("'\(text)' is not a colour RRGGBBAA")
    }
    return Color(hex: hex >> 8).opacity(Double(hex & 0xff) / 255)
  }

  mutating func point() throws(BenchScriptError) -> Point {
    let x = try number()
    return Point(x: x, y: try number())
  }

  mutating func transform() throws(BenchScriptError) -> Affine {
    let (a, b, c) = (try number(), try number(), try number())
    let (d, tx, ty) = (try number(), try number(), try number())
    return Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  mutating func circle() throws(BenchScriptError) -> Path {
    let (center, radius) = (try point(), try number())
    return Path(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  mutating func roundedRect() throws(BenchScriptError) -> Path {
    let (origin, size) = (try point(), try point())
    return Path(
      roundedRect: Rect(x: origin.x, y: origin.y, width: size.x, height: size.y),
      cornerRadius: try number(), style: .circular)
  }

  mutating func rule() throws(BenchScriptError) -> FillRule {
    let text = try word()
    switch text {
    case "nonzero": return .nonZero
    case "evenodd": return .evenOdd
    default: throw error("there is no fill rule '\(text)'")
    }
  }

  mutating func strokeStyle() throws(BenchScriptError) -> StrokeStyle {
    let width = try number()
    let (cap, join) = (try word(), try word())
    guard let lineCap = LineCap(rawValue: cap), let lineJoin = LineJoin(rawValue: join) else {
      throw error("there is no cap '\(cap)' or no join '\(join)'")
    }
    return StrokeStyle(
      lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: try number())
  }

  /// Path data of absolute M, L, Q, C and Z to the line's end.
  mutating func path() throws(BenchScriptError) -> Path {
    var path = Path()
    while let letter = words.popFirst() {
      switch letter {
      case "M": path.move(to: try point())
      case "L": path.addLine(to: try point())
      case "Q":
        let control = try point()
        path.addQuadCurve(to: try point(), control: control)
      case "C":
        let (control1, control2) = (try point(), try point())
        path.addCurve(to: try point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      default: throw error("there is no path command '\(letter)'")
      }
    }
    return path
  }

  /// A gradient over the canvas, by its operation's name.
  mutating func gradient(_ operation: String) throws(BenchScriptError) -> Paint {
    let start = try point()
    switch operation {
    case "linear":
      let end = try point()
      return .linearGradient(LinearGradientPaint(try stops(), start: start, end: end))
    case "radial":
      let radius = try number()
      return .radialGradient(
        RadialGradientPaint(
          try stops(), startCenter: start, startRadius: 0, endCenter: start, endRadius: radius))
    default:
      return .angularGradient(
        AngularGradientPaint(
          try stops(), center: start, startAngle: .zero, endAngle: .degrees(360)))
    }
  }

  private mutating func stops() throws(BenchScriptError) -> GradientStops {
    var stops: [GradientStops.Stop] = []
    for _ in 0..<(try whole()) {
      let location = try number()
      stops.append(GradientStops.Stop(color: try color(), location: location))
    }
    return GradientStops(stops, interpolation: .straight)
  }

  /// A blurred rounded rectangle.
  mutating func shadow(_ color: Color) throws(BenchScriptError) -> BenchScript.Operation {
    let (sigma, move) = (try number(), try point())
    let shape = Fill(
      try roundedRect().offsetBy(dx: move.x, dy: move.y), paint: .color(color))
    let blur = FilterPrimitive(.gaussianBlur(sigmaX: sigma, sigmaY: sigma), inputs: [.source])
    return .draw(.group(Drawing.Group([.fill(shape)], filters: [Filter([blur])])))
  }
}
