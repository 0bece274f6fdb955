package import Geometry

extension PlacedView {
  /// What can be touched, in the order of drawing.
  ///
  /// Made anew each time: keep a ``TouchMap`` for more than one question.
  package var regions: [HitRegion] { TouchMap(self).regions }

  /// The topmost view at `point` of the screen that listens for touches; see
  /// ``TouchMap/hitTest(_:)``.
  package func hitTest(_ point: Point) -> HitRegion? { TouchMap(self).hitTest(point) }
}
