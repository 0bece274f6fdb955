extension PNG {
  /// Writes a picture of 8 bits a channel: RGB where every pixel is opaque, else straight RGBA; with
  /// ``Compression/smallest`` what takes least.
  ///
  /// Decoding gives back every well-formed pixel exactly (see ``RGBA8/straight``; a colour byte above
  /// its alpha comes back as alpha). The bytes depend on the arguments alone, and but for
  /// ``Compression/fast`` on zlib's version.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - compression: How hard to try for a small file.
  ///   - pixelsPerInch: How large the picture is, for programs that lay it out: 72 times the scale, where
  ///     a point is the 72nd part of an inch. Written to the whole pixel a metre; nil, or what is not
  ///     above 0, for nothing about it.
  /// - Returns: The file.
  /// - Throws: ``PNGError/notWritten(reason:)`` where memory is short, not with ``Compression/fast``.
  public static func encode(
    _ bitmap: Bitmap, compression: Compression = .small, pixelsPerInch: Double? = nil
  ) throws(PNGError) -> [UInt8] {
    let density = pixelsPerInch.flatMap(pixelsPerMetre)
    switch compression {
    case .fast:
      return encodeOpaque(bitmap, density) ?? encodeWithAlpha(bitmap, density)
    case .small:
      return try encodeSmall(
        bitmap,
        PNGForm(
          width: bitmap.width, height: bitmap.height, kind: bitmap.isOpaque ? .rgb : .rgba,
          pixelsPerMetre: density))
    case .smallest:
      return try encodeSmallest(bitmap, density)
    }
  }

  static func pixelsPerMetre(_ pixelsPerInch: Double) -> UInt32? {
    // Source: PNG specification, section 11.3.4.3; an inch is 0.0254 m. Its numbers have 31 bits.
    let density = (pixelsPerInch / 0.0254).rounded()
    return density >= 1 && density < 0x1p31 ? UInt32(density) : nil
  }

  /// Writes a picture as RGB, or nothing where a pixel is not opaque.
  ///
  /// Each row is looked through just before it is written: a pass over a whole frame would fetch it from
  /// memory twice, a tenth of all time. A picture whose first such pixel is at the bottom pays for it.
  private static func encodeOpaque(_ bitmap: Bitmap, _ density: UInt32?) -> [UInt8]? {
    var encoder = PNGEncoder(
      width: bitmap.width, height: bitmap.height, hasAlpha: false, pixelsPerMetre: density)
    for y in 0..<bitmap.height {
      let isOpaque = bitmap.withRow(y) { row in
        guard Bitmap.isOpaque(row) else { return false }
        encoder.append(row)
        return true
      }
      guard isOpaque else { return nil }
    }
    return encoder.finish()
  }

  /// Writes a picture as RGBA.
  private static func encodeWithAlpha(_ bitmap: Bitmap, _ density: UInt32?) -> [UInt8] {
    var encoder = PNGEncoder(
      width: bitmap.width, height: bitmap.height, hasAlpha: true, pixelsPerMetre: density)
    for y in 0..<bitmap.height { bitmap.withRow(y) { encoder.append($0) } }
    return encoder.finish()
  }

  /// Writes a picture with libpng and zlib, as RGB or RGBA.
  static func encodeSmall(_ bitmap: Bitmap, _ form: PNGForm) throws(PNGError) -> [UInt8] {
    let writer = try PNGWriter.make(form)
    let isOpaque = form.kind == .rgb
    // Rows of RGB are packed four pixels at a time, the last ones with up to three more.
    let wordCount = isOpaque ? (bitmap.width + 3) / 4 * 3 : bitmap.width
    var row = [UInt32](repeating: 0, count: wordCount)
    let unpremultiplier = Unpremultiplier()
    for y in 0..<bitmap.height {
      bitmap.withRow(y) { pixels in
        var words = row.mutableSpan
        if isOpaque {
          packRGB(pixels, into: &words)
        } else {
          unpremultiplier.convert(pixels, into: &words)
        }
      }
      try writer.writeRow(row.span)
    }
    return try writer.finish()
  }
}

/// Packs opaque pixels into three bytes each, R G B: four pixels make three words.
private func packRGB(_ pixels: Span<UInt32>, into words: inout MutableSpan<UInt32>) {
  let groupCount = pixels.count / 4
  let rest = pixels.count % 4
  precondition(words.count == 3 * (groupCount + (rest > 0 ? 1 : 0)))
  for group in 0..<groupCount {
    let p0 = pixels[4 * group]
    let p1 = pixels[4 * group + 1]
    let p2 = pixels[4 * group + 2]
    let p3 = pixels[4 * group + 3]
    words[3 * group] = (p0 & 0xff_ffff) | p1 << 24
    words[3 * group + 1] = ((p1 >> 8) & 0xffff) | p2 << 16
    words[3 * group + 2] = ((p2 >> 16) & 0xff) | p3 << 8
  }
  guard rest > 0 else { return }
  let p0 = pixels[4 * groupCount]
  let p1 = rest > 1 ? pixels[4 * groupCount + 1] : 0
  let p2 = rest > 2 ? pixels[4 * groupCount + 2] : 0
  words[3 * groupCount] = (p0 & 0xff_ffff) | p1 << 24
  words[3 * groupCount + 1] = ((p1 >> 8) & 0xffff) | p2 << 16
  words[3 * groupCount + 2] = (p2 >> 16) & 0xff
}

/// Divides rows of pixels by their alpha, with the same result as `RGBA8.straight`.
struct Unpremultiplier {
  /// ⌈255 × 2²⁴ / alpha⌉, and 0 for an alpha of 0.
  ///
  /// Rounding up makes halves go up. The error, below alpha / 2²⁴ ≤ 1.6e-5 after multiplication, cannot
  /// carry a quotient that is no half, hence at least 1/510 away from one, over it. The largest
  /// product, for a colour of alpha, is 255 × 2²⁴ + alpha, which with the half fits 32 bits.
  private let reciprocals: [UInt32]

  init() {
    reciprocals = [0] + (1...255).map { alpha in (255 << 24 + alpha - 1) / alpha }
  }

  func convert(_ pixels: Span<UInt32>, into straight: inout MutableSpan<UInt32>) {
    precondition(pixels.count == straight.count)
    let reciprocals = self.reciprocals.span
    for x in pixels.indices {
      let pixel = pixels[x]
      let alpha = pixel >> 24
      let reciprocal = reciprocals[Int(alpha)]
      let red = (min(pixel & 0xff, alpha) &* reciprocal &+ 1 << 23) >> 24
      let green = (min((pixel >> 8) & 0xff, alpha) &* reciprocal &+ 1 << 23) >> 24
      let blue = (min((pixel >> 16) & 0xff, alpha) &* reciprocal &+ 1 << 23) >> 24
      straight[x] = red | green << 8 | blue << 16 | alpha << 24
    }
  }
}
