import Geometry

extension View {
  /// Hands `value` up to the views round this one, in place of what those in it hand up.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    modified(by: PreferenceModifier { sink, _, _ in sink.replace(key, with: value) })
  }

  /// Changes the value that the views in this one hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modified(
      by: PreferenceModifier { sink, _, _ in
        var value = sink.value(of: key)
        callback(&value)
        sink.replace(key, with: value)
      })
  }

  /// Hands up what `transform` makes of a place of this view, in place of what the views in it hand up.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modified(
      by: PreferenceModifier { sink, frame, placement in
        sink.replace(key, with: transform(value.anchor(in: frame, at: placement.transform)))
      })
  }

  /// Changes the value that the views in this one hand up, knowing a place of this one.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modified(
      by: PreferenceModifier { sink, frame, placement in
        var handed = sink.value(of: key)
        transform(&handed, value.anchor(in: frame, at: placement.transform))
        sink.replace(key, with: handed)
      })
  }

  /// Puts what `transform` makes of the value that this view hands up over it, offered its size.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    modified(
      by: ReaderModifier(alignment: alignment, isAbove: true) {
        AnyView(transform($0.value(of: key)))
      })
  }

  /// Puts what `transform` makes of the value that this view hands up under it, offered its size.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    modified(
      by: ReaderModifier(alignment: alignment, isAbove: false) {
        AnyView(transform($0.value(of: key)))
      })
  }
}

/// Changes what a view hands up.
private struct PreferenceModifier: NodeModifier {
  let change: (PreferenceSink, Rect, Placement) -> Void

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    PreferenceNode(child: child, change: change)
  }
}

private struct PreferenceNode: WrapperNode {
  let child: any LayoutNode
  let change: (PreferenceSink, Rect, Placement) -> Void

  var name: ViewName { "preference" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let sink = PreferenceSink()
    var inner = placement
    inner.preferences = sink
    var placed = PlacedView(name, frame: frame)
    placed.children = [try child.place(in: frame, proposal: proposal, at: inner)]
    change(sink, frame, placement)
    placement.preferences?.add(sink)
    return placed
  }
}

/// Puts a view made of what a view hands up over or under that.
private struct ReaderModifier: NodeModifier {
  let alignment: Alignment
  let isAbove: Bool
  let content: (PreferenceSink) -> AnyView

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    ReaderNode(child: child, context: context.layer(isAbove ? 5 : 6), reader: self)
  }
}

private struct ReaderNode: WrapperNode {
  let child: any LayoutNode
  let context: ViewContext
  let reader: ReaderModifier

  var name: ViewName { reader.isAbove ? "overlay" : "background" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let sink = PreferenceSink()
    var inner = placement
    inner.preferences = sink
    let main = try child.place(in: frame, proposal: proposal, at: inner)
    let content = EnvironmentValues.$current.withValue(context.environment) {
      reader.content(sink)
    }
    placement.preferences?.add(sink)
    let layer = try Views.layer(reader.alignment, content, in: context)
    let offer = ProposedViewSize(frame.size)
    let corner = reader.alignment.mirrored(context.environment.layoutDirection)
      .origin(of: layer, offered: offer, in: frame.size)
    let layerFrame = Rect(
      origin: Point(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y),
      size: layer.sizeThatFits(offer))
    let other = try layer.place(in: layerFrame, proposal: offer, at: placement)
    var placed = PlacedView(name, frame: frame)
    placed.children = reader.isAbove ? [main, other] : [other, main]
    return placed
  }
}
