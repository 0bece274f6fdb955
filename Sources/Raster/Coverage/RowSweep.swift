import Drawing

/// Reduces the edges in one row of pixels to those that bound the inside.
///
/// What is left never overlaps: its winding number is 1 inside and 0 outside, so that the mean winding
/// number over a pixel is the area of the inside.
///
/// Edges whose ranges along x do not touch cannot cross, so that each group of those that do is taken by
/// itself, from left to right. It is cut into slabs at the ends of its edges and where two of them cross;
/// within a slab the edges have one order, and those stay at which one side is inside and the other is not.
///
/// A crossing is rounded to the grid of ``FixedPoint``, as the edges' ends have been. A group that takes
/// more than ``mostSteps`` is cut into ``lines`` slabs of one height instead, and takes those edges that cross a
/// slab's middle: good to 1/128 pixel for each vertex and crossing in a pixel, which a scribble has many of, and an
/// end to what one can cost.
struct RowSweep {
  /// The most edges that are looked at in all slabs of a group: a tenth of a millisecond.
  private static let mostSteps = 1 << 15
  private static let lines: Int32 = 64

  private let rule: FillRule
  /// The winding number left of the group, by height: each from its `y` to the next.
  private var windings: [Step] = []
  /// What is left of the edges.
  private(set) var kept: [RowEdge] = []
  /// The edges that cross the slab, from left to right.
  private var active: [Crossing] = []
  private var heights: [Int32] = []
  private var steps = 0

  private struct Step {
    var y: Int32
    var winding: Int32
  }

  /// An edge, and where it is at a slab's top and bottom.
  private struct Crossing {
    var edge: RowEdge
    var top: Int32
    var bottom: Int32
  }

  init(rule: FillRule) {
    self.rule = rule
  }

  /// Reduces `edges`, which are all that a row has and come out in another order, to ``kept``.
  mutating func reduce(_ edges: inout [RowEdge]) {
    kept.removeAll(keepingCapacity: true)
    windings.removeAll(keepingCapacity: true)
    windings.append(Step(y: 0, winding: 0))
    edges.sort { $0.left < $1.left }
    var start = 0
    while start < edges.count {
      var end = start + 1
      var right = edges[start].right
      while end < edges.count, edges[end].left < right {
        right = max(right, edges[end].right)
        end += 1
      }
      reduce(&edges[start..<end])
      for edge in edges[start..<end] { pass(edge) }
      start = end
    }
  }

  // MARK: Groups

  private mutating func reduce(_ group: inout ArraySlice<RowEdge>) {
    let count = kept.count
    if group.count > 1 { group.sort { $0.top < $1.top } }
    heights.removeAll(keepingCapacity: true)
    for edge in group {
      heights.append(edge.top)
      heights.append(edge.bottom)
    }
    for step in windings { heights.append(step.y) }
    heights.sort()
    steps = 0
    active.removeAll(keepingCapacity: true)
    var next = group.startIndex
    for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
      active.removeAll { $0.edge.bottom <= top }
      while next < group.endIndex, group[next].top <= top {
        active.append(Crossing(edge: group[next], top: 0, bottom: 0))
        next += 1
      }
      reduceSlab(from: top, to: bottom)
      if steps > Self.mostSteps {
        kept.removeSubrange(count...)
        return sample(group)
      }
    }
  }

  /// Reduces the active edges between two heights, between which none of them ends.
  private mutating func reduceSlab(from top: Int32, to bottom: Int32) {
    for index in active.indices {
      active[index].top = active[index].edge.x(at: top)
      active[index].bottom = active[index].edge.x(at: bottom)
    }
    var top = top
    while steps <= Self.mostSteps {
      steps += active.count
      sort { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
      guard let crossing = firstCrossing(from: top, to: bottom) else { break }
      keep(from: top, to: crossing, at: top) { $0.edge.x(at: crossing) }
      top = crossing
      for index in active.indices { active[index].top = active[index].edge.x(at: top) }
    }
    // Where two edges cross within one step of the grid, their order in its middle counts.
    if bottom - top == 1 { sort { $0.top + $0.bottom < $1.top + $1.bottom } }
    keep(from: top, to: bottom, at: top) { $0.bottom }
  }

  /// Insertion, since edges come nearly in order; what it moves counts as steps.
  private mutating func sort(_ isBefore: (Crossing, Crossing) -> Bool) {
    for index in active.indices.dropFirst() where isBefore(active[index], active[index - 1]) {
      let crossing = active[index]
      var place = index
      while place > 0, isBefore(crossing, active[place - 1]) {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = crossing
      steps += index - place
    }
  }

  /// The first height between two at which neighbours among the active edges cross; nil where none do.
  private func firstCrossing(from top: Int32, to bottom: Int32) -> Int32? {
    guard bottom - top > 1 else { return nil }
    var first = bottom
    for (one, other) in zip(active, active.dropFirst()) where one.bottom > other.bottom {
      let (before, after) = (Double(other.top - one.top), Double(one.bottom - other.bottom))
      let share = before / (before + after)
      let height = top + FixedPoint.nearestInteger(share * Double(bottom - top))
      first = min(first, max(height, top + 1))
    }
    return first < bottom ? first : nil
  }

  /// Keeps what bounds the inside of a slab whose edges are in order.
  ///
  /// The winding number left of them is that at the height `y`.
  private mutating func keep(
    from top: Int32, to bottom: Int32, at y: Int32, bottomX: (Crossing) -> Int32
  ) {
    var winding = winding(at: y)
    for crossing in active {
      let next = winding + crossing.edge.winding
      let (isInside, wasInside) = (rule.contains(winding: next), rule.contains(winding: winding))
      winding = next
      if isInside == wasInside { continue }
      kept.append(
        RowEdge(
          top: top, bottom: bottom, topX: crossing.top, bottomX: bottomX(crossing),
          winding: isInside ? 1 : -1))
    }
  }

  // MARK: Scribbles

  /// Reduces a group by what crosses the middles of slabs of one height.
  private mutating func sample(_ group: ArraySlice<RowEdge>) {
    let height = FixedPoint.one / Self.lines
    active.removeAll(keepingCapacity: true)
    var next = group.startIndex
    for line in 0..<Self.lines {
      let (top, bottom) = (line * height, (line + 1) * height)
      let middle = top + height / 2
      active.removeAll { $0.edge.bottom <= middle }
      while next < group.endIndex, group[next].top <= middle {
        if group[next].bottom > middle {
          active.append(Crossing(edge: group[next], top: 0, bottom: 0))
        }
        next += 1
      }
      for index in active.indices {
        active[index].top = active[index].edge.x(at: middle)
        active[index].bottom = active[index].top
      }
      active.sort { $0.top < $1.top }
      keep(from: top, to: bottom, at: middle) { $0.bottom }
    }
  }

  // MARK: Windings

  private func winding(at y: Int32) -> Int32 {
    windings.last { $0.y <= y }?.winding ?? 0
  }

  /// Takes account of an edge that all further ones lie right of.
  private mutating func pass(_ edge: RowEdge) {
    let first = split(at: edge.top)
    let end = edge.bottom < FixedPoint.one ? split(at: edge.bottom) : windings.count
    for index in first..<end { windings[index].winding += edge.winding }
    for index in [end, first] where index > 0 && index < windings.count {
      if windings[index].winding == windings[index - 1].winding { windings.remove(at: index) }
    }
  }

  /// The index of the step that starts at `y`, which there is from then on.
  private mutating func split(at y: Int32) -> Int {
    let index = windings.firstIndex { $0.y >= y } ?? windings.count
    if index == windings.count || windings[index].y != y {
      windings.insert(Step(y: y, winding: windings[index - 1].winding), at: index)
    }
    return index
  }
}
