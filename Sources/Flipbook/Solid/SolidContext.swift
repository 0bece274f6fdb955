import Drawing
public import Geometry
import Imaging
import Raster
public import Solid
import Synchronization
public import Views

/// What a scene is made with: turns views into the textures of its surfaces.
public struct SolidContext {
  let context: ViewContext

  /// The values that are handed down to the view that shows the scene.
  public var environment: EnvironmentValues { context.environment }

  /// The picture of a view, to be laid on a surface.
  ///
  /// Drawn at the film's scale times `scale`, on nothing. Pictures of equal content are drawn once.
  ///
  /// - Parameters:
  ///   - view: What the surface shows; it is offered all of `size`.
  ///   - size: The size of the picture, in points.
  ///   - scale: How much finer the picture is than the film.
  /// - Returns: The texture, with smaller versions of itself for when it is far away.
  /// - Throws: `ViewError` where the view can't be laid out, `RasterError` where it can't be drawn.
  public func texture(
    of view: some View, size: CGSize, scale: CGFloat = 1
  ) throws -> Texture {
    var context = context
    context.environment.displayScale *= scale
    return try TextureCache.shared.texture(
      of: view.displayList(size: size, in: context), scale: context.environment.displayScale)
  }
}

/// The textures made last, by what they show.
///
/// A film lays the same few pictures on its surfaces in every frame. What is found here is what would
/// be drawn, so frames do not depend on it.
private final class TextureCache: Sendable {
  static let shared = TextureCache()

  /// More than the surfaces of one film that bear views, for two scales at a time.
  private static let capacity = 8

  private struct Entry {
    let picture: DisplayList
    let scale: Double
    let texture: Texture
  }

  private let entries = Mutex<[Entry]>([])

  /// The texture of `picture` at `scale`; a thread that asks while it is being made waits for it.
  func texture(of picture: DisplayList, scale: Double) throws(RasterError) -> Texture {
    try entries.withLock { (entries) throws(RasterError) in
      if let entry = entries.first(where: { $0.scale == scale && $0.picture == picture }) {
        return entry.texture
      }
      let texture = Texture(try Renderer(scale: scale).render(picture))
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(Entry(picture: picture, scale: scale, texture: texture))
      return texture
    }
  }
}
