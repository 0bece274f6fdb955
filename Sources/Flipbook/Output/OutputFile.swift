/// Writes files so that each appears whole or not at all.
public enum OutputFile {
  /// Writes `bytes` as the file at `path`, in place of a file that is there.
  ///
  /// The bytes go to an unfinished file beside it, which then takes its name: nobody ever sees half
  /// a file, and a file that was there stays as it was if anything fails. Devices, pipes and sockets
  /// are written directly. A symbolic link is followed.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let sink = try sink(to: path)
    do {
      try sink.write(bytes)
    } catch {
      sink.abandon()
      throw error
    }
    try sink.finish()
  }

  /// What becomes the file at `path`, or stands there and is no file.
  package static func sink(to path: String) throws(OutputError) -> any ByteSink {
    if let kind = FileKind(path), kind != .regular {
      guard kind != .folder else {
        throw OutputError(path: path, operation: "write", reason: "it is a folder")
      }
      return try DirectFile(writing: path)
    }
    // A link that leads nowhere, or to a file without a name any more, is written through.
    if FileKind.isLink(path), PosixFile.realPath(path) == nil {
      return try DirectFile(writing: path)
    }
    return try UnfinishedFile(for: path)
  }

  /// Makes the folder at `path` and those that it is in, as far as they are not there.
  public static func makeFolder(_ path: String) throws(OutputError) {
    if FileKind(path) == .folder { return }
    if let parent = PosixFile.parent(of: path) { try makeFolder(parent) }
    try PosixFile.makeFolder(path)
  }
}
