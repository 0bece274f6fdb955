import Flipbook

/// Reads a benchmark's file, a line at a time.
struct BenchScriptReader {
  private var script = BenchScript()
  private var paths: [String: Path] = [:]
  /// The layers that are open, each with what it holds so far.
  private var layers: [(opacity: Double, operations: [BenchScript.Operation])] = []

  /// The script in `text`; errors name `file`.
  static func read(_ text: String, file: String) throws(BenchScriptError) -> BenchScript {
    var reader = BenchScriptReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.isEmpty, line.first != "#", !line.hasPrefix("flipbook-ops") else { continue }
      var words = BenchWords(line, file: file, line: index + 1)
      try reader.readLine(&words)
      try words.expectEnd()
    }
    guard reader.script.width > 0, reader.layers.isEmpty else {
      throw BenchScriptError(
        file: file, line: 1, reason: "there is no canvas, or a layer without its end")
    }
    return reader.script
  }

  private mutating func readLine(_ words: inout BenchWords) throws(BenchScriptError) {
    let operation = try words.word()
    switch operation {
    case "canvas":
      (script.width, script.height) = (try words.whole(), try words.whole())
      do {
        try Bitmap.validate(width: script.width, height: script.height)
      } catch {
        throw words.error(error.description)
      }
      script.background = try words.color()
    case "def":
      let name = try words.word()
      paths[name] = try words.path()
    case "layer":
      // As deep as groups may reasonably be: each costs a canvas, and a call on the stack.
      guard layers.count < 64 else { throw words.error("there are more than 64 layers open") }
      layers.append((try words.number() / 255, []))
    case "endlayer":
      guard let layer = layers.popLast() else { throw words.error("no layer is open") }
      append(.layer(opacity: layer.opacity, layer.operations))
    case "clear": append(fill(Path(canvas), .color(try words.color())))
    case "linear", "radial", "sweep":
      append(fill(Path(canvas), try words.gradient(operation)))
    case "blur":
      let sigma = try words.number()
      append(.blur(name: try words.word(), sigma: sigma))
    case "image":
      append(.draw(.picture(BenchImage.picture(transform: try words.transform()))))
    default: try readColored(operation, &words)
    }
  }

  /// Reads an operation that begins with its colour.
  private mutating func readColored(
    _ operation: String, _ words: inout BenchWords
  ) throws(BenchScriptError) {
    let color = try words.color()
    switch operation {
    case "rrect": append(fill(try words.roundedRect(), .color(color)))
    case "circle": append(fill(try words.circle(), .color(color)))
    case "path":
      let rule = try words.rule()
      append(fill(try words.path(), .color(color), rule))
    case "use":
      let rule = try words.rule()
      let move = try words.point()
      append(fill(try named(&words).offsetBy(dx: move.x, dy: move.y), .color(color), rule))
    case "stroke":
      let style = try words.strokeStyle()
      append(.draw(.stroke(Stroke(try words.path(), style: style, paint: .color(color)))))
    case "trim":
      let style = try words.strokeStyle()
      let (part, whole) = (try words.number(), try words.number())
      append(.trim(try named(&words), to: part / whole, style, color))
    case "shadow": append(try words.shadow(color))
    case "text":
      let (size, code) = (try words.number(), try words.whole())
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
        throw words.error("there is no character \(code)")
      }
      append(.glyph(scalar, size: size, at: try words.point(), color))
    default: throw words.error("there is no operation '\(operation)'")
    }
  }

  private var canvas: Rect {
    Rect(x: 0, y: 0, width: Double(script.width), height: Double(script.height))
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero
  ) -> BenchScript.Operation {
    .draw(.fill(Fill(path, rule: rule, paint: paint)))
  }

  private func named(_ words: inout BenchWords) throws(BenchScriptError) -> Path {
    let name = try words.word()
    guard let path = paths[name] else { throw words.error("no path is called '\(name)'") }
    return path
  }

  private mutating func append(_ operation: BenchScript.Operation) {
    if layers.isEmpty {
      script.operations.append(operation)
    } else {
      layers[layers.count - 1].operations.append(operation)
    }
  }
}
