import Glibc

/// Reads whole files.
package enum InputFile {
  /// The longest file that is read: no picture that fits the limits of ``PNG`` needs more.
  private static let limit = 2 << 30

  /// The bytes of the file or pipe at `path`.
  ///
  /// Devices are refused: some of them never end.
  package static func read(_ path: String) throws(InputError) -> [UInt8] {
    switch FileKind(path) {
    case .folder: throw InputError(path: path, reason: "it is a folder")
    case .device: throw InputError(path: path, reason: "it is a device")
    case .regular, .pipe, nil: break
    }
    // Sound: the path is a C string for the call; the buffer has its own count.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(path: path, reason: PosixFile.reason) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError(path: path, reason: PosixFile.reason) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw InputError(path: path, reason: "it is longer than 2 GiB")
      }
    }
  }
}
