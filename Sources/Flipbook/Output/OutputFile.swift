import Glibc
import Synchronization

/// Writes files so that each appears whole or not at all.
public enum OutputFile {
  /// Told apart in the names of unfinished files, with the process number.
  private static let serial = Atomic<Int>(0)

  /// Writes `bytes` as the file at `path`, in place of a file that is there.
  ///
  /// The bytes go to an unfinished file beside it, which then takes its name: nobody ever sees half
  /// a file, and a file that was there stays as it was if anything fails. Devices, pipes and sockets
  /// are written directly. A symbolic link is followed.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    if let kind = FileKind(path), kind != .regular {
      guard kind != .folder else {
        throw OutputError(path: path, operation: "write", reason: "it is a folder")
      }
      try PosixFile(writing: path).writeAll(bytes)
      return
    }
    // A link that leads nowhere, or to a file without a name any more, is written through.
    if FileKind.isLink(path), PosixFile.realPath(path) == nil {
      try PosixFile(writing: path).writeAll(bytes)
      return
    }
    let target = resolved(path)
    let unfinished = unfinishedName(beside: target)
    do {
      try PosixFile(creating: unfinished, for: path).writeAll(bytes)
      try PosixFile.rename(unfinished, to: target)
    } catch {
      PosixFile.remove(unfinished)
      throw error
    }
  }

  /// Makes the folder at `path` and those that it is in, as far as they are not there.
  public static func makeFolder(_ path: String) throws(OutputError) {
    if FileKind(path) == .folder { return }
    if let parent = PosixFile.parent(of: path) { try makeFolder(parent) }
    try PosixFile.makeFolder(path)
  }

  /// Removes the unfinished files that ended processes have left in `folder`.
  static func removeUnfinishedFiles(in folder: String) {
    for name in PosixFile.names(in: folder) {
      guard name.hasPrefix(unfinishedPrefix), name.hasSuffix(unfinishedSuffix) else { continue }
      let numbers = name.dropFirst(unfinishedPrefix.count).split(separator: "-")
      guard let process = numbers.first.flatMap({ Int32($0) }), !PosixFile.isRunning(process) else {
        continue
      }
      PosixFile.remove(folder + "/" + name)
    }
  }

  private static let unfinishedPrefix = ".flipbook-"
  private static let unfinishedSuffix = ".unfinished"

  private static func unfinishedName(beside path: String) -> String {
    let number = serial.wrappingAdd(1, ordering: .relaxed).newValue
    let folder = PosixFile.parent(of: path) ?? "."
    return "\(folder)/\(unfinishedPrefix)\(getpid())-\(number)\(unfinishedSuffix)"
  }

  /// What `path` leads to, where it is a link to a file: the link itself is not replaced.
  private static func resolved(_ path: String) -> String {
    PosixFile.realPath(path) ?? path
  }
}
