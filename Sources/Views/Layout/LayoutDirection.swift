import Geometry

/// Which way lines of text run, and with them `leading` and `trailing`.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft

  /// The place of a child of `width` that would lie at `x` in a frame of `extent`, were text to run
  /// from left to right.
  func mirrored(_ x: Double, width: Double, in extent: Double) -> Double {
    self == .leftToRight ? x : extent - x - width
  }
}

extension EnvironmentValues {
  private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  /// Which way lines of text run; offsets and positions are not turned round by it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
