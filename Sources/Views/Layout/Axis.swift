/// Across, or up and down.
@frozen
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// Across.
  case horizontal
  /// Up and down.
  case vertical

  /// Any of the two.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// The axes of these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}
