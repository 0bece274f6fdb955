import Drawing
public import Geometry
import Imaging

/// A picture drawn by calls.
///
/// Takes all that is on offer, 10 points where nothing is. What is drawn beyond its frame is cut off.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  /// What `renderer` draws; it may ask for the views in `symbols` by their `tag`.
  ///
  /// An opaque canvas is black where nothing is drawn. Colours are mixed in sRGB's encoding, as
  /// everywhere in a film, and there is one frame to draw: the other two arguments change nothing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.renderer = renderer
    self.symbols = symbols()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let nodes = try Views.makeNodes(of: symbols, in: context.layer(0))
    return [
      CanvasNode(
        isOpaque: isOpaque, renderer: renderer, symbols: nodes.map { MeasuredNode($0) },
        context: context)
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  /// What `renderer` draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// What encoding a ``Canvas`` mixes colours in.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
  /// That of sRGB.
  case nonLinear
  /// Light itself.
  case linear
  /// Light itself, beyond the range that a screen can show.
  case extendedLinear
}

extension View {
  /// Names the view for the container it is in: a ``Canvas`` draws it by that name.
  public func tag(_ tag: some Hashable) -> some View {
    let tag = AnyHashable(tag)
    return modified(by: TraitModifier(name: "tag") { $0.tag = tag })
  }
}

private struct CanvasNode: LayoutNode {
  let isOpaque: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: [MeasuredNode]
  let context: ViewContext

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    guard frame.isFinite else { throw .endlessFrame(view: "Canvas", "\(frame)") }
    let sheet = CanvasSheet()
    if isOpaque {
      sheet.items = [
        .fill(Fill(Path(Rect(origin: .zero, size: frame.size)), paint: .color(.black)))
      ]
    }
    var graphics = GraphicsContext(sheet: sheet, context: context, symbols: symbols)
    EnvironmentValues.$current.withValue(context.environment) { renderer(&graphics, frame.size) }
    if let error = sheet.error { throw error }
    var placed = PlacedView("Canvas", frame: frame)
    let place = Affine(translationX: frame.origin.x, y: frame.origin.y)
    let outline = Path(PixelGrid(context.environment).aligned(frame, for: Rectangle()))
    if !sheet.items.isEmpty {
      placed.items = [
        .group(Drawing.Group(sheet.items.map { $0.applying(place) }, clip: Clip(outline)))
      ]
    }
    return placed
  }
}

/// What a canvas has drawn so far.
final class CanvasSheet {
  var items: [DrawingItem] = []
  /// The first thing that could not be drawn: drawing calls can't throw.
  var error: ViewError?
}
