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

  /// A fill of `path` by `rule` with `paint`.
  public init(
    _ path: Path, rule: FillRule = .nonZero, paint: Paint, transform: Affine = .identity
  ) {
    self.path = path
    self.rule = rule
    self.paint = paint
    self.transform = transform
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

  /// A stroke of `path` in `style` with `paint`.
  public init(
    _ path: Path, style: StrokeStyle, paint: Paint, transform: Affine = .identity
  ) {
    self.path = path
    self.style = style
    self.paint = paint
    self.transform = transform
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
public struct Group: Hashable, Sendable {
  /// What the group shows, the first item undermost.
  public var items: [DrawingItem]
  /// How much of the group shows, 0...1.
  public var opacity: Double
  /// How the group is combined with what is below.
  public var blendMode: BlendMode
  /// What the group is cut to; the whole picture where nil.
  public var clip: Clip?

  /// A group of `items`.
  public init(
    _ items: [DrawingItem], opacity: Double = 1, blendMode: BlendMode = .normal, clip: Clip? = nil
  ) {
    self.items = items
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
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
