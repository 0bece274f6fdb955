import Drawing
import Geometry
public import Imaging
public import Motion
import Raster
public import Typography

/// Draws single moments of films into pictures of an exact size in pixels.
///
/// The whole film shows, as large as it fits, in the middle; what is left over at two sides shows
/// the background. The film is laid out for that scale, so it is as sharp as at any other; it begins
/// on a whole pixel, and less than a pixel is cut off its far edges, so that they stay sharp too.
public struct FittedFrameRenderer: Sendable {
  /// Columns of the picture.
  public let width: Int
  /// Rows of the picture.
  public let height: Int
  /// Where fonts come from.
  public let fonts: FontLibrary

  /// A renderer for pictures of `width` by `height` pixels, with the fonts of `fonts`.
  public init(width: Int, height: Int, fonts: FontLibrary) {
    self.width = width
    self.height = height
    self.fonts = fonts
  }

  /// The picture of `film` at `time`, over `background`.
  public func bitmap(
    of film: some Film, at time: Seconds, background: Color = .clear
  ) throws(FrameError) -> Bitmap {
    let scale = min(Double(width) / film.size.width, Double(height) / film.size.height)
    let list = try FrameRenderer(scale: scale, fonts: fonts).displayList(of: film, at: time)
    let (x, columns) = span(of: film.size.width * scale, in: width)
    let (y, rows) = span(of: film.size.height * scale, in: height)
    let placed = list.placed(
      in: Size(width: Double(width) / scale, height: Double(height) / scale),
      frame: Rect(x: x / scale, y: y / scale, width: columns / scale, height: rows / scale))
    do {
      return try Renderer(scale: scale).render(placed, background: background)
    } catch {
      throw FrameError(film: film.name, time: time, cause: .raster(error))
    }
  }

  /// The pixels, all of them whole, that show `length` pixels in the middle of `whole`.
  private func span(of length: Double, in whole: Int) -> (start: Double, count: Double) {
    // A length that should be whole may come out a hair below.
    let count = max((length + 1e-6).rounded(.down), 1)
    return (((Double(whole) - length) / 2).rounded(), count)
  }
}
