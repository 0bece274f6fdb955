import Imaging

/// What `fill` and `stroke` say.
enum PaintValue: Hashable, Sendable {
  /// What is painted where a paint server is missing.
  enum Fallback: Hashable, Sendable {
    case none
    case color(ColorValue)
  }

  case none
  case color(ColorValue)
  /// A gradient or pattern by its id.
  case server(String, fallback: Fallback?)
  /// What the element is filled with that uses this one.
  case contextFill
  /// What the element is stroked with that uses this one.
  case contextStroke

  /// The paint that `text` names; nil where it is something else, and has to be ignored.
  init?(_ text: String) {
    var scanner = TextScanner(text.trimmingSpaces)
    if let link = scanner.takeURL() {
      scanner.skipSpaces()
      let fallback = scanner.takeFallback()
      guard let id = link.fragment else {
        // Nothing in another file is fetched.
        self = .server("", fallback: fallback)
        return
      }
      self = .server(id, fallback: fallback)
      return
    }
    let start = scanner
    switch scanner.takeIdentifier().lowercased() {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      scanner = start
      // What may follow is a colour by an ICC profile, which nobody uses.
      guard let color = scanner.takeColorValue() else { return nil }
      self = .color(color)
    }
  }
}

extension TextScanner {
  fileprivate mutating func takeFallback() -> PaintValue.Fallback? {
    let start = self
    if takeIdentifier().lowercased() == "none" { return PaintValue.Fallback.none }
    self = start
    return takeColorValue().map(PaintValue.Fallback.color)
  }
}
