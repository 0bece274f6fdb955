import Geometry

/// Where things stand on a poster; in pixels but for what says otherwise.
package struct PosterLayout: Hashable, Sendable {
  /// Pixels a point of the film.
  package let scale: Double
  /// The pixels, all of them whole, that show the screen; with ``Poster/ContentMode/cover`` they may
  /// begin before the poster and end after it.
  package let screen: Rect
  /// How thick the handset is round the screen; 0 where there is none.
  let bezel: Double
  /// Where words go.
  let caption: Rect

  /// The place of a screen of `size` points on `poster`.
  init(_ poster: Poster, screen size: Size) {
    let (width, height) = (Double(poster.width), Double(poster.height))
    let margin = (0.075 * min(width, height)).rounded()
    let captionTop = (0.05 * height).rounded()
    let captionHeight = poster.caption == nil ? 0 : (0.14 * height).rounded()
    caption = Rect(x: margin, y: captionTop, width: width - 2 * margin, height: captionHeight)
    let thickness = poster.hasBezel ? Self.bezelShare * min(size.width, size.height) : 0
    let outer = Size(width: size.width + 2 * thickness, height: size.height + 2 * thickness)
    var place = Rect(x: 0, y: 0, width: width, height: height)
    if !poster.isPlain {
      let top = poster.caption == nil ? margin : caption.maxY + (0.03 * height).rounded()
      place = Rect(x: margin, y: top, width: width - 2 * margin, height: height - top - margin)
    }
    let (across, down) = (place.width / outer.width, place.height / outer.height)
    let isCovering = poster.contentMode == .cover
    // Covering, a screen that is not alone is cut off below: it is as wide as its place, at least.
    let scale =
      !isCovering ? min(across, down) : poster.isPlain ? max(across, down) : across
    let isHanging = isCovering && !poster.isPlain
    let (x, columns) = Self.span(
      of: size.width * scale, from: place.minX, in: place.width, isCovering: isCovering)
    let (y, rows) = Self.span(
      of: size.height * scale, from: place.minY, in: place.height, isCovering: isCovering)
    bezel = thickness * scale
    self.scale = scale
    screen = Rect(
      x: x, y: isHanging ? (place.minY + bezel).rounded() : y, width: columns, height: rows)
  }

  /// How thick a handset is, in parts of the screen's shorter side.
  private static let bezelShare = 0.03

  /// The whole pixels that show `length` pixels in the middle of some.
  ///
  /// Less than a pixel is cut off where all shows, or added where nothing may be left over.
  private static func span(
    of length: Double, from start: Double, in whole: Double, isCovering: Bool
  ) -> (start: Double, count: Double) {
    // A length that should be whole may come out a hair beside.
    let count =
      isCovering
      ? (length - 1e-6).rounded(.up) : max((length + 1e-6).rounded(.down), 1)
    return (start + ((whole - length) / 2).rounded(), count)
  }
}
