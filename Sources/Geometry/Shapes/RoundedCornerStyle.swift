/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend comes and goes gradually, as Apple's platforms draw it.
  ///
  /// Where there is room it starts 1.528665 radii from the corner; in a capsule it comes close to a
  /// circle.
  case continuous
}

/// The radius of each corner of a rectangle; leading is left.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeading: Double
  /// The radius of the bottom left corner.
  public var bottomLeading: Double
  /// The radius of the bottom right corner.
  public var bottomTrailing: Double
  /// The radius of the top right corner.
  public var topTrailing: Double

  /// These four radii, in SwiftUI's order.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii, all made smaller by one factor if need be, so that no two overlap on a side.
  ///
  /// The rule of SwiftUI and of CSS, which keeps the corners' shapes; negative radii and NaN count
  /// as 0.
  public func fitted(in size: Size) -> RectangleCornerRadii {
    let radii = mapped { $0 > 0 ? $0 : 0 }
    func room(_ side: Double, _ sum: Double) -> Double { sum > side ? max(side, 0) / sum : 1 }
    let factor = min(
      room(abs(size.width), radii.topLeading + radii.topTrailing),
      room(abs(size.width), radii.bottomLeading + radii.bottomTrailing),
      room(abs(size.height), radii.topLeading + radii.bottomLeading),
      room(abs(size.height), radii.topTrailing + radii.bottomTrailing))
    return factor == 1 ? radii : radii.mapped { $0 * factor }
  }

  private func mapped(_ change: (Double) -> Double) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}
