import Geometry

/// One piece of a symbol's drawing: a path, and what is done with it.
///
/// Coordinates are hundredths of an em, y down; the origin is the middle of the symbol, which stands
/// half a cap height above the baseline.
struct SymbolMark: Hashable, Sendable {
  /// Where a path leaves ink.
  ///
  /// Lines have round caps and joins, and the width of the weight.
  enum Ink: Hashable, Sendable {
    /// Along the path.
    case line
    /// Along the path, and inside it too where the symbol is filled.
    case shape
    /// Along the path and inside it.
    case solid
  }

  /// What becomes of the ink.
  enum Role: Hashable, Sendable {
    /// It is drawn.
    case ink
    /// It is drawn; where the symbol is filled its place is left blank instead.
    case detail
    /// As a detail, and the inside of its path is left blank too.
    case hole
    /// Nothing, unless the symbol is filled: then the inside of its path is left blank.
    case cutout
    /// Its place is left blank, as that of a detail in a symbol that is filled.
    case inlay
    /// Its place and some clearance round it are left blank, for what is drawn in front.
    case gap

    /// What is left in the mark's place.
    var leaves: Trace {
      switch self {
      case .ink, .detail, .hole: .ink
      case .inlay, .gap: .blank
      case .cutout: .nothing
      }
    }
  }

  /// What a mark leaves in its place.
  enum Trace: Hashable, Sendable {
    /// Ink.
    case ink
    /// A blank, whatever was there.
    case blank
    /// What was there.
    case nothing
  }

  /// The path; of a solid no two subpaths overlap.
  var path: Path
  /// Where it leaves ink.
  var ink: Ink
  /// What becomes of the ink.
  var role = Role.ink
  /// How much the mark matters where levels are told apart.
  var level = SymbolLevel.primary
  /// The width of its line, as a share of the weight's.
  var widthFactor = 1.0
  /// How far a gap reaches beyond the ink whose place it leaves blank.
  var clearance = 0.0

  /// The width of what is drawn or left blank along the path, in symbols whose lines are `lineWidth`.
  func strokeWidth(_ lineWidth: Double) -> Double { lineWidth * widthFactor + 2 * clearance }
}

/// How much a part of a symbol matters: what a rendering mode tells apart.
enum SymbolLevel: Int, Hashable, Sendable, Comparable {
  case primary, secondary, tertiary

  static func < (a: SymbolLevel, b: SymbolLevel) -> Bool { a.rawValue < b.rawValue }
}

// The words that symbols are written in.
extension SymbolMark {
  /// A line along `data`, whose corners are rounded with a radius of `corner`.
  static func line(_ data: String, corner: Double = 0) -> SymbolMark {
    SymbolMark(path: Path(symbolData: data, corner: corner), ink: .line)
  }

  /// An outline that is filled in the symbol's filled variant.
  static func shape(_ data: String, corner: Double = 0) -> SymbolMark {
    SymbolMark(path: Path(symbolData: data, corner: corner), ink: .shape)
  }

  /// An area that is always filled.
  static func solid(_ data: String, corner: Double = 0) -> SymbolMark {
    SymbolMark(path: Path(symbolData: data, corner: corner), ink: .solid)
  }

  /// A circle, as an outline.
  static func ring(_ radius: Double, _ x: Double = 0, _ y: Double = 0) -> SymbolMark {
    SymbolMark(path: Path(circleAt: Point(x: x, y: y), radius: radius), ink: .shape)
  }

  /// A circle that is always filled.
  static func disc(_ radius: Double, _ x: Double = 0, _ y: Double = 0) -> SymbolMark {
    SymbolMark(path: Path(circleAt: Point(x: x, y: y), radius: radius), ink: .solid)
  }

  /// A dot of `factor` times the width of a line.
  static func dot(_ x: Double, _ y: Double, _ factor: Double = 1.45) -> SymbolMark {
    SymbolMark(path: Path(symbolData: "M\(x) \(y)h0", corner: 0), ink: .line, widthFactor: factor)
  }

  /// A rectangle between two corners, rounded with `corner`, as an outline.
  static func box(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, corner: Double
  ) -> SymbolMark {
    let rect = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    return SymbolMark(path: Path(roundedRect: rect, cornerRadius: corner), ink: .shape)
  }

  /// The mark as a detail.
  var detail: SymbolMark { changed { $0.role = .detail } }

  /// The mark as a hole.
  var hole: SymbolMark { changed { $0.role = .hole } }

  /// The mark as a cutout.
  var cutout: SymbolMark { changed { $0.role = .cutout } }

  /// The mark as an outline in the symbol's filled variant too.
  var open: SymbolMark { changed { $0.ink = .line } }

  /// A gap for what is drawn in front: where the mark leaves ink, and `clearance` beyond.
  func gap(_ clearance: Double) -> SymbolMark {
    changed {
      $0.role = .gap
      $0.clearance = clearance
    }
  }

  /// The mark in the second level.
  var secondary: SymbolMark { changed { $0.level = .secondary } }

  /// The mark in the third level.
  var tertiary: SymbolMark { changed { $0.level = .tertiary } }

  /// The mark with lines of `factor` times the weight's width.
  func width(_ factor: Double) -> SymbolMark { changed { $0.widthFactor *= factor } }

  /// The mark after `transform`, its lines as wide as before.
  func applying(_ transform: Affine) -> SymbolMark {
    changed { $0.path = $0.path.applying(transform) }
  }

  /// The mark after `change`.
  func changed(_ change: (inout SymbolMark) -> Void) -> SymbolMark {
    var mark = self
    change(&mark)
    return mark
  }
}

extension Path {
  /// The path that `data` in a symbol's drawing describe, with rounded corners.
  fileprivate init(symbolData data: String, corner: Double) {
    do throws(PathDataError) {
      self = try Path(svg: data).roundingCorners(radius: corner)
    } catch {
      // The data are ours, and every symbol is read by a test.
      preconditionFailure("symbol path \(data): \(error)")
    }
  }

  /// The circle round `center`.
  fileprivate init(circleAt center: Point, radius: Double) {
    self.init(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
