import Numerics

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
  /// As a miter, but cut off at the miter limit where it is longer: SVG 2's `miter-clip`.
  case miterClip
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
  /// A longer miter becomes a bevel, or is cut off at that length. SVG, PostScript, Core Graphics and
  /// SwiftUI define it so, and the tip's distance from the corner of the centre line in half line widths
  /// is the same number. A limit given as an angle is ``miterLimit(forAngle:)``; one given as that
  /// distance in whole line widths is half the number wanted here.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in the path's units; a solid line where it is empty.
  ///
  /// An odd number of lengths is gone through twice. A solid line, too, where a length is negative or
  /// not finite, or where the gaps or all lengths together come to nothing.
  public var dash: [Double]
  /// How far into the pattern each subpath starts; of any size and sign.
  public var dashPhase: Double

  /// A style with these properties, which default to SwiftUI's.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The miter limit that keeps miters of corners of `angle` and more.
  ///
  /// The angle is the one between the two segments: small for a sharp corner. The ratio is
  /// 1 / sin(angle / 2).
  public static func miterLimit(forAngle angle: Angle) -> Double {
    1 / abs(Double.sin(angle.radians / 2))
  }

  /// How far a stroke can reach from its centre line: by a miter, or by a square cap's corner.
  package var reach: Double {
    let hasMiter = lineJoin == .miter || lineJoin == .miterClip
    // No limit at all is as good as one of a thousand million: rounding lets no turn be sharper.
    let miter = hasMiter && miterLimit > 1 ? min(miterLimit, 1e9) : 1
    // A clipped miter's ends stand off to the side as well: never more than the whole miter, nor than
    // the diagonal of a square cap that long.
    let clip = lineJoin == .miterClip ? 2.0.squareRoot() : 1
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    return max(lineWidth, 0) / 2 * max(miter * clip, cap)
  }
}
