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
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: content, operation: .fill(style.isEOFilled ? .evenOdd : .nonZero))
  }

  /// A line along the shape's outline, painted with `content`.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: content, operation: .stroke(style))
  }

  /// A line of `lineWidth` points along the shape's outline, painted with `content`.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape with its paint.
struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  let operation: ShapeOperation

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [
      ShapeNode(
        shape: shape, style: style, operation: operation, environment: context.environment)
    ]
  }
}

/// What is done along or inside a shape's outline.
enum ShapeOperation: Hashable, Sendable {
  case fill(FillRule)
  case stroke(StrokeStyle)
}

private struct ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode {
  let shape: S
  let style: Style
  let operation: ShapeOperation
  let environment: EnvironmentValues

  var name: ViewName { .type(S.self) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

  var isTouchedByInk: Bool { S.self != Rectangle.self || operation != .fill(.nonZero) }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    let frame = PixelGrid(environment).aligned(frame, for: shape)
    let bounds = Rect(origin: .zero, size: frame.size)
    let path = shape.path(in: bounds)
    guard !path.isEmpty else { return }
    let paint = style.paint(in: bounds, environment: environment)
    let place = Affine(translationX: frame.origin.x, y: frame.origin.y)
    switch operation {
    case .fill(let rule):
      items.append(.fill(Fill(path, rule: rule, paint: paint, transform: place)))
    case .stroke(let style):
      items.append(.stroke(Stroke(path, style: style, paint: paint, transform: place)))
    }
  }
}
