package import Geometry

/// Where layout coordinates lie on the screen at some place of the tree.
package struct Placement {
  /// From the coordinates of frames here to the screen's points: the effects of all views around.
  package var transform = ProjectionTransform.identity
  /// The frames that coordinate spaces are named after, innermost last.
  package var spaces: [NamedSpace] = []

  /// What of the screen is not covered at its edges.
  package var safeArea = SafeArea()

  /// What shows of the content of the innermost scroll view round, in layout coordinates.
  var scrollWindow: Rect?

  /// Where views leave their frames for others that take them over.
  var matches: GeometryMatches?
  /// Where views leave what they hand up to those round them.
  var preferences: PreferenceSink?

  package init() {}

  /// A frame whose coordinates have a name.
  package struct NamedSpace {
    package let name: AnyHashable
    package let frame: Rect
    /// From the coordinates of the frame to the screen's points.
    package let transform: ProjectionTransform
  }

  /// The placement within an effect that moves what is seen.
  package func under(_ effect: ProjectionTransform) -> Placement {
    var inner = self
    inner.transform = effect.concatenating(transform)
    return inner
  }
}
