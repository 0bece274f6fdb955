import Drawing
public import Geometry

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the non-zero rule.
  public var isEOFilled: Bool

  /// A style by the even-odd rule where `eoFill` is true.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }
}

extension Shape {
  /// The inside of the shape, painted with `content`.
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    PaintedShape(self, content, .fill(style.rule))
  }

  /// A line along the shape's outline, painted with `content`.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape<Self> {
    PaintedShape(self, content, .stroke(style))
  }

  /// A line of `lineWidth` points along the shape's outline, painted with `content`.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape with its paint; further paints go over it.
public struct PaintedShape<S: Shape>: PrimitiveView {
  let shape: S
  let layers: [Layer]

  /// One painting of the shape.
  struct Layer {
    let style: any ShapeStyle
    let operation: ShapeOperation
    /// How far the outline is moved inwards.
    var inset = 0.0
  }

  init(_ shape: S, _ style: some ShapeStyle, _ operation: ShapeOperation) {
    self.shape = shape
    layers = [Layer(style: style, operation: operation)]
  }

  private init(_ shape: S, _ layers: [Layer]) {
    self.shape = shape
    self.layers = layers
  }

  /// This shape, painted once more inside.
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedShape {
    PaintedShape(shape, layers + [Layer(style: content, operation: .fill(style.rule))])
  }

  /// This shape, with a line along its outline.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    PaintedShape(shape, layers + [Layer(style: content, operation: .stroke(style))])
  }

  /// This shape, with a line of `lineWidth` points along its outline.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [ShapeNode(shape: shape, layers: layers, environment: context.environment)]
  }
}

extension PaintedShape where S: InsettableShape {
  /// This shape, with a line inside its outline.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    PaintedShape(
      shape,
      layers + [
        Layer(style: content, operation: .stroke(style), inset: style.lineWidth / 2)
      ])
  }

  /// This shape, with a line of `lineWidth` points inside its outline.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension FillStyle {
  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// The node of a painted shape.
struct ShapeNode<S: Shape>: LeafNode {
  let shape: S
  let layers: [PaintedShape<S>.Layer]
  let environment: EnvironmentValues
  var name = ViewName.type(S.self)

  var isMeasuredAtOnce: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

  var isTouchedByInk: Bool {
    S.self != Rectangle.self || layers.contains { $0.operation != .fill(.nonZero) }
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    let frame = PixelGrid(environment).aligned(frame, for: shape)
    let bounds = Rect(origin: .zero, size: frame.size)
    let place = Affine(translationX: frame.origin.x, y: frame.origin.y)
    let whole = shape.path(in: bounds)
    for layer in layers {
      let path = layer.inset == 0 ? whole : shape.insetPath(by: layer.inset, in: bounds)
      guard !path.isEmpty else { continue }
      items += PaintedMark(path, layer.operation, bounds: bounds, transform: place)
        .items(layer.style, in: environment)
    }
  }
}

extension Shape {
  /// The outline of the shape with its edges moved inwards, where it knows how; else its outline.
  fileprivate func insetPath(by amount: Double, in rect: Rect) -> Path {
    guard let insettable = self as? any InsettableShape else { return path(in: rect) }
    return insettable.inset(by: amount).path(in: rect)
  }
}
