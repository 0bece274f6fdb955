import Flipbook

/// A dish on its plate; the plate fills the frame, its shadow reaches beyond.
struct DishPlate: View {
  let dish: Dish
  /// The plate's, in points.
  let diameter: Double

  /// The picture's plate takes nine tenths of its box, and stands a little above the middle.
  private var side: Double { diameter / 0.9 }

  var body: some View {
    Image(decorative: dish.rawValue)
      .resizable()
      .frame(width: side, height: side)
      .offset(y: 0.015 * side)
      .frame(width: diameter, height: diameter)
  }
}
