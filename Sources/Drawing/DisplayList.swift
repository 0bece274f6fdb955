public import Geometry
public import Imaging

/// A picture as a value: a resolved tree of painted paths and groups, ready to be drawn at any scale.
///
/// Nothing in it is relative, optional or animated: whoever made it has settled layout, fonts and
/// time. Two equal lists make the same pixels, so a list can stand for its picture in a cache, and
/// its ``fingerprint`` can stand for it in a file.
public struct DisplayList: Hashable, Sendable {
  /// The extent of the picture, in points; the origin is its top left corner.
  public var size: Size
  /// What is drawn, the first item undermost.
  public var items: [DrawingItem]

  /// A picture of `size` with `items` in it.
  public init(size: Size, items: [DrawingItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One node of a display list.
public indirect enum DrawingItem: Hashable, Sendable {
  /// The inside of a path, painted.
  case fill(Fill)
  /// A line along a path, painted.
  case stroke(Stroke)
  /// A bitmap.
  case picture(Picture)
  /// Items that are drawn as one picture, which is then laid over what is below.
  case group(Group)
}

/// The inside of a path, painted.
public struct Fill: Hashable, Sendable {
  /// What to fill, in its own coordinates.
  public var path: Path
  /// Which of its regions are inside.
  public var rule: FillRule
  /// What to fill it with, in the path's coordinates.
  public var paint: Paint
  /// From the path's coordinates to the picture's points.
  public var transform: Affine
  /// Whether pixels that lie inside in part are painted in part.
  ///
  /// Where not, the pixels are painted whose centres are inside, and those wholly.
  public var isAntialiased: Bool

  /// A fill of `path` by `rule` with `paint`.
  public init(
    _ path: Path, rule: FillRule = .nonZero, paint: Paint, transform: Affine = .identity,
    isAntialiased: Bool = true
  ) {
    self.path = path
    self.rule = rule
    self.paint = paint
    self.transform = transform
    self.isAntialiased = isAntialiased
  }
}

/// A line along a path, painted.
public struct Stroke: Hashable, Sendable {
  /// The centre line, in its own coordinates.
  public var path: Path
  /// The line's width and ends, in the path's coordinates: a transform widens the line too.
  public var style: StrokeStyle
  /// What to paint the line with, in the path's coordinates.
  public var paint: Paint
  /// From the path's coordinates to the picture's points.
  public var transform: Affine
  /// Whether pixels that the line covers in part are painted in part, as for ``Fill/isAntialiased``.
  public var isAntialiased: Bool

  /// A stroke of `path` in `style` with `paint`.
  public init(
    _ path: Path, style: StrokeStyle, paint: Paint, transform: Affine = .identity,
    isAntialiased: Bool = true
  ) {
    self.path = path
    self.style = style
    self.paint = paint
    self.transform = transform
    self.isAntialiased = isAntialiased
  }
}

/// Which regions of a path are inside, by the number of times the path winds round them.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside is what the path winds round a number of times other than zero.
  case nonZero
  /// Inside is what the path winds round an odd number of times.
  case evenOdd
}

/// Items that are drawn by themselves, on nothing, and laid over what is below as one picture.
///
/// In order: the items are drawn, the filters applied one after the other, the result is cut to the
/// clip, multiplied by the mask, then by the opacity, and combined with what is below.
public struct Group: Hashable, Sendable {
  /// What the group shows, the first item undermost.
  public var items: [DrawingItem]
  /// How much of the group shows, 0...1.
  public var opacity: Double
  /// How the group is combined with what is below.
  public var blendMode: BlendMode
  /// Whether blend modes inside the group see only the group.
  ///
  /// In a group that is not isolated they see what is below it, too. A group with a filter is always
  /// isolated.
  public var isIsolated: Bool
  /// What the group is cut to; the whole picture where nil.
  public var clip: Clip?
  /// What the group is multiplied by; nothing where nil.
  public var mask: Mask?
  /// What is done to the group's picture, one after the other.
  public var filters: [Filter]

  /// A group of `items`.
  public init(
    _ items: [DrawingItem], opacity: Double = 1, blendMode: BlendMode = .normal,
    isIsolated: Bool = true, clip: Clip? = nil, mask: Mask? = nil, filters: [Filter] = []
  ) {
    self.items = items
    self.opacity = opacity
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.clip = clip
    self.mask = mask
    self.filters = filters
  }
}

/// A picture whose alpha or brightness says how much of a group shows.
public struct Mask: Hashable, Sendable {
  /// What of the picture counts.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Its alpha.
    case alpha
    /// Its luminance times its alpha, by the weights of SVG: 0.2125, 0.7154, 0.0721 of the encoded
    /// sRGB channels.
    case luminance
    /// The same of the channels decoded to light.
    case linearLuminance
  }

  /// The picture, drawn on nothing.
  public var items: [DrawingItem]
  /// What of it counts.
  public var kind: Kind

  /// The picture of `items`, as a mask.
  public init(_ items: [DrawingItem], kind: Kind = .alpha) {
    self.items = items
    self.kind = kind
  }
}

/// A region that a group is cut to, with anti-aliased edges.
public struct Clip: Hashable, Sendable {
  /// The region's outline, in its own coordinates.
  public var path: Path
  /// Which of the path's regions are inside.
  public var rule: FillRule
  /// From the path's coordinates to the picture's points.
  public var transform: Affine

  /// The inside of `path` by `rule`.
  public init(_ path: Path, rule: FillRule = .nonZero, transform: Affine = .identity) {
    self.path = path
    self.rule = rule
    self.transform = transform
  }
}
