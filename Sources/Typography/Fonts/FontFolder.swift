import Glibc

/// A folder that font files are looked for in, with the folders inside it.
struct FontFolder {
  /// The folder's path.
  let path: String

  /// Files and folders beyond this number are not a folder of fonts, but a whole disk.
  static let limit = 65536

  /// The endings of font files, in lower case.
  private static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// The paths of the font files, sorted, whatever order the system lists them in.
  ///
  /// Names that begin with a dot are left out: other systems leave there what is not a font. Folders
  /// inside are entered, but not through links, so that no circle is walked.
  func fontFiles() throws(FontError) -> [String] {
    var files: [String] = []
    var waiting = [path]
    var count = 0
    while let folder = waiting.popLast() {
      let names = try entries(of: folder)
      count += names.count
      guard count <= Self.limit else {
        throw .folderTooLarge(path: path, limit: Self.limit)
      }
      for name in names where !name.hasPrefix(".") {
        let entry = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        var status = stat()
        if unsafe lstat(entry, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(entry)
        } else if Self.endings.contains(where: name.lowercased().hasSuffix) {
          files.append(entry)
        }
      }
    }
    return files.sorted()
  }

  /// The names in a folder, in the system's order.
  private func entries(of folder: String) throws(FontError) -> [String] {
    guard let directory = unsafe opendir(folder) else {
      throw .folderUnreadable(path: folder, reason: systemReason())
    }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(directory) else { break }
      // Sound: the name ends with a zero byte, and stays until the next entry is read.
      names.append(
        unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
          unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
            unsafe String(cString: name)
          }
        })
      guard names.count <= Self.limit else {
        throw .folderTooLarge(path: path, limit: Self.limit)
      }
    }
    guard errno == 0 else {
      throw .folderUnreadable(path: folder, reason: systemReason())
    }
    return names
  }
}
