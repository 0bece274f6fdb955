import Geometry

/// What of a frame a view takes over from another one.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// The properties of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives the view's frame a name, or, where it is not the source, takes over the frame of that name.
  ///
  /// A view that takes over a frame keeps its own place in the layout; it shows elsewhere, offered the
  /// size of that frame. Frames are matched as they are seen: a source that is scaled or scrolled
  /// takes what follows it along. Without a source the view is where it would be anyway.
  ///
  /// SwiftUI moves a view from one source to another by itself when the id changes; here the way is a
  /// value: see ``matchedGeometryEffect(at:in:properties:anchor:)``.
  ///
  /// - Parameters:
  ///   - id: What the frame is called.
  ///   - namespace: What the id is unique in.
  ///   - properties: What of the frame is taken over.
  ///   - anchor: The point of the view that comes to lie on that point of the frame.
  ///   - isSource: Whether the view gives its frame, or takes one.
  /// - Returns: The view, or the view elsewhere.
  @ViewBuilder
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let key = GeometryMatches.Key(id: AnyHashable(id), namespace: namespace)
    if isSource {
      modified(by: SourceModifier(key: key))
    } else {
      modified(
        by: MatchedModifier(shares: [(key, 1)], properties: properties, anchor: anchor))
    }
  }

  /// Takes over the frame at `place` among those that views of a namespace have given a name to.
  ///
  /// The place may be between several: what moves from one to another is a function of time. A name that
  /// no view has given stands for the view's own frame, so that a view can come out of another one, or
  /// go into it.
  ///
  /// - Parameters:
  ///   - place: Whose frame, or how much of whose.
  ///   - namespace: What the names are unique in.
  ///   - properties: What of the frame is taken over.
  ///   - anchor: The point of the view that comes to lie on that point of the frame.
  /// - Returns: The view elsewhere.
  public func matchedGeometryEffect<ID>(
    at place: MatchedPlace<ID>, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
  ) -> some View {
    modified(
      by: MatchedModifier(
        shares: place.shares.map {
          (GeometryMatches.Key(id: AnyHashable($0.id), namespace: namespace), $0.amount)
        }, properties: properties, anchor: anchor))
  }
}

/// Gives a view's frame a name.
private struct SourceModifier: NodeModifier {
  let key: GeometryMatches.Key

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    SourceNode(child: child, key: key)
  }
}

private struct SourceNode: WrapperNode {
  let child: any LayoutNode
  let key: GeometryMatches.Key

  var name: ViewName { "matchedGeometryEffect" }

  func placementForChild(_ placement: Placement, frame: Rect) -> Placement {
    placement.matches?.note(frame, as: key, at: placement)
    return placement
  }
}

/// Puts a view where others are.
private struct MatchedModifier: NodeModifier {
  let shares: [(key: GeometryMatches.Key, amount: Double)]
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    MatchedNode(child: child, shares: shares, properties: properties, anchor: anchor)
  }
}

private struct MatchedNode: WrapperNode {
  let child: any LayoutNode
  let shares: [(key: GeometryMatches.Key, amount: Double)]
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  var name: ViewName { "matchedGeometryEffect" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let target = target(from: frame, at: placement)
    let isSized = properties.contains(.size)
    let offer = isSized ? ProposedViewSize(target.size) : proposal
    let size = isSized ? child.sizeThatFits(offer) : frame.size
    let point = anchor.place(in: properties.contains(.position) ? target : frame)
    let origin = Point(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    var placed = PlacedView(name, frame: frame)
    placed.children = [
      try child.place(in: Rect(origin: origin, size: size), proposal: offer, at: placement)
    ]
    return placed
  }

  /// The frame to be taken over; `own` stands for those that are not there.
  private func target(from own: Rect, at placement: Placement) -> Rect {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    for share in shares {
      let frame = placement.matches?.frame(share.key, in: placement) ?? own
      x += frame.minX * share.amount
      y += frame.minY * share.amount
      width += frame.width * share.amount
      height += frame.height * share.amount
    }
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}
