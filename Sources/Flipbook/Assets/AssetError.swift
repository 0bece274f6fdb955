import SVG

/// Why a picture of a film's asset folder can't be shown.
public enum AssetError: Error, Hashable, CustomStringConvertible {
  /// The folder is not beside the executable, or that can't be found.
  case folderNotFound(String)
  /// The file can't be read.
  case input(InputError)
  /// The file is no SVG picture.
  case invalid(path: String, reason: String)
  /// The picture asks for something that is not drawn: it would show without it.
  case incomplete(path: String, reason: String)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .folderNotFound(let folder):
      "no folder of pictures at \(folder): copy it from the build to the executable's folder"
    case .input(let error): error.description
    case .invalid(let path, let reason): "\(path): \(reason)"
    case .incomplete(let path, let reason):
      "\(path): \(reason); draw that part in Swift, or leave it out of the file"
    }
  }
}
