import Flipbook

/// A dish that is drawn: a picture about the middle of its plate, which is 280 points across.
package enum Dish: String, Sendable {
  case bowl, toast

  /// What it stands on.
  var table: Gradient {
    switch self {
    case .bowl: Palette.slateTable
    case .toast: Palette.oakTable
    }
  }
}

/// A picture of a dish on its table.
///
/// The dish reaches beyond the frame.
struct DishPhoto: View {
  let dish: Dish
  /// Where the light falls on the table, in points.
  let light: CGPoint
  /// How far the light reaches, in points.
  let reach: Double
  /// Where the middle of the plate is, in points.
  let center: CGPoint
  let scale: Double

  var body: some View {
    GeometryReader { proxy in
      RadialGradient(
        gradient: dish.table,
        center: UnitPoint(x: light.x / proxy.size.width, y: light.y / proxy.size.height),
        startRadius: 0, endRadius: reach
      )
      .overlay { Image(dish.rawValue).scaleEffect(scale).position(center) }
    }
  }
}

extension DishPhoto {
  /// The picture of a meal card.
  static func meal(_ dish: Dish) -> DishPhoto {
    DishPhoto(
      dish: dish, light: CGPoint(x: dish == .bowl ? 81.4 : 92.5, y: dish == .bowl ? 27.75 : 13.88),
      reach: 439.38, center: CGPoint(x: 192.4, y: 149.85), scale: 1.15)
  }
}
