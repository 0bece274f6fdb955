import Geometry

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How wide the column is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// An equal share of what is left, between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as find room, between limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: GridItem.Size
  /// The distance to the next column, in points; nil for 8.
  public var spacing: CGFloat?
  /// Where views stand in the column; nil for the grid's alignment.
  public var alignment: Alignment?

  /// A column of `size`.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns that are set beforehand, row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let layout: ItemGridLayout
  private let content: Content

  /// The views in `content`; rows are `spacing` points apart, 8 where nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = ItemGridLayout(
      items: columns, axis: .vertical, spacing: spacing ?? ViewSpacing.standard,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [try container("LazyVGrid", layout, content, in: context)]
  }
}

/// Views in rows that are set beforehand, column by column.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let layout: ItemGridLayout
  private let content: Content

  /// The views in `content`; columns are `spacing` points apart, 8 where nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = ItemGridLayout(
      items: rows, axis: .horizontal, spacing: spacing ?? ViewSpacing.standard,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [try container("LazyHGrid", layout, content, in: context)]
  }
}

/// The layout of a ``LazyVGrid``, and turned on its side of a ``LazyHGrid``.
struct ItemGridLayout: Layout {
  let items: [GridItem]
  /// The axis along which lines of views follow one another.
  let axis: Axis
  let spacing: Double
  let alignment: Alignment

  /// A place for views, across the lines.
  private struct Lane {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let lanes = lanes(proposal[axis.cross])
    let lines = lines(subviews, lanes)
    var size = Size.zero
    size[axis] = lines.reduce(0, +) + spacing * Double(max(lines.count - 1, 0))
    size[axis.cross] = lanes.last.map { $0.start + $0.length } ?? 0
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let lanes = lanes(proposal[axis.cross])
    guard !lanes.isEmpty else { return }
    var line = 0.0
    for (row, length) in lines(subviews, lanes).enumerated() {
      let first = row * lanes.count
      for index in first..<min(first + lanes.count, subviews.count) {
        let lane = lanes[index - first]
        var cell = Size.zero
        cell[axis] = length
        cell[axis.cross] = lane.length
        let offer = offer(lane)
        let origin = lane.alignment.mirrored(.leftToRight)
          .origin(of: subviews[index].node, offered: offer, in: cell)
        let corner =
          axis == .vertical ? Point(x: lane.start, y: line) : Point(x: line, y: lane.start)
        subviews[index].place(
          at: Point(
            x: bounds.origin.x + corner.x + origin.x, y: bounds.origin.y + corner.y + origin.y),
          proposal: offer)
      }
      line += length + spacing
    }
  }

  private func offer(_ lane: Lane) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.cross] = lane.length
    return offer
  }

  /// The extent of each line: that of its largest view.
  private func lines(_ subviews: Subviews, _ lanes: [Lane]) -> [Double] {
    guard !lanes.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: lanes.count).map { first in
      (first..<min(first + lanes.count, subviews.count)).reduce(0) { length, index in
        max(length, subviews[index].sizeThatFits(offer(lanes[index - first]))[axis])
      }
    }
  }

  /// The places of one line when `length` is on offer.
  ///
  /// Fixed items are taken off first; then each other item in turn is given an equal share of what
  /// is left, held between its limits. An adaptive item's share holds as many places as fit.
  private func lanes(_ length: Double?) -> [Lane] {
    let distances = items.map { $0.spacing ?? ViewSpacing.standard }
    var left = (length ?? 10) - distances.dropLast().reduce(0, +)
    var shares = 0.0
    for item in items {
      if case .fixed(let fixed) = item.size { left -= fixed } else { shares += 1 }
    }
    var lanes: [Lane] = []
    var start = 0.0
    func add(_ length: Double, _ index: Int) {
      lanes.append(
        Lane(start: start, length: length, alignment: items[index].alignment ?? alignment))
      start += length + distances[index]
    }
    for (index, item) in items.enumerated() {
      let share = max(left, 0) / max(shares, 1)
      switch item.size {
      case .fixed(let length): add(max(length, 0), index)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        add(length, index)
        (left, shares) = (left - length, shares - 1)
      case .adaptive(let minimum, let maximum):
        let distance = distances[index]
        let least = max(minimum, 1)
        let room = ((share + distance) / (least + distance)).rounded(.down)
        let count = room.isFinite ? max(room, 1) : 1
        let length = min(max((share - distance * (count - 1)) / count, least), maximum)
        for _ in 0..<Int(min(count, 10_000)) { add(length, index) }
        (left, shares) = (left - share, shares - 1)
      }
    }
    return lanes
  }
}
