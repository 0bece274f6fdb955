import CPNG

/// libpng's reader over borrowed bytes: rows as libpng hands them out, errors as `PNGError`.
///
/// Exists only inside `withReader`, which keeps the bytes in place; frees libpng's memory at its end.
@safe
struct PNGReader: ~Copyable {
  /// What a row is made of, all straight.
  enum Layout {
    /// A byte a pixel, an index into the palette.
    case indexed
    /// A packed RGBA of eight bits a channel, as in `RGBA8`.
    case rgba8
    /// A packed RGBA of sixteen bits a channel, red in the lowest sixteen.
    case rgba16
  }

  /// What the chunks before the picture say.
  struct Description {
    var width: Int
    var height: Int
    var bitsPerPixel: Int
    var isInterlaced: Bool
    var layout: Layout
  }

  /// A `cpng_reader`: valid from `init` to `deinit`, and never handed out.
  private let handle: OpaquePointer
  private let name: String

  /// Lends a reader over `bytes`; `name` is for its errors.
  ///
  /// `header` gives the size that libpng may believe in.
  static func withReader<R>(
    _ bytes: Span<UInt8>, header: PNGHeader, name: String,
    _ body: (borrowing PNGReader) throws(PNGError) -> R
  ) throws(PNGError) -> R {
    // Sound: the reader borrows the buffer and is destroyed before this closure returns.
    try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) -> R in
      // No chunk can be longer than the bytes there are, and those but tRNS are skipped unread, so
      // there is no reason to refuse a picture for a long text. (libpng's floor is 1 byte: 0 is "any".)
      let handle = unsafe cpng_reader_create(
        buffer.baseAddress, buffer.count, UInt32(header.width), UInt32(header.height),
        buffer.count)
      guard let handle = unsafe handle else { throw .outOfMemory(name: name) }
      let reader = unsafe PNGReader(handle: handle, name: name)
      return try body(reader)
    }
  }

  private init(handle: OpaquePointer, name: String) {
    unsafe self.handle = handle
    self.name = name
  }

  deinit {
    // Sound: the one owner of the handle ends here.
    unsafe cpng_reader_destroy(handle)
  }

  /// Reads the chunks before the picture; call once, first.
  func readDescription() throws(PNGError) -> Description {
    var header = cpng_header()
    // Sound: the struct is ours, and the call keeps no pointer to it.
    try check(unsafe cpng_reader_read_header(handle, &header))
    let layout: Layout =
      switch header.layout {
      case cpng_indexed: .indexed
      case cpng_rgba8: .rgba8
      default: .rgba16
      }
    return Description(
      width: Int(header.width), height: Int(header.height),
      bitsPerPixel: Int(header.bits_per_pixel), isInterlaced: header.is_interlaced != 0,
      layout: layout)
  }

  /// The palette of a picture with indexed rows.
  func palette() -> [RGBA8.Straight] {
    var colours = [UInt32](repeating: 0, count: 256)
    // Sound: the call writes at most 256 numbers, and the array has 256.
    let count = unsafe colours.withUnsafeMutableBufferPointer { buffer in
      unsafe cpng_reader_palette(handle, buffer.baseAddress)
    }
    return colours[..<Int(count)].map { packed in
      let bytes = RGBA8(packed: packed)
      return RGBA8.Straight(
        red: bytes.red, green: bytes.green, blue: bytes.blue, alpha: bytes.alpha)
    }
  }

  /// Reads the next row of the picture, or of the pass, into the beginning of `row`.
  func readRow<Element: FixedWidthInteger & BitwiseCopyable>(
    into row: inout [Element]
  ) throws(PNGError) {
    // Sound: the size of the buffer is handed on, and the C side checks it against libpng's before
    // it writes. Any bit pattern is a valid integer.
    try check(
      unsafe row.withUnsafeMutableBytes { buffer in
        unsafe cpng_reader_read_row(handle, buffer.baseAddress, buffer.count)
      })
  }

  /// Reads to the end of the end chunk, IEND.
  func finish() throws(PNGError) {
    try check(unsafe cpng_reader_finish(handle))
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    guard status != cpng_ok else { return }
    // Sound: both strings are terminated, live in the handle, and are copied here.
    let chunk = unsafe String(cString: cpng_reader_chunk(handle))
    guard status != cpng_ended_early else {
      let place =
        chunk.isEmpty ? "it ends early" : "it ends in its chunk \(chunk), or just after it"
      throw .truncated(name: name, place: place)
    }
    throw .damaged(name: name, reason: unsafe String(cString: cpng_reader_message(handle)))
  }
}

extension PNGReader {
  /// The versions of libpng and zlib that are loaded.
  static var versions: (libpng: String, zlib: String) {
    // Sound: both are constant, terminated strings of the libraries.
    unsafe (String(cString: cpng_libpng_version()), String(cString: cpng_zlib_version()))
  }
}
