public import Drawing
import Geometry
public import Imaging
public import Motion
import Raster
public import Typography
package import Views

/// Draws single moments of films, at one scale and with one set of fonts.
public struct FrameRenderer: Sendable {
  /// Pixels a point.
  public let scale: Double
  /// Where fonts come from.
  public let fonts: FontLibrary

  /// A renderer for `scale` pixels a point, with the fonts of `fonts`.
  public init(scale: Double, fonts: FontLibrary) {
    self.scale = scale
    self.fonts = fonts
  }

  /// What `film` shows at `time`, laid out for this scale.
  public func displayList(
    of film: some Film, at time: Seconds
  ) throws(FrameError) -> DisplayList {
    try placedView(of: film, at: time).displayList(size: film.size)
  }

  /// The views that `film` shows at `time` as text: one a line, with its frame in points and what can be
  /// done to it, the views in it indented.
  public func viewTree(of film: some Film, at time: Seconds) throws(FrameError) -> String {
    try placedView(of: film, at: time).description
  }

  private func placedView(
    of film: some Film, at time: Seconds
  ) throws(FrameError) -> PlacedView {
    try placedView(of: film.body(at: time), name: film.name, time: time, size: film.size)
  }

  private func placedView(
    of view: some View, name: String, time: Seconds, size: Size
  ) throws(FrameError) -> PlacedView {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    do {
      return try view.placed(
        size: size, in: ViewContext(environment: environment, fonts: fonts))
    } catch {
      throw FrameError(film: name, time: time, view: error)
    }
  }

  /// The picture of `film` at `time`, over `background`.
  public func bitmap(
    of film: some Film, at time: Seconds, background: Color = .clear
  ) throws(FrameError) -> Bitmap {
    let list = try displayList(of: film, at: time)
    return try render(list, name: film.name, time: time, background: background)
  }

  /// The picture of `film` at `time`, drawn in bands of rows by `threads` threads, which makes no
  /// difference to it.
  package func bitmap(
    of film: some Film, at time: Seconds, threads: Int
  ) throws(FrameError) -> Bitmap {
    let list = try displayList(of: film, at: time)
    do {
      let renderer = Renderer(scale: scale)
      let (width, height) = try renderer.pixelSize(of: list)
      var bitmap = Bitmap(width: width, height: height)
      try renderer.draw(list, on: &bitmap, threads: threads)
      return bitmap
    } catch {
      throw FrameError(film: film.name, time: time, cause: .raster(error))
    }
  }

  /// The picture of `view` alone, on a screen of `size` points; errors call it `name`.
  package func bitmap(
    of view: some View, named name: String, size: Size
  ) throws(FrameError) -> Bitmap {
    let view = try placedView(of: view, name: name, time: 0, size: size)
    return try render(
      view.displayList(size: size), name: name, time: 0, background: .clear)
  }

  private func render(
    _ list: DisplayList, name: String, time: Seconds, background: Color
  ) throws(FrameError) -> Bitmap {
    do {
      return try Renderer(scale: scale).render(list, background: background)
    } catch {
      throw FrameError(film: name, time: time, cause: .raster(error))
    }
  }
}
