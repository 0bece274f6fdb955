import CPNG

/// libpng's writer into memory: rows in, a file out, errors as `PNGError`.
@safe
struct PNGWriter: ~Copyable {
  /// A `cpng_writer`: valid from `init` to `deinit`, and never handed out.
  private let handle: OpaquePointer

  /// A writer that has started a file of this form.
  static func make(_ form: PNGForm) throws(PNGError) -> PNGWriter {
    guard let handle = unsafe cpng_writer_create() else {
      throw .notWritten(reason: "not enough memory")
    }
    let writer = unsafe PNGWriter(handle: handle)
    var description = cpng_form(
      width: UInt32(form.width), height: UInt32(form.height), kind: form.kind.native,
      depth: UInt32(form.depth), pixels_per_metre: form.pixelsPerMetre ?? 0,
      filter: UInt32(form.filter.rawValue))
    let palette = form.palette.map(\.packed)
    // Sound: the struct and the palette are ours, the palette with its own count; the call keeps
    // neither.
    let status = unsafe palette.withUnsafeBufferPointer { palette in
      unsafe cpng_writer_write_header(
        handle, &description, palette.baseAddress, UInt32(palette.count))
    }
    try writer.check(status)
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
  func writeRow<Element: FixedWidthInteger & BitwiseCopyable>(
    _ row: Span<Element>
  ) throws(PNGError) {
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

extension PNGForm.Kind {
  fileprivate var native: cpng_kind {
    switch self {
    case .grey: cpng_kind_grey
    case .indexed: cpng_kind_indexed
    case .rgb: cpng_kind_rgb
    case .rgba: cpng_kind_rgba
    }
  }
}
