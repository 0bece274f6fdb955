/// PNG files: in through libpng, out through it or a faster writer of our own.
///
/// Samples are taken as sRGB-encoded, whatever a file says of itself: gamma, chromaticities and colour
/// profiles (`gAMA`, `cHRM`, `iCCP`, `cICP`) are ignored, as are texts and other ancillary chunks;
/// only `tRNS` counts. What is written says that it is sRGB. Of an animated PNG the still is read.
public enum PNG {
  /// How hard to try for a small file; the pixels are the same either way.
  public enum Compression: Hashable, Sendable {
    /// Our own writer: for frames of a sequence. Some three times as fast as libpng at its fastest, and
    /// smaller.
    case fast
    /// zlib's level 9 over the best filter for each row: for stills and golden images.
    case small
    /// As ``small``, in whatever form (grey, palette, RGB, RGBA) and with whatever filter makes the
    /// smallest file: ten times as long, for pictures that are downloaded.
    case smallest
  }

  /// What a file may ask for, checked against its header, before anything is allocated.
  public struct Limits: Hashable, Sendable {
    /// The most columns.
    public var width: Int
    /// The most rows.
    public var height: Int
    /// The most pixels.
    public var pixels: Int
    /// The most memory for the bitmap and the buffers of rows, in bytes.
    public var memory: Int

    /// Limits; each that is left out is that of ``standard``.
    public init(
      width: Int = Bitmap.maximumSide, height: Int = Bitmap.maximumSide,
      pixels: Int = Bitmap.maximumPixelCount, memory: Int = 4 * Bitmap.maximumPixelCount + 1 << 24
    ) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.memory = memory
    }

    /// As much as a ``Bitmap`` can hold; limits above it have no effect.
    public static let standard = Limits()
  }

  /// The versions of libpng and zlib this process runs with, such as "1.6.39" and "1.2.13".
  ///
  /// Another zlib may compress ``Compression/small`` to other bytes; pixels do not depend on either.
  public static var versions: (libpng: String, zlib: String) {
    PNGReader.versions
  }
}
