public import Drawing
import Geometry
public import Imaging
public import Motion
import Raster
public import Typography
import Views

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
    var environment = EnvironmentValues()
    environment.displayScale = scale
    do {
      return try film.body(at: time).placed(
        size: film.size, in: ViewContext(environment: environment, fonts: fonts))
    } catch {
      throw FrameError(film: film.name, time: time, view: error)
    }
  }

  /// The picture of `film` at `time`, over `background`.
  public func bitmap(
    of film: some Film, at time: Seconds, background: Color = .clear
  ) throws(FrameError) -> Bitmap {
    let list = try displayList(of: film, at: time)
    do {
      return try Renderer(scale: scale).render(list, background: background)
    } catch {
      throw FrameError(film: film.name, time: time, cause: .raster(error))
    }
  }
}
