/// Why a document could not be read as SVG; every case names the line.
///
/// Lines are counted from 1 in the document's own text. What the document asks for and is merely not
/// supported is no error: see ``SVGDocument/notes``.
public enum SVGError: Error, Hashable, Sendable {
  /// The text breaks the rules of XML.
  case malformed(line: Int, reason: String)
  /// It is XML, and not a picture of SVG.
  case notSVG(line: Int, reason: String)
  /// The document is larger or more deeply nested, or grows to more, than is drawn.
  case limit(line: Int, reason: String)

  /// The line that is at fault.
  public var line: Int {
    switch self {
    case .malformed(let line, _), .notSVG(let line, _), .limit(let line, _): line
    }
  }
}

extension SVGError: CustomStringConvertible {
  /// What is wrong, on which line, and what to do about it.
  public var description: String {
    switch self {
    case .malformed(let line, let reason):
      "line \(line): not well-formed XML: \(reason)"
    case .notSVG(let line, let reason):
      "line \(line): not an SVG picture: \(reason)"
    case .limit(let line, let reason):
      "line \(line): too much to draw: \(reason)"
    }
  }
}
