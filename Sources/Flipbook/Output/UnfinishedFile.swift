import Glibc
import Synchronization

/// A file that does not have its name yet: it gets it when it is whole, in place of one that is there.
package final class UnfinishedFile: ByteSink {
  /// Told apart in the names of unfinished files, with the process number.
  private static let serial = Atomic<Int>(0)
  private static let prefix = ".flipbook-"
  private static let suffix = ".unfinished"

  /// Where the bytes are until then.
  package let path: String
  /// The file that it becomes: what a link leads to, which is not replaced itself.
  private let target: String
  /// How errors call it.
  private let name: String
  private let file: PosixFile

  /// A file that becomes the one at `path`.
  package init(for path: String) throws(OutputError) {
    name = path
    target = PosixFile.realPath(path) ?? path
    let number = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
    let folder = PosixFile.parent(of: target) ?? "."
    self.path = "\(folder)/\(Self.prefix)\(getpid())-\(number)\(Self.suffix)"
    file = try PosixFile(creating: self.path, for: path)
  }

  package func write(_ bytes: [UInt8]) throws(OutputError) { try file.writeAll(bytes) }

  package func finish() throws(OutputError) {
    do {
      try PosixFile.rename(path, to: target)
    } catch {
      abandon()
      throw OutputError(path: name, operation: error.operation, reason: error.reason)
    }
  }

  package func abandon() { PosixFile.remove(path) }

  /// Removes the unfinished files that ended processes have left in `folder`.
  static func removeAll(in folder: String) {
    for name in PosixFile.names(in: folder) {
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { continue }
      let numbers = name.dropFirst(prefix.count).split(separator: "-")
      guard let process = numbers.first.flatMap({ Int32($0) }), !PosixFile.isRunning(process) else {
        continue
      }
      PosixFile.remove(folder + "/" + name)
    }
  }
}

/// A pipe, a device, or what a link leads to that leads nowhere: written as it stands.
package final class DirectFile: ByteSink {
  private let file: PosixFile

  /// Opens what is at `path`; waits for the reader of a pipe.
  package init(writing path: String) throws(OutputError) {
    file = try PosixFile(writing: path)
  }

  package func write(_ bytes: [UInt8]) throws(OutputError) { try file.writeAll(bytes) }

  package func finish() {}

  package func abandon() {}
}
