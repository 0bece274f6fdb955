import Geometry
public import Motion

extension View {
  /// Calls `action` when a finger scrolls in the view along `axis`, with the lengths of the scroll view there.
  ///
  /// State keeps a `Scroller`, which takes the moves and says where the content stands:
  ///
  /// ```swift
  /// ScrollView(offset: list.offset(at: time)) { rows }
  ///   .onScroll { send(.scroll($0)) }
  /// ```
  public func onScroll(
    _ axis: Axis = .vertical, perform action: @escaping (ScrollMove) -> Void
  ) -> some View {
    contentShape(Rectangle())
      .listening([.scroll(ScrollRecognizer(axis: axis, perform: action))])
  }
}

extension ScrollRecognizer {
  /// The recogniser as one of drags, for a scroll view that shows a part of something.
  package func drag(_ geometry: ScrollGeometry?) -> DragRecognizer {
    let (axis, perform) = (axis, perform)
    let content = geometry?.contentSize.extent(along: axis) ?? 0
    let viewport = geometry?.containerSize.extent(along: axis) ?? 0
    return DragRecognizer(
      minimumDistance: 10, space: .global,
      changed: { value in
        let way = value.translation.extent(along: axis)
        perform(ScrollMove(.drags(by: way), content: content, viewport: viewport))
      },
      ended: { value in
        let velocity = value.velocity.extent(along: axis)
        perform(ScrollMove(.releases(velocity: velocity), content: content, viewport: viewport))
      })
  }
}

extension Size {
  /// The width or the height.
  fileprivate func extent(along axis: Axis) -> Double {
    axis == .horizontal ? width : height
  }
}
