import Geometry

/// How a view comes and goes: what it looks like where it is not yet, or no longer, there.
///
/// SwiftUI runs a transition when a view is inserted or removed. Here a view says how far its own has come,
/// from the time: `.transition(.offset(y: 16), progress: rise)`.
public struct Transition: Sendable {
  /// What is done to a view that is wholly outside.
  enum Part: Sendable {
    case opacity
    case scale(Double, UnitPoint)
    case offset(Size)
    case move(MoveEdge)
  }

  /// The edge that a view comes from.
  public enum MoveEdge: Hashable, Sendable {
    /// An edge of the view's own frame.
    case top, bottom, leading, trailing
  }

  let parts: [Part]

  /// Clear outside.
  public static let opacity = Transition(parts: [.opacity])
  /// Nothing.
  public static let identity = Transition(parts: [])
  /// Shrunk to nothing outside.
  public static let scale = scale(0)

  /// Scaled by `scale` about `anchor` outside.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Transition {
    Transition(parts: [.scale(scale, anchor)])
  }

  /// Moved by `x` and `y` points outside.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    Transition(parts: [.offset(Size(width: x, height: y))])
  }

  /// Moved by its own extent towards `edge` outside.
  public static func move(edge: MoveEdge) -> Transition {
    Transition(parts: [.move(edge)])
  }

  /// This transition and `other` at once.
  public func combined(with other: Transition) -> Transition {
    Transition(parts: parts + other.parts)
  }
}

extension View {
  /// The view on its way in, or out: outside at a `progress` of 0, in its place at 1.
  ///
  /// A progress beyond 0...1, as a spring has it, overshoots; the opacity is held to 0...1.
  public func transition(_ transition: Transition, progress: Double) -> some View {
    let left = 1 - progress
    return
      opacity(transition.parts.isFading ? min(max(progress, 0), 1) : 1)
      .modified(
        by: TransformEffect("transition", [progress]) { frame in
          transition.parts.reduce(Affine.identity) { transform, part in
            transform.concatenating(part.transform(of: frame, left: left))
          }
        })
  }
}

extension [Transition.Part] {
  /// Whether the view is clear outside.
  fileprivate var isFading: Bool {
    contains { if case .opacity = $0 { true } else { false } }
  }
}

extension Transition.Part {
  /// Where a view in `frame` is seen when the share `left` of its way is still to go.
  fileprivate func transform(of frame: Rect, left: Double) -> Affine {
    switch self {
    case .opacity: return .identity
    case .scale(let scale, let anchor):
      let factor = 1 + (scale - 1) * left
      return Affine(scaleX: factor, y: factor).about(anchor.place(in: frame))
    case .offset(let way): return Affine(translationX: way.width * left, y: way.height * left)
    case .move(.top): return Affine(translationX: 0, y: -frame.height * left)
    case .move(.bottom): return Affine(translationX: 0, y: frame.height * left)
    case .move(.leading): return Affine(translationX: -frame.width * left, y: 0)
    case .move(.trailing): return Affine(translationX: frame.width * left, y: 0)
    }
  }
}
