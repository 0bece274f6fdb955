import Geometry

/// Views side by side, as a layout.
public struct HStackLayout: Layout, StackLayout {
  /// Which guides of the views lie on one line.
  public var alignment: VerticalAlignment
  /// The distance between two views, in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }
  var key: AlignmentKey { alignment.key }
}

/// Views one below the other, as a layout.
public struct VStackLayout: Layout, StackLayout {
  /// Which guides of the views lie on one line.
  public var alignment: HorizontalAlignment
  /// The distance between two views, in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// Views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var key: AlignmentKey { alignment.key }
}

/// Views in a row.
protocol StackLayout: Layout where Cache == StackCache {
  static var axis: Axis { get }
  var key: AlignmentKey { get }
  var spacing: Double? { get }
}

/// The arrangements that a row has been asked for last: what was measured is what is placed.
public struct StackCache {
  fileprivate var arrangements = ProposalMemory<StackArrangement>()
}

extension StackLayout {
  /// The axis of the row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Nothing yet.
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  /// The row's size when its views have divided `proposal`.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  /// Places the views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    let arrangement = arrangement(proposal, subviews, &cache)
    for index in subviews.indices {
      let origin = arrangement.origin(index)
      subviews[index].place(
        at: Point(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
        proposal: arrangement.proposals[index])
    }
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache
  ) -> StackArrangement {
    if let arrangement = cache.arrangements[proposal] { return arrangement }
    let arrangement = StackArrangement(
      subviews, axis: Self.axis, spacing: spacing, alignment: key, proposal: proposal)
    cache.arrangements.remember(arrangement, for: proposal)
    return arrangement
  }
}
