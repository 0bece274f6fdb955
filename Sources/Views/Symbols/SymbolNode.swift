import Drawing
import Geometry
import Typography

/// The node of a symbol's image.
struct SymbolNode: LeafNode {
  /// How much of the second and third level is seen in the hierarchical mode.
  private static let lowerOpacities = [0.5, 0.25]

  let imageName: String?
  private let drawing: SymbolDrawing
  /// The points of a hundredth of an em.
  private let unit: Double
  private let capHeight: Double
  private let isResizable: Bool
  private let renderingMode: SymbolRenderingMode
  private let environment: EnvironmentValues

  init(
    name: String, symbol: Symbol, font: FontDescription, capHeight: Double, isResizable: Bool,
    renderingMode: SymbolRenderingMode, environment: EnvironmentValues
  ) {
    imageName = name
    let factor = environment.imageScale.factor
    // In points, lines grow with the square root of the scale: with the scale itself, small symbols would
    // look lighter than the text beside them, and at one width for all of them clogged.
    drawing = SymbolDrawing(symbol, lineWidth: font.weight.symbolLineWidth / factor.squareRoot())
    unit = font.size / 100 * factor
    self.capHeight = capHeight
    self.isResizable = isResizable
    self.renderingMode = renderingMode
    self.environment = environment
  }

  var name: ViewName { "Image" }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: ownSize) : ownSize
  }

  /// The baseline of the text beside the symbol, whose capital letters have the symbol's middle as theirs;
  /// none for a resizable one, which stands on its bottom edge.
  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline, !isResizable else { return nil }
    return -drawing.box.minY * unit + capHeight / 2
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    let bounds = Rect(origin: .zero, size: frame.size)
    func paint(_ style: any ShapeStyle) -> Paint {
      style.paint(in: bounds, environment: environment)
    }
    let primary = paint(environment.foregroundStyle)
    var paints = [SymbolDrawing.LevelPaint(paint: primary)]
    switch renderingMode.kind {
    case .monochrome: break
    case .hierarchical:
      paints += SymbolNode.lowerOpacities.map { .init(paint: primary, opacity: $0) }
    case .palette:
      let lower = environment.lowerForegroundStyles.map {
        SymbolDrawing.LevelPaint(paint: paint($0))
      }
      // The last style serves the levels that are left.
      paints += lower
      while paints.count < 3 { paints.append(paints[paints.count - 1]) }
    }
    items += drawing.items(in: frame, paints: paints)
  }

  private var ownSize: Size {
    Size(width: drawing.box.width * unit, height: drawing.box.height * unit)
  }
}
