public import Geometry
public import Imaging

/// Why a display list could not be drawn.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bitmap would be empty or too large.
  case size(BitmapError)
  /// The picture's size or the scale is not a positive number.
  case scale(size: Size, scale: Double)
  /// A filter's operations would need so many bytes of memory at a time for a picture of this size.
  case filter(width: Int, height: Int, bytes: Int)
  /// A path, a transform, a line width, a gradient's line or a group's opacity is NaN or infinite,
  /// or becomes infinite in pixels.
  case notFinite(item: String)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .size(let error): error.description
    case .scale(let size, let scale):
      "a picture of \(size.width) x \(size.height) points at scale \(scale) has no size in pixels: "
        + "give a positive size and scale"
    case .filter(let width, let height, let bytes):
      "a filter over \(width) × \(height) pixels needs \(bytes >> 20) MiB of memory, more than "
        + "\(FilterTiling.mostMemory >> 20) MiB: give it a smaller region, radius or scale"
    case .notFinite(let item):
      "NaN or an infinite number in a coordinate or a setting of \(item): look for a division by zero in the "
        + "view that drew it"
    }
  }
}
