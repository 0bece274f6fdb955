/// The loops that lay colours over pixels in the mode `normal`: plain, over spans of one length, so that
/// they are compiled to vector instructions.
enum NormalKernels {
  /// Stores opaque colours.
  static func store(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, bias: Span<Float>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(bias.count == count)
    for index in 0..<count {
      pixels[index] = PixelLevels.pack(
        red[index] + bias[index], green[index] + bias[index], blue[index] + bias[index],
        PixelLevels.base + 255)
    }
  }

  /// Lays one colour a pixel, times `cover`, over the pixels.
  static func lay(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, over pixels: inout MutableSpan<UInt32>, cover: Float
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count)
    for index in 0..<count {
      pixels[index] = PixelLevels.over(
        pixels[index], red[index] * cover, green[index] * cover, blue[index] * cover,
        alpha[index] * cover, bias: bias[index])
    }
  }

  /// Lays one colour a pixel over pixels that are covered in part.
  static func lay(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, over pixels: inout MutableSpan<UInt32>, mask: Span<UInt8>
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count && mask.count == count)
    for index in 0..<count {
      let cover = Float(Int32(mask[index])) * PixelLevels.unit
      pixels[index] = PixelLevels.over(
        pixels[index], red[index] * cover, green[index] * cover, blue[index] * cover,
        alpha[index] * cover, bias: bias[index])
    }
  }

  /// Lays one colour a pixel, times `cover`, over the pixels, dithered.
  static func layDithered(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, over pixels: inout MutableSpan<UInt32>, cover: Float
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count)
    for index in 0..<count {
      pixels[index] = PixelLevels.dithered(
        pixels[index], red[index] * cover, green[index] * cover, blue[index] * cover,
        alpha[index] * cover, bias: bias[index])
    }
  }

  /// Lays one colour a pixel over pixels that are covered in part, dithered.
  static func layDithered(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, over pixels: inout MutableSpan<UInt32>, mask: Span<UInt8>
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count && mask.count == count)
    for index in 0..<count {
      let cover = Float(Int32(mask[index])) * PixelLevels.unit
      pixels[index] = PixelLevels.dithered(
        pixels[index], red[index] * cover, green[index] * cover, blue[index] * cover,
        alpha[index] * cover, bias: bias[index])
    }
  }
}
