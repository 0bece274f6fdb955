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

  /// Listens for `gesture`, unless a view in this one does; `mask` says which of both may listen.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    listening(for: gesture, .normal, mask)
  }

  /// Listens for `gesture` before the views in this one do; `mask` says which of both may listen.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    listening(for: gesture, .high, mask)
  }

  /// Listens for `gesture`, whoever else does; `mask` says which of both may listen.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    listening(for: gesture, .simultaneous, mask)
  }

  private func listening(
    for gesture: some Gesture, _ priority: GestureSet.Priority, _ mask: GestureMask
  ) -> some View {
    transformEnvironment(\.isDeaf) { if !mask.contains(.subviews) { $0 = true } }
      .listening(
        mask.contains(.gesture) ? gesture.makeRecognizers(GestureReport()) : [], priority)
  }

  func listening(
    _ recognizers: [GestureRecognizer], _ priority: GestureSet.Priority = .normal
  ) -> some View {
    marked("gesture") { context, _ in
      if recognizers.isEmpty || context.environment.isDeaf { return nil }
      return .gestures(
        GestureSet(
          recognizers: recognizers, priority: priority,
          isEnabled: context.environment.isEnabled, identity: context.identity))
    }
  }
}

/// Whose gestures count: those put on a view, those of the views in it, or both.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// The kinds of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None of them.
  public static let none: GestureMask = []
  /// The one that is put on the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension EnvironmentValues {
  private struct IsDeafKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether a view round these keeps their gestures from counting.
  fileprivate var isDeaf: Bool {
    get { self[IsDeafKey.self] }
    set { self[IsDeafKey.self] = newValue }
  }
}
