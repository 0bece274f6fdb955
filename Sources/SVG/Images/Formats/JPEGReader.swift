import Imaging

/// Reads JPEG pictures: baseline and progressive, in grey or YCbCr, of 8 bits a sample.
///
/// What lies behind damage is left grey, as other readers do. Arithmetic coding, lossless modes,
/// 12 bits and CMYK are not read: nobody puts them into documents.
///
/// Source: ITU-T T.81; the application segments of JFIF and Adobe.
struct JPEGReader {
  let bytes: [UInt8]
  var position = 2
  var width = 0
  var height = 0
  var isProgressive = false
  var components: [JPEGComponent] = []
  var quantization = [[Int32]](repeating: [Int32](repeating: 1, count: 64), count: 4)
  var dcTables = [JPEGHuffman?](repeating: nil, count: 4)
  var acTables = [JPEGHuffman?](repeating: nil, count: 4)
  var restartInterval = 0
  /// What Adobe's segment says of the colours: 0 for RGB, 1 for YCbCr.
  private var adobeTransform: Int?

  /// The most pixels that are read: they take some 16 bytes each on the way.
  private static let maximumPixels = 1 << 26
  /// The most scans: each goes over the whole picture.
  private static let maximumScans = 200

  /// The picture in `bytes`; nil where it is of another kind, too large, or its head is damaged.
  static func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    var reader = JPEGReader(bytes: bytes)
    return reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Bitmap? {
    var scans = 0
    while let (marker, segment) = nextSegment() {
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        isProgressive = marker == 0xC2
        guard readFrame(segment) else { return nil }
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return nil
      case 0xC4: guard readHuffman(segment) else { return nil }
      case 0xDB: guard readQuantization(segment) else { return nil }
      case 0xDD:
        guard segment.count >= 2 else { return nil }
        restartInterval =
          Int(segment[segment.startIndex]) << 8 | Int(segment[segment.startIndex + 1])
      case 0xEE:
        if segment.count >= 12, segment.starts(with: Array("Adobe".utf8)) {
          adobeTransform = Int(segment[segment.startIndex + 11])
        }
      case 0xDA:
        scans += 1
        guard !components.isEmpty, scans <= Self.maximumScans, let scan = scan(segment) else {
          return nil
        }
        decode(scan)
      case 0xD9: return picture()
      default: break
      }
    }
    return components.isEmpty || scans == 0 ? nil : picture()
  }

  /// The next marker with what belongs to it.
  private mutating func nextSegment() -> (UInt8, ArraySlice<UInt8>)? {
    while position + 1 < bytes.count, !(bytes[position] == 0xFF && bytes[position + 1] >= 0xC0) {
      position += 1
    }
    guard position + 1 < bytes.count else { return nil }
    let marker = bytes[position + 1]
    position += 2
    // Markers of restarts and of the ends stand alone.
    if (0xD0...0xD9).contains(marker) { return (marker, []) }
    guard position + 2 <= bytes.count else { return nil }
    let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
    guard length >= 2, position + length <= bytes.count else { return nil }
    defer { position += length }
    return (marker, bytes[position + 2..<position + length])
  }

  // MARK: Tables

  private mutating func readQuantization(_ segment: ArraySlice<UInt8>) -> Bool {
    var rest = segment
    while let head = rest.popFirst() {
      let size = head >> 4 == 0 ? 1 : 2
      guard head & 15 < 4, rest.count >= 64 * size else { return false }
      for index in 0..<64 {
        var value = Int32(rest.removeFirst())
        if size == 2 { value = value << 8 | Int32(rest.removeFirst()) }
        quantization[Int(head & 15)][jpegZigzag[index]] = value
      }
    }
    return true
  }

  private mutating func readHuffman(_ segment: ArraySlice<UInt8>) -> Bool {
    var rest = segment
    while let head = rest.popFirst() {
      guard head & 15 < 4, rest.count >= 16 else { return false }
      let counts = Array(rest.prefix(16)).map(Int.init)
      rest = rest.dropFirst(16)
      let total = counts.reduce(0, +)
      guard total <= 256, rest.count >= total else { return false }
      let table = JPEGHuffman(counts: counts, symbols: Array(rest.prefix(total)))
      rest = rest.dropFirst(total)
      if head >> 4 == 0 {
        dcTables[Int(head & 15)] = table
      } else {
        acTables[Int(head & 15)] = table
      }
    }
    return true
  }

  private mutating func readFrame(_ segment: ArraySlice<UInt8>) -> Bool {
    let data = Array(segment)
    guard components.isEmpty, data.count >= 6, data[0] == 8 else { return false }
    height = Int(data[1]) << 8 | Int(data[2])
    width = Int(data[3]) << 8 | Int(data[4])
    let count = Int(data[5])
    guard width > 0, height > 0, width * height <= Self.maximumPixels, count == 1 || count == 3,
      data.count >= 6 + 3 * count
    else { return false }
    var parts: [JPEGComponent] = []
    for index in 0..<count {
      let start = 6 + 3 * index
      let (h, v) = (Int(data[start + 1] >> 4), Int(data[start + 1] & 15))
      guard (1...4).contains(h), (1...4).contains(v), data[start + 2] < 4 else { return false }
      parts.append(
        JPEGComponent(id: data[start], h: h, v: v, quantization: Int(data[start + 2])))
    }
    let (h, v) = (parts.map(\.h).max() ?? 1, parts.map(\.v).max() ?? 1)
    for index in parts.indices { parts[index].allocate(width: width, height: height, h: h, v: v) }
    components = parts
    return true
  }

  // MARK: Pixels

  private func picture() -> Bitmap? {
    guard var bitmap = try? Bitmap.make(width: width, height: height) else { return nil }
    let planes = components.map { $0.samples(quantization[$0.quantization]) }
    let isRGB = adobeTransform == 0 && components.count == 3
    for y in 0..<height {
      let rows = zip(components, planes).map { $0.row(y, of: $1, width: width, height: height) }
      for x in 0..<width {
        let luma = rows[0][x]
        var (red, green, blue) = (luma, luma, luma)
        if isRGB {
          (green, blue) = (rows[1][x], rows[2][x])
        } else if rows.count == 3 {
          let (cb, cr) = (rows[1][x] - 128, rows[2][x] - 128)
          red = luma + 1.402 * cr
          green = luma - 0.344136 * cb - 0.714136 * cr
          blue = luma + 1.772 * cb
        }
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
        bitmap[x, y] = RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
      }
    }
    return bitmap
  }
}

/// Where in a block, row by row, the coefficients stand that are written one after the other.
let jpegZigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13,
  6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45,
  38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]
