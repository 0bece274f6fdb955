/// A picture in memory: premultiplied RGBA of 8 bits a channel, sRGB-encoded.
///
/// A value with shared storage: copies are free until one of them is written to. Rows go from top to
/// bottom, pixels from left to right, without padding; each pixel is packed as ``RGBA8`` says.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns, 1 to ``maximumSide``.
  public let width: Int
  /// The number of rows, 1 to ``maximumSide``.
  public let height: Int
  /// `width * height` packed pixels.
  @usableFromInline
  var storage: [UInt32]

  /// The longest side a bitmap may have, in pixels: coordinates then fit 16 bits.
  public static let maximumSide = 32_767
  /// The most pixels a bitmap may have: 2^28, which take 1 GiB.
  public static let maximumPixelCount = 1 << 28

  /// A bitmap of one colour.
  ///
  /// - Precondition: The size passes ``validate(width:height:)``. For a size that comes from a
  ///   user or a file, call ``make(width:height:fill:)``.
  public init(width: Int, height: Int, fill: RGBA8 = .clear) {
    Self.requireValid(width: width, height: height)
    self.width = width
    self.height = height
    storage = Array(repeating: fill.packed, count: width * height)
  }

  /// A bitmap of packed pixels, row by row from the top.
  ///
  /// - Precondition: The size passes ``validate(width:height:)``, and there are
  ///   `width * height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    Self.requireValid(width: width, height: height)
    precondition(
      pixels.count == width * height,
      "Bitmap of \(width) × \(height) needs \(width * height) pixels, is given \(pixels.count)")
    self.width = width
    self.height = height
    storage = pixels
  }

  /// A bitmap of one colour and of a size that comes from outside.
  ///
  /// - Throws: ``BitmapError`` where the size is not one a bitmap may have.
  public static func make(
    width: Int, height: Int, fill: RGBA8 = .clear
  ) throws(BitmapError) -> Bitmap {
    try validate(width: width, height: height)
    return Bitmap(width: width, height: height, fill: fill)
  }

  /// Throws unless a bitmap may have this size; allocates nothing.
  public static func validate(width: Int, height: Int) throws(BitmapError) {
    guard width >= 1, height >= 1 else { throw .empty(width: width, height: height) }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The whole numbers of pixels nearest to a size that was reckoned, at least one each way.
  ///
  /// - Throws: ``BitmapError`` where a bitmap may not have that size, with the size as it is.
  public static func wholeSize(
    width: Double, height: Double
  ) throws(BitmapError) -> (width: Int, height: Int) {
    func whole(_ side: Double) -> Int {
      // NaN goes with what is too large.
      side < Double(BitmapError.mostCounted)
        ? Int(max(side, 1).rounded()) : BitmapError.mostCounted
    }
    let size = (width: whole(width), height: whole(height))
    try validate(width: size.width, height: size.height)
    return size
  }

  private static func requireValid(width: Int, height: Int) {
    do {
      try validate(width: width, height: height)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

// MARK: - Pixels

extension Bitmap {
  /// The pixel in column `x` of row `y`, counted from the top left.
  ///
  /// - Precondition: Both are inside the bitmap.
  @inlinable
  public subscript(x: Int, y: Int) -> RGBA8 {
    get { RGBA8(packed: storage[index(x, y)]) }
    set { storage[index(x, y)] = newValue.packed }
  }

  @inlinable
  func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "no pixel (\(x), \(y)) in a bitmap of \(width) × \(height)")
    return y * width + x
  }

  /// Lends all pixels, row by row from the top.
  @inlinable
  public func withPixels<R, E: Error>(_ body: (Span<UInt32>) throws(E) -> R) throws(E) -> R {
    try body(storage.span)
  }

  /// Lends all pixels for writing, row by row from the top.
  @inlinable
  public mutating func withMutablePixels<R, E: Error>(
    _ body: (inout MutableSpan<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    var pixels = storage.mutableSpan
    return try body(&pixels)
  }

  /// Lends row `y`, counted from the top.
  ///
  /// - Precondition: `y` is a row of the bitmap.
  @inlinable
  public func withRow<R, E: Error>(
    _ y: Int, _ body: (Span<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    try body(storage.span.extracting(y * width..<(y + 1) * width))
  }

  /// Lends row `y`, counted from the top, for writing.
  ///
  /// - Precondition: `y` is a row of the bitmap.
  @inlinable
  public mutating func withMutableRow<R, E: Error>(
    _ y: Int, _ body: (inout MutableSpan<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    let range = y * width..<(y + 1) * width
    var pixels = storage.mutableSpan
    var row = pixels._mutatingExtracting(range)
    return try body(&row)
  }

  /// Whether every pixel has an alpha of 255; stops at the first row that has another.
  public var isOpaque: Bool {
    (0..<height).allSatisfy { y in withRow(y, Self.isOpaque) }
  }

  /// Whether every pixel of a row has an alpha of 255.
  static func isOpaque(_ row: Span<UInt32>) -> Bool {
    // No early exit within a row: the loop then runs over whole vectors.
    var all = ~UInt32(0)
    for x in row.indices { all &= row[x] }
    return all >= 0xff00_0000
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size; the pixels of a whole picture are nobody's reading.
  public var description: String { "Bitmap(\(width) × \(height))" }
}
