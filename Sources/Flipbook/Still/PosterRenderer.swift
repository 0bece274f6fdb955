import Drawing
import Geometry
public import Imaging
public import Motion
import Raster
public import Typography

/// Draws single moments of films onto posters.
///
/// The film is laid out for the scale that it is shown at, so it is as sharp as at any other; it begins on
/// a whole pixel, and less than a pixel is cut off its far edges, so that they stay sharp too.
public struct PosterRenderer: Sendable {
  /// What the picture is to be.
  public let poster: Poster
  /// Where fonts come from.
  public let fonts: FontLibrary

  /// A renderer of `poster`, with the fonts of `fonts`.
  public init(_ poster: Poster, fonts: FontLibrary) {
    self.poster = poster
    self.fonts = fonts
  }

  /// Where things stand for a film.
  package func layout(for film: some Film) -> PosterLayout {
    PosterLayout(poster, screen: film.size)
  }

  /// The picture of `film` at `time`.
  public func bitmap(of film: some Film, at time: Seconds) throws(FrameError) -> Bitmap {
    let layout = layout(for: film)
    func failure(_ cause: FrameError.Cause) -> FrameError {
      FrameError(film: film.name, time: time, cause: cause)
    }
    let screen = try FrameRenderer(scale: layout.scale, fonts: fonts)
      .displayList(of: film, at: time)
    let around: [DrawingItem]
    do {
      around = try surroundings(layout)
    } catch {
      throw failure(.font(error))
    }
    // In the film's points: so its own numbers stay as they are, whatever it stands on.
    let toPoints = Affine(scaleX: 1 / layout.scale, y: 1 / layout.scale)
    let size = Size(
      width: Double(poster.width) / layout.scale, height: Double(poster.height) / layout.scale)
    let items =
      around.map { $0.applying(toPoints) } + device(showing: screen, layout, on: size)
    do {
      return try Renderer(scale: layout.scale).render(DisplayList(size: size, items: items))
    } catch {
      throw failure(.raster(error))
    }
  }

  /// The ground and the words, in pixels.
  private func surroundings(_ layout: PosterLayout) throws(FontError) -> [DrawingItem] {
    let size = Size(width: Double(poster.width), height: Double(poster.height))
    var items: [DrawingItem] = []
    if poster.ground != .color(.clear) {
      let path = Path(Rect(origin: .zero, size: size))
      items.append(.fill(Fill(path, paint: poster.ground.paint(of: size))))
    }
    if let caption = poster.caption {
      let words = try PosterCaption(
        caption, in: layout.caption, side: min(size.width, size.height), fonts: fonts)
      items.append(words.item(poster.ground.mean.wordColor))
    }
    return items
  }

  /// The screen with what belongs to it, in the film's points, on a poster of `size`.
  private func device(
    showing screen: DisplayList, _ layout: PosterLayout, on size: Size
  ) -> [DrawingItem] {
    let handset = Handset(screen: layout.screen, thickness: layout.bezel)
      .scaled(by: 1 / layout.scale)
    let frame = handset.screen
    let radius =
      poster.cornerRadius > 0 ? poster.cornerRadius : poster.hasBezel ? handset.cornerRadius : 0
    guard !poster.isPlain || radius > 0 else {
      return screen.placed(in: size, frame: frame).items
    }
    let offset = Affine(translationX: frame.minX, y: frame.minY)
    let body = poster.hasBezel ? handset.body(cornerRadius: radius) : []
    let group = Group(
      screen.items.map { $0.applying(offset) },
      clip: Clip(Path(roundedRect: frame, cornerRadius: radius)))
    let items = body + [.group(group)]
    guard poster.hasShadow else { return items }
    let unit = min(frame.width, frame.height)
    let shadow = FilterOperation.dropShadow(
      sigmaX: 0.04 * unit, sigmaY: 0.04 * unit, dx: 0, dy: 0.035 * unit,
      color: Color(white: 0, opacity: 0.32))
    return [
      .group(Group(items, filters: [Filter([FilterPrimitive(shadow, inputs: [.source])])]))
    ]
  }
}
