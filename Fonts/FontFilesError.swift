/// Why the bundled font files cannot be found.
public enum FontFilesError: Error, Hashable, CustomStringConvertible {
  /// The link to the running executable cannot be read.
  case executableNotFound(String)
  /// There is no folder of fonts at this path, beside the executable.
  case folderNotFound(String)

  /// What is missing, where it was looked for, and what to do.
  public var description: String {
    switch self {
    case .executableNotFound(let link):
      "cannot find the fonts that come with Flipbook: \(link), which leads to the executable they "
        + "lie beside, cannot be read; mount /proc"
    case .folderNotFound(let folder):
      "cannot find the fonts that come with Flipbook: no folder \(folder); copy it from the build "
        + "to the executable's folder (or link to the executable instead of copying it)"
    }
  }
}
