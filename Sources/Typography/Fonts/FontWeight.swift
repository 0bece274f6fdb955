/// How heavy strokes are: a number on OpenType's weight axis, with SwiftUI's names.
///
/// Any number is a weight. A variable font is drawn at exactly this weight, or at the nearest end of
/// its axis where the number lies outside, as SwiftUI does; of a family of fixed weights the nearest
/// one is taken.
@frozen
public struct FontWeight: Hashable, Sendable, Comparable {
  /// The number on the weight axis: 400 is a book's text, 700 its bold.
  public var value: Double

  /// The weight with a number of the weight axis.
  @inlinable
  public init(_ value: Double) { self.value = value }

  /// 100. (SwiftUI's ultra light is lighter than its thin, the other way round than in CSS.)
  public static let ultraLight = FontWeight(100)
  /// 200.
  public static let thin = FontWeight(200)
  /// 300.
  public static let light = FontWeight(300)
  /// 400.
  public static let regular = FontWeight(400)
  /// 500.
  public static let medium = FontWeight(500)
  /// 600.
  public static let semibold = FontWeight(600)
  /// 700.
  public static let bold = FontWeight(700)
  /// 800.
  public static let heavy = FontWeight(800)
  /// 900.
  public static let black = FontWeight(900)

  /// Whether `a` is the lighter weight.
  @inlinable
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}
