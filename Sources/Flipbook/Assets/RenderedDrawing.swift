import Drawing
import Geometry
import Raster
import Synchronization
import Views

/// The pixels of a drawing, made once for each of the sizes that it was last shown at.
///
/// They depend on the drawing and the size alone, so it shows in no frame which of them were known.
final class RenderedDrawing: Sendable {
  private let drawing: DisplayList
  /// The last sizes, the newest last; nil where nothing can be drawn.
  private let known = Mutex<[(size: ImageAsset.PixelSize, image: ImageSource?)]>([])
  /// How many sizes are remembered.
  private static let limit = 8

  init(_ drawing: DisplayList) {
    self.drawing = drawing
  }

  /// The whole drawing, stretched to `size`; nil where it can't be drawn, and is an error of the frame it is in.
  func pixels(in size: ImageAsset.PixelSize) -> ImageSource? {
    known.withLock { known in
      let index = known.firstIndex { $0.size == size }
      let image = index.map { known.remove(at: $0).image } ?? image(in: size)
      known.append((size, image))
      if known.count > Self.limit { known.removeFirst() }
      return image
    }
  }

  private func image(in size: ImageAsset.PixelSize) -> ImageSource? {
    let frame = Size(width: Double(size.width), height: Double(size.height))
    let toPixels = Affine(
      scaleX: frame.width / drawing.size.width, y: frame.height / drawing.size.height)
    let list = DisplayList(
      size: frame, items: drawing.items.map { $0.applying(toPixels) })
    return (try? Renderer(scale: 1).render(list)).map(ImageSource.init)
  }
}
