import Glibc

/// Where the font files that come with Flipbook are.
///
/// The build copies them into a folder beside the executable, and that is where they are looked
/// for: the same for the tool, for a test run and for an installed copy, from any working
/// directory. SwiftPM's own accessor is not used: it traps where the folder is missing.
public enum FontFiles {
  /// The name that SwiftPM gives the folder: package, target, `resources`.
  static let folderName = "flipbook_Fonts.resources"

  /// The folder of the bundled font files, one folder a family inside it.
  ///
  /// - Throws: ``FontFilesError`` where the running executable or the folder cannot be found.
  public static func bundledFolder() throws(FontFilesError) -> String {
    try folder(besideExecutable: try executablePath())
  }

  /// The folder of font files beside an executable.
  package static func folder(besideExecutable path: String) throws(FontFilesError) -> String {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let folder = "\(parent)/\(folderName)"
    var status = stat()
    guard unsafe stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .folderNotFound(folder)
    }
    return folder
  }

  /// The path of the running executable, as the kernel knows it.
  package static func executablePath() throws(FontFilesError) -> String {
    let link = "/proc/self/exe"
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Sound: readlink writes at most as many bytes as it is told that there are.
    let length = unsafe readlink(link, &bytes, bytes.count)
    guard length > 0, length < bytes.count else {
      throw .executableNotFound(link)
    }
    return String(decoding: bytes[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
