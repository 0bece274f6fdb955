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

  /// `bitmap`, fingerprinted once.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    var builder = FingerprintBuilder()
    builder.add(bitmap.width)
    builder.add(bitmap.height)
    bitmap.withPixels { pixels in
      for index in pixels.indices { builder.add(UInt64(pixels[index])) }
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
