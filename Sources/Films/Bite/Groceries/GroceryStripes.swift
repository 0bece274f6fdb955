import Flipbook

/// The bar of stripes: how many are done since when.
struct GroceryStripes: Sendable {
  /// A stripe that changed: whether it is done, and when it became so.
  struct Stripe: Hashable, Sendable {
    var isDone = false
    var changed = -Double.infinity
  }

  static let count = 60
  /// Seconds from a tick to what the header makes of it.
  static let delay = 0.06

  private(set) var stripes = Array(repeating: Stripe(), count: count)

  /// Some of `total` things are done: so is the same part of the stripes.
  mutating func set(done: Int, of total: Int, at time: Seconds) {
    let filled =
      total > 0
      ? Int((Double(Self.count) * Double(done) / Double(total)).rounded()) : 0
    for index in stripes.indices where stripes[index].isDone != (index < filled) {
      stripes[index] = Stripe(isDone: index < filled, changed: time + Self.delay)
    }
  }
}

/// The bar, which is filled from the left: a stripe that is filled swells for a moment.
struct GroceryStripesView: View {
  let stripes: GroceryStripes
  /// Seconds since the tab was shown: the stripes grow from the left.
  let age: Double
  let time: Double

  private static let pitch = 6.0915
  private static let width = 2.6
  private static let height = 38.0
  /// How much taller a stripe gets as it is filled, in points.
  private static let swell = 8.0
  static let size = CGSize(width: 362, height: height + swell)

  var body: some View {
    Canvas { context, size in
      for (index, stripe) in stripes.stripes.enumerated() {
        let change = Animation.easeInOut(duration: 0.2).progress(at: time - stripe.changed)
        let filled = stripe.isDone ? change : 1 - change
        let grown = Animation.cubicOut(duration: 0.16).progress(at: age - 0.002 * Double(index))
        let height = Self.height * grown + (stripe.isDone ? Self.swell * Self.bump(change) : 0)
        let frame = CGRect(
          x: Self.pitch * Double(index), y: (size.height - height) / 2, width: Self.width,
          height: height)
        guard height > 0 else { continue }
        context.fill(
          Path(roundedRect: frame, cornerRadius: min(Self.width, height) / 2, style: .circular),
          with: .color(.white.opacity(0.25 + 0.75 * filled)))
      }
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }

  /// Up and back while a share goes from 0 to 1.
  private static func bump(_ share: Double) -> Double { 4 * share * (1 - share) }
}
