import Imaging

/// The two pictures of a comparison, as PNG files.
public struct ComparedPictures: Hashable, Sendable {
  /// The golden image as it was read; nil where it is missing or can't be.
  public let expected: [UInt8]?
  /// What was drawn.
  public let actual: [UInt8]

  init(expected: Bitmap?, actual: Bitmap) throws(PNGError) {
    self.expected = try expected.map { (bitmap) throws(PNGError) in
      try PNG.encode(bitmap, compression: .fast)
    }
    self.actual = try PNG.encode(actual, compression: .fast)
  }
}
