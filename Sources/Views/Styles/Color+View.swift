public import Drawing
public import Geometry
public import Imaging

extension Color: ShapeStyle {
  /// The colour everywhere.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint { .color(self) }
}

extension ShapeStyle where Self == Color {
  /// Opaque white.
  public static var white: Color { Color.white }
  /// Opaque black.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
}

extension Color: PrimitiveView {
  /// A rectangle of the colour, as large as is on offer.
  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [
      ShapeNode(
        shape: Rectangle(),
        layers: [PaintedShape<Rectangle>.Layer(style: self, operation: .fill(.nonZero))],
        environment: context.environment, name: "Color")
    ]
  }
}
