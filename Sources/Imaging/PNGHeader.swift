/// The size that a PNG's first chunk claims, read before libpng sees a byte.
///
/// libpng checks sizes too, but does not say them, and sees nothing but a wrong signature in bytes
/// that are no PNG at all.
struct PNGHeader {
  let width: Int
  let height: Int

  /// Reads the signature and the size, and says what else the bytes are where they are no PNG.
  ///
  /// The rest of the header, its checksum included, is left to libpng.
  init(_ bytes: Span<UInt8>, name: String) throws(PNGError) {
    guard !bytes.isEmpty else { throw .empty(name: name) }
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    guard bytes.starts(with: signature) else {
      if signature.starts(with: bytes) {
        throw .truncated(name: name, place: "it ends within the signature")
      }
      if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
        throw .gitLFSPointer(name: name)
      }
      if bytes.starts(with: Array(signature[..<4])) {
        let reason = "its signature was changed, as a transfer as text does"
        throw .damaged(name: name, reason: reason)
      }
      throw .notPNG(name: name, found: Self.guess(bytes))
    }
    // The signature, then the chunk's length, its type, width and height, each of four bytes.
    guard bytes.count >= 24 else {
      throw .truncated(name: name, place: "it ends within its header, after \(bytes.count) bytes")
    }
    guard bytes.starts(with: Array("IHDR".utf8), at: 12) else {
      let isApples = bytes.starts(with: Array("CgBI".utf8), at: 12)
      let reason =
        isApples
        ? "it is Apple's private variant (CgBI), which Xcode makes; use the file Xcode made it from"
        : "it does not begin with the chunk IHDR"
      throw .damaged(name: name, reason: reason)
    }
    width = bytes.bigEndian32(at: 16)
    height = bytes.bigEndian32(at: 20)
    guard width > 0, height > 0 else {
      throw .damaged(name: name, reason: "IHDR claims \(width) × \(height) pixels")
    }
  }

  /// Throws where the size is beyond `limits` or beyond what a bitmap can hold.
  func check(_ limits: PNG.Limits, name: String) throws(PNGError) {
    let most = PNG.Limits.standard
    // The products may wrap around, but not once the sides, which come first, are within limits.
    let checks = [
      (width, min(limits.width, most.width), "columns"),
      (height, min(limits.height, most.height), "rows"),
      (width &* height, min(limits.pixels, most.pixels), "pixels"),
      (memory, limits.memory, "bytes of memory"),
    ]
    for (claim, limit, unit) in checks where claim > limit {
      throw .tooLarge(name: name, width: width, height: height, limit: "\(limit) \(unit)")
    }
  }

  /// Bytes for the bitmap, and for the four rows of up to eight bytes a pixel that reading takes.
  private var memory: Int { width &* height &* 4 &+ 32 &* width }

  /// What bytes that are no PNG are, by how they begin.
  private static func guess(_ bytes: Span<UInt8>) -> String {
    let beginnings: [(beginning: [UInt8], name: String)] = [
      ([0xff, 0xd8, 0xff], "a JPEG"),
      (Array("GIF8".utf8), "a GIF"),
      (Array("RIFF".utf8), "a WebP or another RIFF file"),
      (Array("BM".utf8), "a BMP"),
      (Array("%PDF".utf8), "a PDF"),
      (Array("<svg".utf8), "an SVG"),
      (Array("<?xml".utf8), "XML, perhaps an SVG"),
      (Array("<!DOCTYPE".utf8), "a web page"),
      (Array("<html".utf8), "a web page"),
    ]
    for (beginning, name) in beginnings where bytes.starts(with: beginning) { return name }
    var digits: [String] = []
    for index in 0..<min(8, bytes.count) { digits.append(bytes[index].twoHexDigits) }
    return "something that begins with the bytes \(digits.joined(separator: " "))"
  }
}

extension Span<UInt8> {
  /// Whether `other` stands at `offset`.
  fileprivate func starts(with other: [UInt8], at offset: Int = 0) -> Bool {
    guard count >= offset + other.count else { return false }
    for index in other.indices where self[offset + index] != other[index] { return false }
    return true
  }

  /// The unsigned number in the four bytes at `offset`, the highest first.
  fileprivate func bigEndian32(at offset: Int) -> Int {
    var value = 0
    for index in offset..<offset + 4 { value = value << 8 | Int(self[index]) }
    return value
  }
}

extension [UInt8] {
  /// Whether these bytes begin with all of `other`.
  fileprivate func starts(with other: Span<UInt8>) -> Bool {
    guard count >= other.count else { return false }
    for index in other.indices where self[index] != other[index] { return false }
    return true
  }
}
