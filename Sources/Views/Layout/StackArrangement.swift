import Geometry

/// Views in a row: their offers, their sizes and where each begins.
///
/// Space is divided as SwiftUI documents it. Distances are taken off first. Views of the highest
/// priority are served first, after room for the least sizes of all others has been set aside; of
/// equals, the least flexible first, each being offered an equal share of what is left. Flexibility is
/// the greatest length of a view less its least one.
final class StackArrangement {
  let axis: Axis
  /// What each view is offered.
  private(set) var proposals: [ProposedViewSize]
  private(set) var sizes: [Size]
  /// Where each view begins, along the row.
  private var starts: [Double] = []
  /// Where each view begins, across the row.
  private var crossStarts: [Double] = []
  /// The size of the row.
  private(set) var size = Size.zero

  init(
    _ subviews: LayoutSubviews, axis: Axis, spacing: Double?, alignment: AlignmentKey,
    proposal: ProposedViewSize
  ) {
    self.axis = axis
    proposals = Array(repeating: proposal, count: subviews.count)
    sizes = Array(repeating: .zero, count: subviews.count)
    let distances = StackArrangement.distances(subviews, axis: axis, spacing: spacing)
    if let length = proposal[axis] {
      divide(length - distances.reduce(0, +), among: subviews)
    } else {
      for index in subviews.indices { sizes[index] = subviews[index].sizeThatFits(proposal) }
    }
    line(up: distances)
    align(subviews, alignment)
  }

  /// Where the view at `index` begins.
  func origin(_ index: Int) -> Point {
    axis == .horizontal
      ? Point(x: starts[index], y: crossStarts[index])
      : Point(x: crossStarts[index], y: starts[index])
  }

  /// The distance before each view: none before the first.
  private static func distances(
    _ subviews: LayoutSubviews, axis: Axis, spacing: Double?
  ) -> [Double] {
    subviews.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing { return spacing }
      return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  private func divide(_ length: Double, among subviews: LayoutSubviews) {
    var left = length
    let byPriority = subviews.indices.sorted { a, b in
      let (first, second) = (subviews[a].priority, subviews[b].priority)
      return first == second ? a < b : first > second
    }
    var next = 0
    while next < byPriority.count {
      let priority = subviews[byPriority[next]].priority
      var end = next
      while end < byPriority.count, subviews[byPriority[end]].priority == priority { end += 1 }
      let reserved = byPriority[end...].reduce(0) { $0 + least(subviews[$1], at: $1) }
      serve(Array(byPriority[next..<end]), of: subviews, less(left, reserved))
      for index in byPriority[next..<end] { left = less(left, sizes[index][axis]) }
      next = end
    }
  }

  /// Offers views of one priority their shares of `length`.
  private func serve(_ group: [Int], of subviews: LayoutSubviews, _ length: Double) {
    var left = length
    for (served, index) in byFlexibility(group, of: subviews).enumerated() {
      let share = max(left, 0) / Double(group.count - served)
      proposals[index][axis] = share
      sizes[index] = subviews[index].sizeThatFits(proposals[index])
      left = less(left, sizes[index][axis])
    }
  }

  private func byFlexibility(_ group: [Int], of subviews: LayoutSubviews) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibility = group.map { index in
      less(length(subviews[index], at: index, .infinity), least(subviews[index], at: index))
    }
    return group.indices
      .sorted { flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1] }
      .map { group[$0] }
  }

  private func least(_ subview: LayoutSubview, at index: Int) -> Double {
    length(subview, at: index, 0)
  }

  private func length(_ subview: LayoutSubview, at index: Int, _ offer: Double) -> Double {
    var proposal = proposals[index]
    proposal[axis] = offer
    return subview.sizeThatFits(proposal)[axis]
  }

  /// The difference, where what has no end stays so.
  private func less(_ a: Double, _ b: Double) -> Double {
    a == .infinity ? .infinity : a - b
  }

  private func line(up distances: [Double]) {
    var position = 0.0
    for (index, distance) in distances.enumerated() {
      position += distance
      starts.append(position)
      position += sizes[index][axis]
    }
    size[axis] = max(position, 0)
  }

  /// Puts the views' guides on one line; the row is as wide as they then reach.
  private func align(_ subviews: LayoutSubviews, _ key: AlignmentKey) {
    let guides = subviews.indices.map { index -> Double in
      let guide = subviews[index].dimensions(in: proposals[index]).value(of: key)
      return guide.isFinite ? guide : 0
    }
    let line = guides.max() ?? 0
    crossStarts = guides.map { line - $0 }
    for (index, start) in crossStarts.enumerated() {
      size[axis.cross] = max(size[axis.cross], start + sizes[index][axis.cross])
    }
  }
}
