import Geometry

extension PixelRect {
  /// A rectangle that no picture leaves; sums and products of its coordinates still fit an `Int`.
  static let everywhere = PixelRect(
    columns: -(1 << 28)..<1 << 28, rows: -(1 << 28)..<1 << 28)

  /// A rectangle without a pixel.
  static let empty = PixelRect(columns: 0..<0, rows: 0..<0)

  /// The number of pixels.
  var count: Int { columns.count * rows.count }

  /// Whether every pixel of `other` is in it.
  func contains(_ other: PixelRect) -> Bool { other.isEmpty || intersection(other) == other }

  /// The rectangle grown by `dx` columns on the left and right, and by `dy` rows above and below.
  func outset(dx: Int, dy: Int) -> PixelRect {
    guard !isEmpty else { return .empty }
    return PixelRect(
      columns: columns.lowerBound - dx..<columns.upperBound + dx,
      rows: rows.lowerBound - dy..<rows.upperBound + dy
    ).intersection(.everywhere)
  }

  /// The pixels that a picture of this one touches when it is moved by (`dx`, `dy`) pixels.
  func moved(dx: Double, dy: Double) -> PixelRect {
    guard !isEmpty else { return .empty }
    func range(_ range: Range<Int>, _ offset: Double) -> Range<Int> {
      let offset = Self.clamped(offset)
      return range.lowerBound + Int(offset.rounded(.down))..<range.upperBound
        + Int(offset.rounded(.up))
    }
    return PixelRect(columns: range(columns, dx), rows: range(rows, dy)).intersection(.everywhere)
  }

  /// The rectangle with its origin moved by whole pixels.
  func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(
      columns: columns.lowerBound + dx..<columns.upperBound + dx,
      rows: rows.lowerBound + dy..<rows.upperBound + dy)
  }

  /// The whole pixels that stand for `rect`: from the pixel of its corner on, as many as cover its
  /// size.
  ///
  /// The rule of the resvg renderer for filter regions, which differs from the enclosing pixels
  /// where a rectangle of nearly whole size lies between pixels: it is not widened by one.
  init(standingFor rect: Rect) {
    func range(_ low: Double, _ length: Double) -> Range<Int> {
      let first = Int(Self.clamped((low + 1e-6).rounded(.down)))
      return first..<first + Int(Self.clamped((length - 1e-6).rounded(.up)))
    }
    self = PixelRect(
      columns: range(rect.minX, max(rect.width, 0)), rows: range(rect.minY, max(rect.height, 0))
    ).intersection(.everywhere)
  }

  /// The smallest rectangle of whole pixels around `rect`.
  init(enclosing rect: Rect) {
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      let first = Int(Self.clamped(low.rounded(.down)))
      return first..<max(first, Int(Self.clamped(high.rounded(.up))))
    }
    self.init(columns: range(rect.minX, rect.maxX), rows: range(rect.minY, rect.maxY))
  }

  /// The rectangle in continuous coordinates.
  var rect: Rect {
    Rect(
      minX: Double(columns.lowerBound), minY: Double(rows.lowerBound),
      maxX: Double(columns.upperBound), maxY: Double(rows.upperBound))
  }

  /// `value` held to what fits a pixel coordinate; NaN becomes 0.
  static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -0x1p28), 0x1p28)
  }
}
