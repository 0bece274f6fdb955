import Flipbook

/// An icon of the app, in one colour.
struct Icon: View {
  let name: String
  /// The side of its box, in points.
  let size: Double
  let color: Color

  init(_ name: String, size: Double, _ color: Color) {
    (self.name, self.size, self.color) = (name, size, color)
  }

  var body: some View {
    Image(decorative: name)
      .renderingMode(.template)
      .resizable()
      .foregroundStyle(color)
      .frame(width: size, height: size)
  }
}
