public import Flipbook
public import Imaging

/// Why a golden image could not be read or written.
public enum GoldenError: Error, Hashable, CustomStringConvertible {
  /// There is no file.
  case missing(path: String)
  /// The file can't be read.
  case input(InputError)
  /// The file holds no whole picture, or the picture could not be encoded.
  case png(PNGError)
  /// Two pictures side by side are too large to be one.
  case tooLarge(path: String, BitmapError)
  /// The file can't be written.
  case output(OutputError)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .missing(let path): "no golden image \(path): look at the picture, then record it"
    case .input(let error): error.description
    case .png(let error): error.description
    case .tooLarge(let path, let error): "can't write \(path): \(error)"
    case .output(let error): error.description
    }
  }
}
