import Drawing
import Geometry
import Typography

/// A poster's words, set so that they fit their place.
///
/// They are as large as their place allows, up to a share of the poster's shorter side, in at most three
/// lines, none of which breaks a word; lines are drawn together to about one width. Lengths are in pixels.
struct PosterCaption {
  private let layout: TextLayout
  private let place: Rect

  /// The largest size of the letters, in parts of the poster's shorter side.
  private static let sizeShare = 0.09
  /// The most lines, where the text does not break more itself.
  private static let lineLimit = 3
  /// The least size, in parts of the largest; what does not fit even so ends in an ellipsis.
  private static let leastScale = 0.3

  /// Sets `caption` into `place` of a poster whose shorter side has `side` pixels.
  init(
    _ caption: Poster.Caption, in place: Rect, side: Double, fonts: FontLibrary
  ) throws(FontError) {
    let size = Self.sizeShare * side
    var text = Self.text(caption, size: size)
    let widest = try Self.widestWord(text, fonts)
    if widest > place.width {
      text = Self.text(caption, size: size * max(0.98 * place.width / widest, Self.leastScale))
    }
    var style = ParagraphStyle()
    style.alignment = .center
    style.lineLimit = max(Self.lineLimit, caption.text.count(where: \.isNewline) + 1)
    style.lineHeight = .multiple(factor: 0.94)
    style.minimumScale = Self.leastScale
    let widestLayout = try fonts.layout(
      text, style: style, width: place.width, height: place.height)
    layout = try Self.balanced(widestLayout, text, style, in: place, fonts)
    self.place = place
  }

  private static func text(_ caption: Poster.Caption, size: Double) -> StyledText {
    StyledText(
      caption.text,
      style: TextStyle(
        font: FontDescription(family: caption.family, size: size, weight: caption.weight),
        fallbacks: ["Inter"], tracking: -0.01 * size))
  }

  /// The width of the widest piece that no line may break.
  private static func widestWord(
    _ text: StyledText, _ fonts: FontLibrary
  ) throws(FontError) -> Double {
    let scalars = text.text.unicodeScalars.map(\.value)
    let ends = try LineBreaks.opportunities(in: scalars[...]) + [scalars.count]
    var widest = 0.0
    var start = 0
    for end in ends {
      let word = String(
        String.UnicodeScalarView(scalars[start..<end].compactMap(Unicode.Scalar.init))
      )
      .trimmingSpaces
      start = end
      guard !word.isEmpty else { continue }
      widest = max(widest, try fonts.layout(StyledText(word, style: text.firstStyle)).size.width)
    }
    return widest
  }

  /// The same lines in the narrowest width that still holds the text in so many.
  private static func balanced(
    _ layout: TextLayout, _ text: StyledText, _ style: ParagraphStyle, in place: Rect,
    _ fonts: FontLibrary
  ) throws(FontError) -> TextLayout {
    guard layout.lines.count > 1, !layout.isTruncated else { return layout }
    var best = layout
    // Whole per cents of the place's width.
    var (low, high) = (Int(100 * layout.size.width / place.width) / layout.lines.count, 100)
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = try fonts.layout(
        text, style: style, width: place.width * Double(middle) / 100, height: place.height)
      let isAsGood =
        tried.lines.count == layout.lines.count && tried.scale >= layout.scale
        && !tried.isTruncated
      if isAsGood { (high, best) = (middle, tried) } else { low = middle }
    }
    return best
  }

  /// The words in `color`, in the middle of their place.
  func item(_ color: Color) -> DrawingItem {
    let origin = Point(
      x: place.minX + (place.width - layout.size.width) / 2,
      y: place.minY + (place.height - layout.size.height) / 2)
    return .fill(
      Fill(
        layout.path, paint: .color(color),
        transform: Affine(translationX: origin.x, y: origin.y)))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
