/// How the ends of an open line look.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off straight at the end.
  case butt
  /// A half circle round the end.
  case round
  /// Cut off straight half a line width past the end.
  case square
}

/// How two segments of a line meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// The outer edges go on until they meet, up to the miter limit; a bevel beyond it.
  case miter
  /// A sector of a circle round the corner.
  case round
  /// The corner is cut off straight.
  case bevel
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in the path's units.
  public var lineWidth: Double
  /// How open ends look.
  public var lineCap: LineCap
  /// How segments meet.
  public var lineJoin: LineJoin
  /// The greatest ratio of a miter's length, from inner to outer corner, to the line width.
  ///
  /// A longer miter becomes a bevel. SVG, PostScript and Core Graphics define it so.
  public var miterLimit: Double

  /// A style with these properties, which default to SwiftUI's.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }
}
