public import Imaging

/// A picture to be laid on surfaces, with smaller versions of itself for when it is far away.
///
/// (0, 0) is its top left corner, (1, 1) its bottom right one. Making one costs about as much as
/// copying it a few times; copies share it, so one is made and used in every frame.
public struct Texture: Hashable, Sendable {
  /// What is seen beyond the picture's edges.
  public enum Wrap: Hashable, Sendable {
    /// The pixel at the edge goes on.
    case clamp
    /// The picture is repeated.
    case `repeat`
  }

  /// The picture.
  public let bitmap: Bitmap
  /// What is seen beyond its edges.
  public let wrap: Wrap
  let mipmaps: MipmapChain
  /// Whether every pixel is opaque.
  var isOpaque: Bool { mipmaps.isOpaque }
  private let digest: UInt64

  /// A texture of a picture.
  public init(_ bitmap: Bitmap, wrap: Wrap = .clamp) {
    self.bitmap = bitmap
    self.wrap = wrap
    mipmaps = MipmapChain(bitmap, wrap: wrap)
    digest = bitmap.withPixels { pixels in
      // FNV-1a, a pixel at a time: only to tell most textures apart without reading them again.
      var digest: UInt64 = 0xcbf2_9ce4_8422_2325
      for index in pixels.indices {
        digest = (digest ^ UInt64(pixels[index])) &* 0x100_0000_01b3
      }
      return digest
    }
  }

  /// Whether both show the same picture in the same way.
  public static func == (a: Texture, b: Texture) -> Bool {
    guard a.wrap == b.wrap, a.digest == b.digest else { return false }
    return a.mipmaps === b.mipmaps || a.bitmap == b.bitmap
  }

  /// Hashes a digest of the pixels, made once.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(wrap)
  }
}
