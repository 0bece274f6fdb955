import Imaging

/// Reads the first picture of a GIF.
///
/// Source: the GIF89a specification.
struct GIFReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The first picture in `bytes`; nil where they are damaged or it is too large.
  static func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    var reader = GIFReader(bytes: bytes)
    return reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func byte() -> Int? {
    guard position < bytes.count else { return nil }
    position += 1
    return Int(bytes[position - 1])
  }

  private mutating func word() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return low | high << 8
  }

  private mutating func palette(_ flags: Int) -> [UInt32]? {
    guard flags & 0x80 != 0 else { return [] }
    let count = 2 << (flags & 7)
    guard position + 3 * count <= bytes.count else { return nil }
    defer { position += 3 * count }
    return (0..<count).map { index in
      let start = position + 3 * index
      return RGBA8(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: 255
      ).packed
    }
  }

  private mutating func read() -> Bitmap? {
    position = 6
    guard let width = word(), let height = word(), let flags = byte(), byte() != nil, byte() != nil,
      let shared = palette(flags), var bitmap = try? Bitmap.make(width: width, height: height)
    else { return nil }
    var transparent: Int?
    while let kind = byte() {
      switch kind {
      case 0x21:
        guard let label = byte(), let block = subBlocks() else { return nil }
        if label == 0xF9, block.count >= 4, block[0] & 1 != 0 { transparent = Int(block[3]) }
      case 0x2C:
        guard readPicture(into: &bitmap, shared, transparent) else { return nil }
        return bitmap
      default: return nil
      }
    }
    return nil
  }

  private mutating func subBlocks() -> [UInt8]? {
    var result: [UInt8] = []
    while let count = byte() {
      if count == 0 { return result }
      guard position + count <= bytes.count else { return nil }
      result += bytes[position..<position + count]
      position += count
    }
    return nil
  }

  private mutating func readPicture(
    into bitmap: inout Bitmap, _ shared: [UInt32], _ transparent: Int?
  ) -> Bool {
    guard let left = word(), let top = word(), let width = word(), let height = word(),
      let flags = byte(), let own = palette(flags), let codeSize = byte(),
      (2...8).contains(codeSize),
      let data = subBlocks(), width > 0, height > 0, width * height <= Bitmap.maximumPixelCount
    else { return false }
    let colors = own.isEmpty ? shared : own
    let indices = Self.decompressed(data, codeSize: codeSize, count: width * height)
    for (offset, index) in indices.enumerated() where Int(index) != transparent {
      let (x, y) = (left + offset % width, top + Self.row(offset / width, height, flags))
      guard x < bitmap.width, y < bitmap.height, Int(index) < colors.count else { continue }
      bitmap[x, y] = RGBA8(packed: colors[Int(index)])
    }
    return true
  }

  /// The row that the row of this number is, in an interlaced picture.
  private static func row(_ number: Int, _ height: Int, _ flags: Int) -> Int {
    guard flags & 0x40 != 0 else { return number }
    var number = number
    for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      let count = max((height - start + step - 1) / step, 0)
      if number < count { return start + number * step }
      number -= count
    }
    return height
  }

  /// The indices that LZW codes stand for, as many as can be read up to `count`.
  private static func decompressed(_ data: [UInt8], codeSize: Int, count: Int) -> [UInt8] {
    var output: [UInt8] = []
    // Of each code: that of all but its last index, that index, and how many it stands for.
    var prefixes = [Int](repeating: 0, count: 4096)
    var suffixes = [UInt8](repeating: 0, count: 4096)
    var lengths = [Int](repeating: 1, count: 4096)
    let clear = 1 << codeSize
    for index in 0..<clear { suffixes[index] = UInt8(truncatingIfNeeded: index) }
    var (next, width) = (clear + 2, codeSize + 1)
    var previous: Int?
    var (bits, bitCount) = (0, 0)
    for byte in data {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        bitCount -= width
        if code == clear {
          (next, width, previous) = (clear + 2, codeSize + 1, nil)
          continue
        }
        if code == clear + 1 || output.count >= count { return output }
        guard let last = previous else {
          guard code < clear else { return output }
          output.append(UInt8(truncatingIfNeeded: code))
          previous = code
          continue
        }
        guard code <= next, code < 4096 else { return output }
        // A code that is about to be made is the last one and its own first index.
        let known = code < next ? code : last
        let start = output.count
        var length = lengths[known]
        output += repeatElement(0, count: length)
        var current = known
        while length > 0 {
          output[start + length - 1] = suffixes[current]
          current = prefixes[current]
          length -= 1
        }
        if code == next { output.append(output[start]) }
        if next < 4096 {
          prefixes[next] = last
          suffixes[next] = output[start]
          lengths[next] = lengths[last] + 1
          next += 1
          if next == 1 << width, width < 12 { width += 1 }
        }
        previous = code
      }
    }
    return output
  }
}
