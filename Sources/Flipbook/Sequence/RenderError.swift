/// Why a render stopped.
public enum RenderError: Error, Hashable, CustomStringConvertible {
  /// A frame could not be drawn.
  case frame(number: Int, FrameError)
  /// A file could not be written.
  case output(OutputError)
  /// The folder holds frames that this render did not make, or has made before.
  case occupied(folder: String, by: String)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .frame(let number, let error): "frame \(number): \(error)"
    case .output(let error): error.description
    case .occupied(let folder, let content):
      "\(folder) holds \(content): use --resume to keep the frames that still fit, --force to draw "
        + "all of them anew, or another folder"
    }
  }
}
