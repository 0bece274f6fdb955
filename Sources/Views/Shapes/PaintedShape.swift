import Drawing
public import Geometry

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the non-zero rule.
  public var isEOFilled: Bool

  /// Whether pixels that lie inside in part are painted in part.
  public var isAntialiased: Bool

  /// A style by the even-odd rule where `eoFill` is true, with soft edges where `antialiased` is.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  /// The inside of the shape, painted with `content`.
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    PaintedShape(
      shape: self,
      layers: [
        .init(
          style: content, operation: .fill(style.rule), isAntialiased: style.isAntialiased)
      ])
  }

  /// A line along the shape's outline, painted with `content`.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    PaintedShape(
      shape: self,
      layers: [.init(style: content, operation: .stroke(style), isAntialiased: antialiased)])
  }

  /// A line of `lineWidth` points along the shape's outline, painted with `content`.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
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
    /// Whether pixels that are covered in part are painted in part.
    var isAntialiased = true
  }

  /// This shape, painted once more inside.
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedShape {
    adding(
      Layer(style: content, operation: .fill(style.rule), isAntialiased: style.isAntialiased))
  }

  /// This shape, with a line along its outline.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(Layer(style: content, operation: .stroke(style), isAntialiased: antialiased))
  }

  /// This shape, with a line of `lineWidth` points along its outline.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  fileprivate func adding(_ layer: Layer) -> PaintedShape {
    PaintedShape(shape: shape, layers: layers + [layer])
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [ShapeNode(shape: shape, layers: layers, environment: context.environment)]
  }
}

extension PaintedShape where S: InsettableShape {
  /// This shape, with a line inside its outline.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(
      Layer(
        style: content, operation: .stroke(style), inset: style.lineWidth / 2,
        isAntialiased: antialiased))
  }

  /// This shape, with a line of `lineWidth` points inside its outline.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
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
      var mark = PaintedMark(path, layer.operation, bounds: bounds, transform: place)
      mark.isAntialiased = layer.isAntialiased
      items += mark.items(layer.style, in: environment)
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
