public import Typography

/// A picture of an exact size that shows a film's screen: alone, or with words above it, a shadow below
/// it, a handset round it.
///
/// Lengths of the screen, such as ``cornerRadius``, are in the film's points, so that posters of different
/// sizes are alike. What surrounds a screen that is not alone goes by the poster's shorter side.
public struct Poster: Hashable, Sendable {
  /// What becomes of a screen whose shape is not that of its place.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// All of it shows, as large as it fits; what is left over shows the ground.
    case fit
    /// It is as large as its place needs to be covered, and what does not fit is cut off: half at each
    /// side, or, where it is not alone, at the poster's lower edge.
    case cover
  }

  /// Words above the screen.
  public struct Caption: Hashable, Sendable {
    /// The words; lines are broken where they have to be, and where the text breaks them.
    public var text: String
    /// The font's family.
    public var family: String
    /// The font's weight.
    public var weight: FontWeight

    /// Words in a font: Plus Jakarta Sans, bold, unless said.
    public init(
      _ text: String, family: String = "Plus Jakarta Sans", weight: FontWeight = .bold
    ) {
      (self.text, self.family, self.weight) = (text, family, weight)
    }
  }

  /// Columns of the picture, at least 1.
  public var width: Int
  /// Rows of the picture, at least 1.
  public var height: Int
  /// What becomes of a screen whose shape is not that of its place.
  public var contentMode = ContentMode.fit
  /// What lies under everything, and shows where the film is clear.
  public var ground = PosterGround.color(.clear)
  /// The radius of the screen's corners, in the film's points; not negative.
  ///
  /// A handset has its own where this is 0.
  public var cornerRadius = 0.0
  /// Whether the screen, or the handset, throws a shadow.
  public var hasShadow = false
  /// Whether a handset is drawn round the screen.
  public var hasBezel = false
  /// Words above the screen.
  public var caption: Caption?

  /// A picture of `width` by `height` pixels with a screen alone, on nothing.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Whether the screen is alone, so that it takes the whole picture.
  var isPlain: Bool { caption == nil && !hasShadow && !hasBezel }
}
