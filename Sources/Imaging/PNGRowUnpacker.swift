/// Turns the rows that libpng hands out into pixels of some kind.
protocol PNGUnpacker {
  /// What becomes of a pixel.
  associatedtype Pixel: FixedWidthInteger & BitwiseCopyable

  /// Reads the next row of the picture or pass, which has as many pixels as `row`.
  mutating func readRow(
    from reader: borrowing PNGReader, into row: inout MutableSpan<Pixel>
  ) throws(PNGError)
}

/// Turns the rows that libpng hands out into premultiplied pixels.
///
/// Owns one row of scratch, reused for every row. Of the three arrays only that of the picture's
/// layout is filled.
struct PNGRowUnpacker: PNGUnpacker {
  private let layout: PNGReader.Layout
  private var indices: [UInt8] = []
  private var pixels8: [UInt32] = []
  private var pixels16: [UInt64] = []
  /// The colours of an indexed picture, not premultiplied.
  private let straightPalette: [RGBA8.Straight]
  /// The same, premultiplied.
  private let palette: [UInt32]
  private let name: String

  /// Prepares for rows as long as the picture is wide.
  init(_ reader: borrowing PNGReader, _ description: PNGReader.Description, name: String) {
    self.name = name
    layout = description.layout
    straightPalette = layout == .indexed ? reader.palette() : []
    palette = straightPalette.map { RGBA8($0).packed }
    switch layout {
    case .indexed: indices = Array(repeating: 0, count: description.width)
    case .rgba8: pixels8 = Array(repeating: 0, count: description.width)
    case .rgba16: pixels16 = Array(repeating: 0, count: description.width)
    }
  }

  /// Reads the next row of the picture or pass, which has as many pixels as `row`.
  mutating func readRow(
    from reader: borrowing PNGReader, into row: inout MutableSpan<UInt32>
  ) throws(PNGError) {
    switch layout {
    case .indexed:
      try reader.readRow(into: &indices)
      try lookUp(into: &row)
    case .rgba8:
      try reader.readRow(into: &pixels8)
      let straight = pixels8.span.extracting(first: row.count)
      for x in row.indices { row[x] = premultiplied(straight[x]) }
    case .rgba16:
      try reader.readRow(into: &pixels16)
      for x in row.indices { row[x] = premultiplied16(pixels16[x]) }
    }
  }

  /// Reads the next row, whose pixels are then to be had by ``straight16(_:)``.
  mutating func readStraightRow(
    from reader: borrowing PNGReader, count: Int
  ) throws(PNGError) {
    switch layout {
    case .indexed:
      try reader.readRow(into: &indices)
      for index in indices[..<count] { try check(Int(index)) }
    case .rgba8: try reader.readRow(into: &pixels8)
    case .rgba16: try reader.readRow(into: &pixels16)
    }
  }

  /// The pixel in column `x` of the row that was read last, not premultiplied, 16 bits a channel.
  func straight16(_ x: Int) -> UInt64 {
    func stretched(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt64 {
      257 * (UInt64(red) | UInt64(green) << 16 | UInt64(blue) << 32 | UInt64(alpha) << 48)
    }
    switch layout {
    case .indexed:
      let color = straightPalette[Int(indices[x])]
      return stretched(color.red, color.green, color.blue, color.alpha)
    case .rgba8:
      let color = RGBA8(packed: pixels8[x])
      return stretched(color.red, color.green, color.blue, color.alpha)
    case .rgba16: return pixels16[x]
    }
  }

  private func check(_ index: Int) throws(PNGError) {
    guard index < palette.count else {
      let reason = "a pixel has colour \(index) of a palette of \(palette.count)"
      throw .damaged(name: name, reason: reason)
    }
  }

  private func lookUp(into row: inout MutableSpan<UInt32>) throws(PNGError) {
    for x in row.indices {
      let index = Int(indices[x])
      try check(index)
      row[x] = palette[index]
    }
  }
}

/// Four straight samples of 16 bits, red lowest, as a premultiplied packed pixel of 8 bits a channel.
///
/// Multiplied before it is reduced, so that it is rounded once: colour × alpha / (65,535 × 257) to
/// nearest. A colour byte cannot exceed the alpha byte, since rounding keeps order.
private func premultiplied16(_ straight: UInt64) -> UInt32 {
  let alpha = straight >> 48
  let scale: UInt64 = 65_535 * 257
  func byte(_ sample: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((sample & 0xffff) &* alpha &+ scale / 2) / scale)
  }
  return byte(straight) | byte(straight >> 16) << 8 | byte(straight >> 32) << 16
    | byte(65_535) << 24
}
