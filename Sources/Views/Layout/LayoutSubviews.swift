public import Geometry

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [MeasuredNode]
  let placements: PlacementSink
  /// Which way lines of text run.
  public let layoutDirection: LayoutDirection

  /// The first view's index.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { nodes.count }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, placements: placements)
  }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  let node: MeasuredNode
  let index: Int
  let placements: PlacementSink

  /// The size that the view takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(proposal.withoutNaN)
  }

  /// The view's size and guides when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: node, proposal: proposal.withoutNaN)
  }

  /// The distances that the view prefers from its neighbours.
  public var spacing: ViewSpacing { node.traits.spacing }

  /// Who is served first when space is divided: the greatest number.
  public var priority: Double { node.traits.priority }

  /// The view's value for `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Puts the view's `anchor` at `position`, offering it `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = proposal.withoutNaN
    let size = node.sizeThatFits(proposal)
    // A view without end has its corner there, whatever its anchor.
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    placements.frames[index] = PlacementSink.Entry(
      frame: Rect(
        origin: Point(
          x: position.x - (x.isFinite ? x : 0), y: position.y - (y.isFinite ? y : 0)),
        size: size), proposal: proposal)
  }
}

/// Where a layout puts its views.
final class PlacementSink {
  struct Entry {
    let frame: Rect
    let proposal: ProposedViewSize
  }

  var frames: [Entry?] = []
}

extension ProposedViewSize {
  /// The proposal with nothing in place of what is not a number.
  fileprivate var withoutNaN: ProposedViewSize {
    func number(_ value: Double?) -> Double? { value.map { $0.isNaN ? 0 : $0 } }
    return ProposedViewSize(width: number(width), height: number(height))
  }

  /// The offer along `axis`.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Size {
  /// The extent along `axis`.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  /// The other one.
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
