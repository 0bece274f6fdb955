package import Geometry
package import Motion

/// What a view listens for.
///
/// Places are in the recogniser's coordinate space.
package enum GestureRecognizer {
  case tap(TapRecognizer)
  case longPress(LongPressRecognizer)
  case drag(DragRecognizer)
  case scroll(ScrollRecognizer)
  case text(TextRecognizer)
}

extension GestureRecognizer {
  /// The recogniser, if it listens for taps.
  package var tap: TapRecognizer? { if case .tap(let tap) = self { tap } else { nil } }
  /// The recogniser, if it listens for a finger that stays.
  package var longPress: LongPressRecognizer? {
    if case .longPress(let press) = self { press } else { nil }
  }
  /// The recogniser, if it listens for a finger that moves.
  package var drag: DragRecognizer? { if case .drag(let drag) = self { drag } else { nil } }
  /// The recogniser, if it takes what is typed.
  package var text: TextRecognizer? { if case .text(let text) = self { text } else { nil } }
}

/// Listens for taps.
package struct TapRecognizer {
  /// How many taps in a row.
  package var count: Int
  /// What the place is wanted in.
  package var space: CoordinateSpace
  /// To be called with the place when the last finger is lifted.
  package var perform: (Point) -> Void
}

/// Listens for a finger that stays.
package struct LongPressRecognizer {
  /// How long the finger must stay, in seconds.
  package var minimumDuration: Double
  /// How far it may move meanwhile, in points.
  package var maximumDistance: Double
  /// To be called when the finger comes down, and when it has stayed long enough or gives up.
  package var pressing: (Bool) -> Void
  /// To be called when the finger has stayed long enough.
  package var perform: () -> Void
}

/// Listens for a finger that moves.
package struct DragRecognizer {
  /// How far the finger must move first, in points.
  package var minimumDistance: Double
  /// What places are wanted in.
  package var space: CoordinateSpace
  /// Whether a finger only counts that has pressed for long before.
  package var followsPress = false
  /// To be called at each move.
  package var changed: (DragGesture.Value) -> Void
  /// To be called when the finger is lifted.
  package var ended: (DragGesture.Value) -> Void
}

/// Listens for a finger that scrolls.
package struct ScrollRecognizer {
  /// Along what.
  package var axis: Axis
  /// To be called at each move.
  package var perform: (ScrollMove) -> Void
}

/// Takes what is typed.
package struct TextRecognizer {
  /// What the field holds.
  package var text: String
  /// To be called with what it is to hold.
  package var change: (String) -> Void
  /// To be called when the entry is done.
  package var submit: () -> Void
}

/// Recognisers that a view listens with.
package struct GestureSet {
  /// Who hears of a touch when views one in the other listen for the same.
  package enum Priority: Int, Hashable, Sendable {
    /// The innermost view.
    case normal
    /// This view, before those in it.
    case high
    /// This view as well as those in it.
    case simultaneous
  }

  /// What is listened for.
  package var recognizers: [GestureRecognizer]
  /// Who hears of a touch first.
  package var priority: Priority
  /// Whether anything comes of a touch: a disabled view swallows it.
  package var isEnabled: Bool
  /// Which view this is, the same in every frame.
  package var identity: ViewIdentity
}
