/// A number that becomes another, digit by digit.
///
/// Characters stand in columns, counted from the right. One that stays stands still, or moves to the
/// place that it has in the new text; one that changes rolls: the old one leaves, fading and blurred,
/// and the new one comes from the other side. Digits have one width (`tnum`), where the font has them.
/// At progress 0 and 1 the picture is that of the text itself.
///
/// Where time comes from is up to the caller: `progress` is any function of it.
public struct NumericText: PrimitiveView {
  /// Which way digits roll.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The old one leaves upwards: counting up.
    case up
    /// The old one leaves downwards: counting down.
    case down
  }

  /// How a digit rolls; lengths are parts of the font's size.
  public struct Roll: Hashable, Sendable {
    /// How far a digit moves.
    public var distance: Double
    /// The standard deviation of the blur across, when a digit is at the end of its way.
    public var blurX: Double
    /// The standard deviation of the blur up and down, when a digit is at the end of its way.
    public var blurY: Double
    /// How fast a digit fades: it is gone at 1 / `fade` of its way.
    public var fade: Double

    /// A roll.
    public init(distance: Double, blurX: Double, blurY: Double, fade: Double) {
      self.distance = distance
      self.blurX = blurX
      self.blurY = blurY
      self.fade = fade
    }

    /// A roll over 36/64 of the size, blurred by 9/64 along the way, as iOS draws it.
    public static let standard = Roll(
      distance: 36.0 / 64, blurX: 1.35 / 64, blurY: 9.0 / 64, fade: 1.25)
  }

  let from: Text
  let to: Text
  let progress: Double
  let direction: Direction
  let roll: Roll

  /// The change of one text into another, whose parts have the looks of those of `to`.
  ///
  /// - Parameters:
  ///   - from: What it reads at progress 0.
  ///   - to: What it reads at progress 1.
  ///   - progress: How far the change is; less than 0 counts as 0, more than 1 as 1.
  ///   - direction: Which way digits roll.
  ///   - roll: How a digit rolls.
  public init(
    from: Text, to: Text, progress: Double, direction: Direction = .up, roll: Roll = .standard,
  ) {
    self.from = from
    self.to = to
    self.progress = progress >= 0 ? min(progress, 1) : 0
    self.direction = direction
    self.roll = roll
  }

  /// The change of one number, as written, into another.
  ///
  /// - Parameters:
  ///   - from: What it reads at progress 0.
  ///   - to: What it reads at progress 1.
  ///   - progress: How far the change is; less than 0 counts as 0, more than 1 as 1.
  ///   - direction: Which way digits roll.
  ///   - roll: How a digit rolls.
  public init(
    from: String, to: String, progress: Double, direction: Direction = .up, roll: Roll = .standard,
  ) {
    self.init(
      from: Text(from), to: Text(to), progress: progress, direction: direction, roll: roll)
  }

  /// The number that counts with `value`, which may lie between two whole ones.
  ///
  /// The picture is a function of `value` alone: going down, digits roll the other way.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - roll: How a digit rolls.
  ///   - format: How a whole number is written.
  public init(
    value: Double, roll: Roll = .standard, format: (Int) -> String = { "\($0)" }
  ) {
    let value = value.isFinite ? min(max(value, -1e15), 1e15) : 0
    let lower = value.rounded(.down)
    self.init(
      from: format(Int(lower)), to: format(Int(lower) + 1),
      progress: Self.progress(at: value - lower), roll: roll)
  }

  /// For what part of the way from a whole number to the next the lower one stands still.
  public static let rest = 0.55

  /// How far a roll is at a fraction of the way to the next whole number: 0 while the lower one
  /// rests, then a gentle start and end.
  ///
  /// For what rolls along with a number without being one.
  public static func progress(at fraction: Double) -> Double {
    let q = max((fraction - rest) / (1 - rest), 0)
    return q * q * (3 - 2 * q)
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [try NumericTextNode(self, in: context)]
  }
}
