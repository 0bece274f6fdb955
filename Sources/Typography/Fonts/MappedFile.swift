import Glibc

/// The bytes of a font file, mapped into memory and shared by FreeType and HarfBuzz.
///
/// Mapped read-only, for as long as the object lives: the system reads the parts of the file that
/// are used, and drops them when memory is short. Replacing the file by a new one (written beside,
/// then renamed) leaves the mapping whole; cutting the file short in place does not.
///
/// Unchecked sendable, soundly: nothing writes to the bytes, and the pointer never changes.
@safe final class MappedFile: @unchecked Sendable {
  /// The path that was opened, for messages.
  let path: String
  /// The bytes; valid as long as this object.
  let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`.
  init(path: String) throws(FontError) {
    // Without O_NONBLOCK, opening a pipe that is named like a font would wait for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .fileUnreadable(path: path, reason: systemReason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .fileUnreadable(path: path, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .brokenFile(path: path, reason: "it is not a regular file")
    }
    guard status.st_size > 0 else {
      throw .brokenFile(path: path, reason: "it is empty")
    }
    // HarfBuzz counts bytes in 32 bits.
    guard status.st_size <= Int(Int32.max) else {
      throw .brokenFile(path: path, reason: "it is larger than 2 GB")
    }
    // Sound: a new private mapping of a whole open file; MAP_FAILED is the address -1.
    guard let address = unsafe mmap(nil, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      Int(bitPattern: address) != -1
    else {
      throw .fileUnreadable(path: path, reason: systemReason())
    }
    self.path = path
    unsafe bytes = UnsafeRawBufferPointer(start: address, count: status.st_size)
  }

  deinit {
    // Sound: the mapping was made by init, and no one has the bytes without the object.
    unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}

/// The system's words for the error that the last call met.
func systemReason() -> String {
  // Sound: glibc's string is a constant, or memory of this thread that the copy is made from.
  unsafe String(cString: strerror(errno))
}
