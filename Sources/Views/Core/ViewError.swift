public import Typography

/// Why a view could not be laid out.
public enum ViewError: Error, Hashable, CustomStringConvertible {
  /// A text's font is missing, broken, or lacks a glyph.
  case font(FontError)
  /// Views lie too deep in one another; a view that contains itself does so without end.
  case nesting(view: String, limit: Int)
  /// A length, an angle or a factor is not a number, or has no end.
  case notFinite(modifier: String, value: String)
  /// A container has put a view in a frame without end.
  case endlessFrame(view: String, String)
  /// A view of another module could not be made.
  case content(ContentError)
  /// An image's name is not in the film's catalogue.
  case unknownImage(name: String)
  /// An image asks for a symbol that there is none of.
  case unknownSymbol(name: String, near: [String])

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .content(let error): error.description
    case .font(let error): error.description
    case .nesting(let view, let limit):
      "views lie more than \(limit) deep in one another at \(view): does it contain itself?"
    case .notFinite(let modifier, let value):
      "\(modifier) is \(value): give a finite number (to fill what is on offer, use `maxWidth` and "
        + "`maxHeight`)"
    case .endlessFrame(let view, let frame):
      "\(view) was put in \(frame), which has no end: offer it a size, or give it a `frame`"
    case .unknownImage(let name):
      "no image '\(name)' in the film's catalogue: add it there, or check the spelling"
    case .unknownSymbol(let name, let near):
      "no symbol '\(name)': "
        + (near.isEmpty
          ? "its drawing can be a Shape of your own"
          : "is it " + near.map { "'\($0)'" }.joined(separator: ", ") + "?")
    }
  }
}
