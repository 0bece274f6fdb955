import Geometry

/// A guide that views are aligned by: where it lies in a view that says nothing of it.
public protocol AlignmentID: SendableMetatype {
  /// The guide's distance from the left or top edge of a view of these dimensions.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one axis.
package struct AlignmentKey: Hashable, Sendable {
  /// Whether the guide is a distance across or down.
  package let axis: Axis
  let id: any AlignmentID.Type

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// The first line's baseline: a text says where that is.
  package static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  /// The last line's baseline: a text says where that is.
  package static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

  /// Puts the guides of a container's views together: the first of first baselines, the last of last
  /// ones, the mean of others; edges and middles are always the container's own.
  static func merged(_ guides: some Sequence<Double>, key: AlignmentKey) -> Double? {
    if key == firstTextBaseline { return guides.min() }
    if key == lastTextBaseline { return guides.max() }
    var (sum, count) = (0.0, 0.0)
    for guide in guides { (sum, count) = (sum + guide, count + 1) }
    return count > 0 ? sum / count : nil
  }

  /// The share of the extent that an edge or the middle lies at; nil for other guides.
  var fraction: Double? { (id as? any FrameGuide.Type)?.fraction }
}

/// A size and the guides in it.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let node: (any LayoutNode)?
  private let proposal: ProposedViewSize

  /// The dimensions of `node` when it is offered `proposal`.
  init(of node: any LayoutNode, proposal: ProposedViewSize) {
    let size = node.sizeThatFits(proposal)
    (width, height) = (size.width, size.height)
    self.node = node
    self.proposal = proposal
  }

  /// The dimensions of a frame that says nothing of its guides.
  init(_ size: Size) {
    (width, height) = (size.width, size.height)
    node = nil
    proposal = .unspecified
  }

  /// The guide's distance from the left edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The guide's distance from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The guide's distance from the left edge, if the view says it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The guide's distance from the top edge, if the view says it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(of key: AlignmentKey) -> Double { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> Double? {
    node?.explicitAlignment(key, proposal: proposal)
  }
}

/// An edge or the middle of a frame.
protocol FrameGuide: AlignmentID {
  static var fraction: Double { get }
  static var axis: Axis { get }
}

extension FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    (axis == .horizontal ? context.width : context.height) * fraction
  }
}
