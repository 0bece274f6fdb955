public import Geometry
import Views

/// Where a finger of a script goes down.
public enum Place: Hashable, Sendable {
  /// On the view of that label, what it reads, or its identifier, in the layout of that moment.
  ///
  /// Where several views have the label, the one at `number`, counted from 1 in the order of drawing;
  /// without a number that is an error.
  case label(String, number: Int? = nil)
  /// At a place on the screen, in points.
  case point(Point)

  /// At a place on the screen, in points.
  public static func point(x: Double, y: Double) -> Place { .point(Point(x: x, y: y)) }
}

extension Place: ExpressibleByStringLiteral {
  /// On the view that is called `value`.
  public init(stringLiteral value: String) { self = .label(value) }
}

extension Place: CustomStringConvertible {
  /// The label in quotes, or the coordinates.
  public var description: String {
    switch self {
    case .label(let label, nil): "\"\(label)\""
    case .label(let label, let number?): "\"\(label)\", number \(number)"
    case .point(let point): "(\(point.x.brief), \(point.y.brief))"
    }
  }
}
