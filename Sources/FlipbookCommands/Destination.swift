import Flipbook

/// Where pictures go.
enum Destination: Hashable, Sendable {
  /// A folder of frames.
  case folder(String)
  /// A file that appears whole or not at all.
  case file(String)
  /// Standard output.
  case standardOutput
  /// A pipe or a device that is there, written as it stands.
  case stream(String)

  /// The endings of files that people ask for by their name.
  private static let fileEndings = [
    ".png", ".apng", ".gif", ".jpg", ".jpeg", ".webp", ".mp4", ".webm", ".mov", ".y4m", ".rgba",
  ]

  /// Where frames go that are to go to `path`.
  static func ofFrames(_ path: String) throws(CommandError) -> Destination {
    if path == "-" { return .standardOutput }
    switch FileKind(path) {
    case .pipe, .device: return .stream(path)
    case .folder: return .folder(withoutSlashes(path))
    case .regular:
      throw .usage("-o \(path) is a file: the frames go into a folder, one PNG each, or to -")
    case nil:
      guard !fileEndings.contains(where: path.lowercased().hasSuffix) else {
        throw .usage(
          "-o \(path) looks like a file: the frames go into a folder, one PNG each, or to -")
      }
      return .folder(withoutSlashes(path))
    }
  }

  /// Where a single picture goes that is to go to `path`.
  static func ofPicture(_ path: String) throws(CommandError) -> Destination {
    if path == "-" { return .standardOutput }
    guard FileKind(path) != .folder, !path.hasSuffix("/") else {
      throw .usage("-o \(path) is a folder: a picture goes into a file, or to -")
    }
    return .file(path)
  }

  /// Where text goes that is to go to `path`.
  static func ofText(_ path: String) throws(CommandError) -> Destination {
    if path == "-" { return .standardOutput }
    guard FileKind(path) != .folder, !path.hasSuffix("/") else {
      throw .usage("\(path) is a folder: name a file in it")
    }
    return .file(path)
  }

  /// Throws where writing there would write over one of the files that the picture is made from,
  /// whatever each is called: links, hard ones too, and ways round lead to the same file.
  func keep(_ inputs: [String]) throws(CommandError) {
    guard case .file(let path) = self, let target = FileIdentity(path) else { return }
    for input in inputs where FileIdentity(input) == target {
      let name = path == input ? "is" : "is another name of \(input),"
      throw .usage(
        "-o \(path) \(name) a file that is read, and would be lost: give the picture a name of its own"
      )
    }
  }

  /// Writes a single picture there; the folder of a file is made, if need be.
  func write(_ bytes: [UInt8], _ console: Console) throws(CommandError) {
    do {
      switch self {
      case .standardOutput: try console.write(bytes)
      case .file(let path), .folder(let path), .stream(let path):
        if let parent = PosixFile.parent(of: path) { try OutputFile.makeFolder(parent) }
        try OutputFile.write(bytes, to: path)
      }
    } catch {
      throw .output(error)
    }
  }
}
