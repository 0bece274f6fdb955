import Glibc

/// The C library's files, with its error numbers as thrown errors; the descriptor is closed at last.
///
/// Every `unsafe` call here hands over a Swift string as a C string, or a buffer with its own count,
/// for the length of the call and no longer.
package struct PosixFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private let isOwned: Bool

  /// Opens what is at `path` for writing, or what a link there leads to, which need not be there.
  init(writing path: String) throws(OutputError) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    (self.path, isOwned) = (path, true)
    guard descriptor >= 0 else { throw PosixFile.error("write", path) }
  }

  /// Creates the file `path`, which must not be there; errors name `target`.
  init(creating path: String, for target: String) throws(OutputError) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    (self.path, isOwned) = (target, true)
    guard descriptor >= 0 else { throw PosixFile.error("write", target) }
  }

  private init(descriptor: Int32, name: String) {
    (self.descriptor, path, isOwned) = (descriptor, name, false)
  }

  static var standardOutput: PosixFile { PosixFile(descriptor: 1, name: "standard output") }
  static var standardError: PosixFile { PosixFile(descriptor: 2, name: "standard error") }

  deinit {
    if isOwned, descriptor >= 0 { close(descriptor) }
  }

  /// Writes all of `bytes`, however many calls that takes.
  borrowing func writeAll(_ bytes: [UInt8]) throws(OutputError) {
    let descriptor = descriptor
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]).baseAddress,
          buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw PosixFile.error("write", path) }
      written += count
    }
  }

  static func rename(_ path: String, to target: String) throws(OutputError) {
    guard unsafe Glibc.rename(path, target) == 0 else { throw error("write", target) }
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  static func makeFolder(_ path: String) throws(OutputError) {
    // Another process may have made it in the meantime.
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let failure = error("create the folder", path)
    switch FileKind(path) {
    case .folder: return
    case nil: throw failure
    default:
      throw OutputError(path: path, operation: "create the folder", reason: "it is a file")
    }
  }

  /// The folder that `path` is in, or nil where it names none.
  ///
  /// By bytes: a slash is one even where a combining mark follows it.
  package static func parent(of path: String) -> String? {
    let slash = UInt8(ascii: "/")
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    guard let index = bytes.lastIndex(of: slash) else { return nil }
    if index == 0 { return bytes.count > 1 ? "/" : nil }
    return String(decoding: bytes[..<index], as: UTF8.self)
  }

  /// The names of what is in `folder`, in order; none where it can't be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path without links, or nil where nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Whether there is a program at `path` that this process may start.
  static func isProgram(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0 && FileKind(path) == .regular
  }

  /// Whether a process of this number is there.
  static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }

  /// The system's reason for what it has just refused.
  static var reason: String {
    let number = errno
    return unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }

  static func error(_ operation: String, _ path: String) -> OutputError {
    OutputError(path: path, operation: operation, reason: reason)
  }
}
