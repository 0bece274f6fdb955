public import Geometry

extension View {
  /// Shows the view turned by `angle` about an axis in space through `anchor`.
  ///
  /// The eye is as far off as the frame's greater side is long, divided by `perspective`: 0 leaves
  /// parallel lines parallel. Outlines stay sharp; see ``DrawingItem/projected(by:)`` for paints and
  /// bitmaps. What turns behind the eye is cut off; a back shows mirrored.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let direction = [axis.x, axis.y, axis.z]
    return modified(
      by: ProjectionEffect(
        name: "rotation3DEffect",
        values: direction + [angle.radians, anchor.x, anchor.y, anchorZ, perspective]
      ) { frame in
        SpaceRotation(angle, axis: direction, depth: anchorZ)
          .projection(
            about: anchor.place(in: frame), eye: max(frame.width, frame.height),
            perspective: perspective)
      })
  }

  /// Shows the view under `transform`, in the coordinates of its frame.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(
      by: ProjectionEffect(
        name: "projectionEffect", values: transform.isFinite ? [] : [.nan]
      ) { frame in
        ProjectionTransform(Affine(translationX: -frame.origin.x, y: -frame.origin.y))
          .concatenating(transform)
          .concatenating(
            ProjectionTransform(Affine(translationX: frame.origin.x, y: frame.origin.y)))
      })
  }

  /// Shows the view under `transform`, in the coordinates of its frame.
  public func transformEffect(_ transform: Affine) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}

/// Shows a view under a projective transform that depends on its frame.
private struct ProjectionEffect: Effect {
  let name: ViewName
  /// What must be finite.
  let values: [Double]
  let transform: (Rect) -> ProjectionTransform

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    for value in values where !value.isFinite {
      throw .notFinite(modifier: "\(name)", value: "\(value)")
    }
    return EffectNode(child: child, effect: self)
  }

  func effect(in frame: Rect) -> PlacedEffect { .transform(transform(frame)) }
}

/// A turn in space about an axis through a point; z points at the eye.
private struct SpaceRotation {
  /// What x, y and z go to, column by column; the view lies in z = 0.
  private var x = SIMD3(1.0, 0, 0)
  private var y = SIMD3(0.0, 1, 0)
  /// The move that keeps the axis in its place, at a depth behind the view.
  private var move = SIMD3(0.0, 0, 0)

  /// Rodrigues' formula: v cos + (k × v) sin + k (k · v) (1 - cos) for an axis k of length 1.
  init(_ angle: Angle, axis: [Double], depth: Double) {
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    // An axis without direction turns nothing.
    guard length > 0 else { return }
    let k = SIMD3(axis[0] / length, axis[1] / length, axis[2] / length)
    let turn = Affine(rotation: angle)
    let (cosine, sine) = (turn.a, turn.b)
    func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
      let cross = SIMD3(
        k.y * v.z - k.z * v.y, k.z * v.x - k.x * v.z, k.x * v.y - k.y * v.x)
      let dot = (k * v).sum()
      return v * cosine + cross * sine + k * (dot * (1 - cosine))
    }
    x = turned(SIMD3(1, 0, 0))
    y = turned(SIMD3(0, 1, 0))
    let anchor = SIMD3(0, 0, depth)
    move = anchor - turned(anchor)
  }

  /// What the eye sees that looks at `anchor` straight on.
  func projection(
    about anchor: Point, eye: Double, perspective: Double
  ) -> ProjectionTransform {
    let shrink = eye > 0 ? perspective / eye : 0
    var seen = ProjectionTransform()
    (seen.m11, seen.m12, seen.m13) = (x.x, x.y, -x.z * shrink)
    (seen.m21, seen.m22, seen.m23) = (y.x, y.y, -y.z * shrink)
    (seen.m31, seen.m32, seen.m33) = (move.x, move.y, 1 - move.z * shrink)
    return ProjectionTransform(Affine(translationX: -anchor.x, y: -anchor.y))
      .concatenating(seen)
      .concatenating(ProjectionTransform(Affine(translationX: anchor.x, y: anchor.y)))
  }
}
