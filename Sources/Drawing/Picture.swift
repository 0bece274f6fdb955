public import Geometry
public import Imaging

/// A bitmap in a drawing: stretched by its transform, sampled as its interpolation says.
public struct Picture: Hashable, Sendable {
  /// How pixels between those of the bitmap are found.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// The nearest pixel.
    case nearest
    /// A mix of the four around.
    case bilinear
    /// A mix of the sixteen around (Catmull-Rom).
    case bicubic
    /// Bilinear where the bitmap is enlarged, the mean over each pixel's area where it is reduced.
    case automatic
  }

  /// The pixels, with their fingerprint.
  public var image: ImageSource
  /// How pixels between those of the bitmap are found.
  public var interpolation: Interpolation
  /// How much of the picture shows, 0...1.
  public var opacity: Double
  /// From the bitmap's pixels, (0, 0) at its top left corner, to the picture's points.
  public var transform: Affine

  /// `image` under `transform`.
  public init(
    _ image: ImageSource, interpolation: Interpolation = .automatic, opacity: Double = 1,
    transform: Affine
  ) {
    self.image = image
    self.interpolation = interpolation
    self.opacity = opacity
    self.transform = transform
  }
}

/// A bitmap with its fingerprint, so that comparing two costs nothing.
public struct ImageSource: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// What stands for the pixels.
  public let fingerprint: Fingerprint
  /// Whether no pixel lets anything through.
  package let isOpaque: Bool

  /// `bitmap`, looked through once.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.isOpaque
    var builder = FingerprintBuilder()
    builder.add(bitmap.width)
    builder.add(bitmap.height)
    bitmap.withPixels { pixels in
      // Four take pixels in turn, two at a time: each waits for one product before the next.
      var (first, second) = (FingerprintBuilder(), FingerprintBuilder())
      var (third, fourth) = (FingerprintBuilder(), FingerprintBuilder())
      func pair(_ index: Int) -> UInt64 { UInt64(pixels[index]) | UInt64(pixels[index + 1]) << 32 }
      let end = pixels.count & ~7
      for index in stride(from: 0, to: end, by: 8) {
        first.add(pair(index))
        second.add(pair(index + 2))
        third.add(pair(index + 4))
        fourth.add(pair(index + 6))
      }
      for index in end..<pixels.count { first.add(UInt64(pixels[index])) }
      for part in [first, second, third, fourth] { builder.add(part.finish()) }
    }
    fingerprint = builder.finish()
  }

  /// Whether both stand for the same pixels.
  public static func == (a: ImageSource, b: ImageSource) -> Bool {
    a.fingerprint == b.fingerprint
  }

  /// Hashes the fingerprint.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
