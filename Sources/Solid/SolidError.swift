public import Geometry
public import Imaging

/// Why a scene could not be drawn, or a part of one not be made.
public enum SolidError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bitmap would be empty or too large.
  case size(BitmapError)
  /// The picture's size or the scale is not a positive number.
  case scale(size: Size, scale: Double)
  /// The camera's place, direction, lens or planes make no picture.
  case camera(reason: String)
  /// A place in space is NaN or infinite, or becomes so on the way to the screen.
  case notFinite(item: String)
  /// A mesh cannot be built as asked.
  case mesh(reason: String)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .size(let error): error.description
    case .scale(let size, let scale):
      """
      a picture of \(size.width) × \(size.height) points at scale \(scale) has no size in pixels: \
      give a positive size and scale
      """
    case .camera(let reason): "the camera sees nothing: \(reason)"
    case .notFinite(let item):
      """
      NaN or an infinite number in \(item): look for a division by zero, or for a size far beyond \
      the scene's
      """
    case .mesh(let reason): "no mesh: \(reason)"
    }
  }
}
