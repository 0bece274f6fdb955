import Drawing
public import Geometry

extension GraphicsContext {
  /// A view that is ready to be drawn on this canvas: a text, an image or a symbol.
  public struct ResolvedSymbol {
    fileprivate let node: MeasuredNode

    /// The ideal size.
    public var size: CGSize { node.sizeThatFits(.unspecified) }

    /// The size when `size` is on offer.
    public func measure(in size: CGSize) -> CGSize { node.sizeThatFits(ProposedViewSize(size)) }
  }

  /// A text, ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedSymbol { resolved(text) }

  /// An image, ready to be measured and drawn.
  public func resolve(_ image: Image) -> ResolvedSymbol { resolved(image) }

  /// The canvas's symbol whose `tag` is `id`.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    symbols.first { $0.traits.tag == AnyHashable(id) }.map { ResolvedSymbol(node: $0) }
  }

  /// Draws `text` with its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws `text` in `rect`, whose size it is offered.
  public func draw(_ text: Text, in rect: CGRect) {
    let node = resolve(text).node
    place(
      node, Rect(origin: rect.origin, size: node.sizeThatFits(ProposedViewSize(rect.size))),
      ProposedViewSize(rect.size))
  }

  /// Draws `image` with its `anchor` at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws `image` stretched to `rect`.
  public func draw(_ image: Image, in rect: CGRect) {
    place(resolved(image.resizable()).node, rect, ProposedViewSize(rect.size))
  }

  /// Draws `symbol`, at its ideal size, with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    place(
      symbol.node,
      Rect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
        width: size.width, height: size.height), .unspecified)
  }

  /// Draws `symbol` in `rect`, whose size it is offered, in the middle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.measure(in: rect.size)
    place(
      symbol.node,
      Rect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height), ProposedViewSize(rect.size))
  }

  private func resolved(_ view: some View) -> ResolvedSymbol {
    do throws(ViewError) {
      return ResolvedSymbol(node: try layer(.center, view, in: context.layer(1)))
    } catch {
      sheet.error = sheet.error ?? error
      // Drawing goes on, to no effect: the canvas throws when it is done.
      return ResolvedSymbol(node: MeasuredNode(NoNode()))
    }
  }

  private func place(_ node: MeasuredNode, _ frame: Rect, _ proposal: ProposedViewSize) {
    do throws(ViewError) {
      let placed = try node.place(in: frame, proposal: proposal, at: Placement())
      emit(placed.drawingItems.map { $0.applying(transform) })
    } catch {
      sheet.error = sheet.error ?? error
    }
  }
}

/// What stands for a view that could not be made.
private struct NoNode: LeafNode {
  var name: ViewName { "nothing" }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { .zero }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {}
}
