import Glibc

/// What stands at a path.
enum FileKind {
  case regular, folder, other

  /// What `path` leads to, links followed, or nil where there is nothing.
  init?(_ path: String) {
    var status = stat()
    // Sound: the path is a C string for the call, and the status a struct of ours.
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// The C library's files, with its error numbers as thrown errors; the descriptor is closed at last.
///
/// Every `unsafe` call here hands over a Swift string as a C string, or a buffer with its own count,
/// for the length of the call and no longer.
struct PosixFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private let isOwned: Bool

  /// Opens what is at `path` for writing.
  init(writing path: String) throws(OutputError) {
    descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
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
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  static func makeFolder(_ path: String) throws(OutputError) {
    // Another process may have made it in the meantime.
    guard unsafe mkdir(path, 0o777) == 0 || (errno == EEXIST && FileKind(path) == .folder) else {
      throw error("create the folder", path)
    }
  }

  /// The folder that `path` is in, or nil where it names none.
  static func parent(of path: String) -> String? {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? (path.count > 1 ? "/" : nil) : String(path[..<slash])
  }

  /// The names of what is in `folder`, in order; none where it can't be read.
  static func names(in folder: String) -> [String] {
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
  static func realPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// The bytes of the file at `path`, or nil where it can't be read.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Whether a process of this number is there.
  static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }

  private static func error(_ operation: String, _ path: String) -> OutputError {
    let number = errno
    let reason = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    return OutputError(path: path, operation: operation, reason: reason)
  }
}
