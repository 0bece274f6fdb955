public import Typography

/// Why a view could not be laid out.
public enum ViewError: Error, Hashable, CustomStringConvertible {
  /// A text's font is missing, broken, or lacks a glyph.
  case font(FontError)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .font(let error): error.description
    }
  }
}
