import CPNG

/// libpng's writer into memory: rows in, a file out, errors as `PNGError`.
@safe
struct PNGWriter: ~Copyable {
  /// A `cpng_writer`: valid from `init` to `deinit`, and never handed out.
  private let handle: OpaquePointer

  /// A writer that has started a file of 8 bits a channel.
  ///
  /// Its rows are R G B A with `hasAlpha`, else R G B, always straight.
  static func make(
    width: Int, height: Int, hasAlpha: Bool
  ) throws(PNGError) -> PNGWriter {
    guard let handle = unsafe cpng_writer_create() else {
      throw .notWritten(reason: "not enough memory")
    }
    let writer = unsafe PNGWriter(handle: handle)
    try writer.check(
      unsafe cpng_writer_write_header(
        handle, UInt32(width), UInt32(height), hasAlpha ? 1 : 0))
    return writer
  }

  private init(handle: OpaquePointer) {
    unsafe self.handle = handle
  }

  deinit {
    // Sound: the one owner of the handle ends here.
    unsafe cpng_writer_destroy(handle)
  }

  /// Writes the next row, whose bytes are the beginning of `row`'s in memory.
  func writeRow(_ row: Span<UInt32>) throws(PNGError) {
    // Sound: the size of the buffer is handed on, and the C side checks it against the row's before
    // it reads; it keeps no pointer.
    let status = unsafe row.withUnsafeBytes { bytes in
      unsafe cpng_writer_write_row(handle, bytes.baseAddress, bytes.count)
    }
    try check(status)
  }

  /// Ends the file and returns all of it; call once, last.
  func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe cpng_writer_finish(handle))
    var count = 0
    // Sound: the bytes stay in place until the next call with the handle; they are copied here.
    return unsafe Array(
      UnsafeBufferPointer(start: cpng_writer_bytes(handle, &count), count: count))
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    guard status != cpng_ok else { return }
    // Sound: the string is terminated, lives in the handle, and is copied here.
    throw .notWritten(reason: unsafe String(cString: cpng_writer_message(handle)))
  }
}
