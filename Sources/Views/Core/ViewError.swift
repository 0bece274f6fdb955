public import Typography

/// Why a view could not be laid out.
public enum ViewError: Error, Hashable, CustomStringConvertible {
  /// A text's font is missing, broken, or lacks a glyph.
  case font(FontError)
  /// An image asks for a symbol that there is none of.
  case unknownSymbol(name: String, near: [String])

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .font(let error): error.description
    case .unknownSymbol(let name, let near):
      "no symbol '\(name)': "
        + (near.isEmpty
          ? "its drawing can be a Shape of your own"
          : "is it " + near.map { "'\($0)'" }.joined(separator: ", ") + "?")
    }
  }
}
