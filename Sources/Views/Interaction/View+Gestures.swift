public import Geometry

extension View {
  /// Calls `action` when the view is tapped `count` times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls `action` with the place when the view is tapped `count` times in a row.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls `action` when a finger has stayed on the view for `minimumDuration` seconds.
  ///
  /// `onPressingChanged` hears when the finger comes down, and when it has stayed long enough or
  /// gives up.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressRecognizer(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance,
      pressing: { onPressingChanged?($0) }, perform: action)
    return listening([.longPress(press)], .normal)
  }

  /// Listens for `gesture`, unless a view in this one does.
  public func gesture(_ gesture: some Gesture) -> some View {
    listening(gesture.makeRecognizers(GestureReport()), .normal)
  }

  /// Listens for `gesture` before the views in this one do.
  public func highPriorityGesture(_ gesture: some Gesture) -> some View {
    listening(gesture.makeRecognizers(GestureReport()), .high)
  }

  /// Listens for `gesture`, whoever else does.
  public func simultaneousGesture(_ gesture: some Gesture) -> some View {
    listening(gesture.makeRecognizers(GestureReport()), .simultaneous)
  }

  func listening(
    _ recognizers: [GestureRecognizer], _ priority: GestureSet.Priority = .normal
  ) -> some View {
    marked("gesture") { context, _ in
      .gestures(
        GestureSet(
          recognizers: recognizers, priority: priority,
          isEnabled: context.environment.isEnabled, identity: context.identity))
    }
  }
}
