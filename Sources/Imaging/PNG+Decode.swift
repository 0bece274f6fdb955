extension PNG {
  /// Reads a picture of any colour type and depth, interlaced or not.
  ///
  /// Each byte of the result is the nearest to the exact premultiplied value: samples of 16 bits are
  /// multiplied by their alpha before they are reduced, samples of 1, 2 and 4 bits are stretched to
  /// the full range. See ``PNG`` for what is ignored.
  ///
  /// Either the whole picture is read, to the end of the end chunk, or an error is thrown: a file that
  /// decodes is complete, and every chunk's checksum is right. What leaves the pixels certain is let
  /// pass: bytes after the end chunk, and more image data than rows.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What to call it in errors: its path, as a rule.
  ///   - limits: What the file may ask for; more is an error before anything is allocated.
  /// - Returns: The whole picture.
  /// - Throws: ``PNGError``.
  public static func decode(
    _ bytes: Span<UInt8>, name: String = "the picture", limits: Limits = .standard
  ) throws(PNGError) -> Bitmap {
    try read(bytes, name: name, limits: limits) {
      (reader, description) throws(PNGError) -> Bitmap in
      var unpacker = PNGRowUnpacker(reader, description, name: name)
      return Bitmap(
        width: description.width, height: description.height,
        pixels: try readPixels(from: reader, description, by: &unpacker))
    }
  }

  /// Reads a whole file, of which `body` reads the rows.
  static func read<Picture>(
    _ bytes: Span<UInt8>, name: String, limits: Limits,
    _ body: (borrowing PNGReader, PNGReader.Description) throws(PNGError) -> Picture
  ) throws(PNGError) -> Picture {
    let header = try PNGHeader(bytes, name: name)
    try header.check(limits, name: name)
    let count = bytes.count
    return try PNGReader.withReader(bytes, header: header, name: name) {
      (reader) throws(PNGError) -> Picture in
      let description = try reader.readDescription()
      try description.checkPlausible(byteCount: count, name: name)
      let picture = try body(reader, description)
      try reader.finish()
      return picture
    }
  }

  /// Reads a picture of any colour type and depth, interlaced or not, from an array.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What to call it in errors: its path, as a rule.
  ///   - limits: What the file may ask for; more is an error before anything is allocated.
  /// - Returns: The whole picture.
  /// - Throws: ``PNGError``.
  public static func decode(
    _ bytes: [UInt8], name: String = "the picture", limits: Limits = .standard
  ) throws(PNGError) -> Bitmap {
    try decode(bytes.span, name: name, limits: limits)
  }

  /// Reads all rows, pass by pass, and puts their pixels where they belong.
  static func readPixels<Unpacker: PNGUnpacker>(
    from reader: borrowing PNGReader, _ description: PNGReader.Description,
    by unpacker: inout Unpacker
  ) throws(PNGError) -> [Unpacker.Pixel] {
    let (width, height) = (description.width, description.height)
    var pixels = [Unpacker.Pixel](repeating: 0, count: width * height)
    guard description.isInterlaced else {
      var all = pixels.mutableSpan
      for y in 0..<height {
        var row = all._mutatingExtracting(y * width..<(y + 1) * width)
        try unpacker.readRow(from: reader, into: &row)
      }
      return pixels
    }
    for pass in PNGPass.adam7 where pass.columnCount(width: width) > 0 {
      var line = [Unpacker.Pixel](repeating: 0, count: pass.columnCount(width: width))
      for y in stride(from: pass.y, to: height, by: pass.dy) {
        var row = line.mutableSpan
        try unpacker.readRow(from: reader, into: &row)
        for (i, pixel) in line.enumerated() { pixels[y * width + pass.x + i * pass.dx] = pixel }
      }
    }
    return pixels
  }
}

extension PNGReader.Description {
  /// Throws where so few bytes cannot unpack to so large a picture, before it is allocated.
  ///
  /// Deflate spends at least two bits on 258 bytes, so it packs at most 1032 to 1.
  func checkPlausible(byteCount: Int, name: String) throws(PNGError) {
    let unpacked = width * height * bitsPerPixel / 8
    guard unpacked / 1032 > byteCount else { return }
    let place = "\(byteCount) bytes cannot hold \(width) × \(height) pixels"
    throw .truncated(name: name, place: place)
  }
}

/// Which pixels a pass of an interlaced picture has: every `dx`th column of every `dy`th row.
struct PNGPass {
  let x: Int
  let y: Int
  let dx: Int
  let dy: Int

  /// The passes in the order in which they are stored.
  ///
  /// Source: PNG specification, section 8.2.
  static let adam7 = [
    PNGPass(x: 0, y: 0, dx: 8, dy: 8), PNGPass(x: 4, y: 0, dx: 8, dy: 8),
    PNGPass(x: 0, y: 4, dx: 4, dy: 8), PNGPass(x: 2, y: 0, dx: 4, dy: 4),
    PNGPass(x: 0, y: 2, dx: 2, dy: 4), PNGPass(x: 1, y: 0, dx: 2, dy: 2),
    PNGPass(x: 0, y: 1, dx: 1, dy: 2),
  ]

  /// How many columns of a picture are in the pass; 0 for a narrow one.
  func columnCount(width: Int) -> Int {
    max(0, (width - x + dx - 1) / dx)
  }
}
