import Geometry

/// The frames that views have given a name to, for others that take them over.
///
/// A view may take the frame of one that is placed after it, so a layout with such views in it is placed
/// again with the frames that it had the first time.
final class GeometryMatches {
  /// What a frame is called.
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// A frame, and the way from its coordinates to the screen.
  struct Source: Hashable {
    let frame: Rect
    let transform: ProjectionTransform
  }

  /// The frames of the time before.
  private let known: [Key: Source]
  /// The frames of this time.
  private(set) var found: [Key: Source] = [:]
  /// Whether a view has asked for a frame.
  private var isAsked = false

  init(known: [Key: Source] = [:]) {
    self.known = known
  }

  /// Whether placing the views once more, with what was found, would change anything.
  var isUnsettled: Bool { isAsked && found != known }

  /// Gives `frame` the name `key`; of several views with one name the last counts.
  func note(_ frame: Rect, as key: Key, at placement: Placement) {
    found[key] = Source(frame: frame, transform: placement.transform)
  }

  /// The frame called `key` in the coordinates of `placement`; nil where no view has given that name.
  func frame(_ key: Key, in placement: Placement) -> Rect? {
    isAsked = true
    guard let source = known[key], let way = placement.transform.inverse else { return nil }
    return source.frame.projected(by: source.transform.concatenating(way))
  }
}

extension LayoutNode {
  /// The node in `frame`, placed as often as it takes until views that take over others' frames have them.
  ///
  /// Twice is enough unless such a view holds one whose frame is taken over in turn; chains of more than
  /// three stay where they are then.
  func placedMatching(
    in frame: Rect, proposal: ProposedViewSize
  ) throws(ViewError) -> PlacedView {
    var placement = Placement()
    var matches = GeometryMatches()
    placement.matches = matches
    var placed = try place(in: frame, proposal: proposal, at: placement)
    for _ in 0..<4 where matches.isUnsettled {
      matches = GeometryMatches(known: matches.found)
      placement.matches = matches
      placed = try place(in: frame, proposal: proposal, at: placement)
    }
    return placed
  }
}
