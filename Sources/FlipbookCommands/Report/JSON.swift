/// A JSON value whose objects keep the order they are written in.
indirect enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The value as text over several lines, with a line break at its end.
  var text: String { lines(indent: "") + "\n" }

  private func lines(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    // JSON knows neither NaN nor infinity.
    case .number(let value): return value.isFinite ? shown(value) : "null"
    case .text(let value): return Self.quoted(value)
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      let rows = values.map { inner + $0.lines(indent: inner) }
      return "[\n" + rows.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let rows = members.map { inner + Self.quoted($0) + ": " + $1.lines(indent: inner) }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON {
  /// A whole number.
  static func number(_ value: Int) -> JSON { .number(Double(value)) }
}
