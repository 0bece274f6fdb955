import Geometry

/// The layout of a ``Grid``.
///
/// The width on offer is divided among columns as a stack divides it among views, a column being as
/// flexible as its most flexible cell, and as wide as its widest. Heights follow in the same way.
/// Cells over several columns are left out of that; where one is wider, its last column grows.
struct GridLayout: Layout {
  struct Row {
    var cells: Range<Int>
    var alignment: VerticalAlignment?
    /// Whether the only cell goes across all columns.
    var isAcross: Bool
  }

  let rows: [Row]
  let alignment: Alignment
  let spacing: Size

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(proposal, subviews)
    return Size(
      width: total(tracks.widths, spacing.width), height: total(tracks.heights, spacing.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(proposal, subviews)
    let alignments = columnAlignments(subviews)
    var y = bounds.origin.y
    for (row, height) in zip(rows, tracks.heights) {
      for cell in cells(of: row, subviews) {
        let x = cell.columns.prefix(
          through: cell.columns.lowerBound, of: tracks.widths, spacing.width)
        let size = Size(
          width: total(Array(tracks.widths[cell.columns]), spacing.width), height: height)
        let guide = Alignment(
          horizontal: row.isAcross ? alignment.horizontal : alignments[cell.columns.lowerBound],
          vertical: row.alignment ?? alignment.vertical)
        let offer = ProposedViewSize(size)
        let origin = guide.mirrored(.leftToRight)
          .origin(of: subviews[cell.index].node, offered: offer, in: size)
        subviews[cell.index].place(
          at: Point(x: bounds.origin.x + x + origin.x, y: y + origin.y), proposal: offer)
      }
      y += height + spacing.height
    }
  }

  private struct Cell {
    let index: Int
    let columns: Range<Int>
  }

  private func cells(of row: Row, _ subviews: Subviews) -> [Cell] {
    if row.isAcross {
      return row.cells.map { Cell(index: $0, columns: 0..<max(columnCount(subviews), 1)) }
    }
    var column = 0
    return row.cells.map { index in
      let span = subviews[index].node.traits.gridColumns
      defer { column += span }
      return Cell(index: index, columns: column..<column + span)
    }
  }

  private func columnCount(_ subviews: Subviews) -> Int {
    rows.filter { !$0.isAcross }
      .map { row in row.cells.reduce(0) { $0 + subviews[$1].node.traits.gridColumns } }
      .max() ?? 1
  }

  private func columnAlignments(_ subviews: Subviews) -> [HorizontalAlignment] {
    var result = Array(repeating: alignment.horizontal, count: columnCount(subviews))
    for row in rows where !row.isAcross {
      for cell in cells(of: row, subviews) {
        guard let own = subviews[cell.index].node.traits.gridColumnAlignment else { continue }
        result[cell.columns.lowerBound] = own
      }
    }
    return result
  }

  private func tracks(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (widths: [Double], heights: [Double]) {
    let all = rows.map { cells(of: $0, subviews) }
    let count = columnCount(subviews)
    func sized(_ cell: Cell, _ axis: Axis.Set) -> Bool {
      !subviews[cell.index].node.traits.gridUnsizedAxes.contains(axis)
    }
    var columns: [[Int]] = Array(repeating: [], count: count)
    for cell in all.joined() where cell.columns.count == 1 && sized(cell, .horizontal) {
      if cell.columns.lowerBound < count { columns[cell.columns.lowerBound].append(cell.index) }
    }
    var widths = TrackSizes(count: count, spacing: spacing.width, length: proposal.width) {
      track, offer in
      columns[track].map {
        subviews[$0].sizeThatFits(ProposedViewSize(width: offer, height: proposal.height)).width
      }.max() ?? 0
    }.lengths
    for cell in all.joined() where cell.columns.count > 1 && sized(cell, .horizontal) {
      let room = total(Array(widths[cell.columns]), spacing.width)
      let wanted = subviews[cell.index].sizeThatFits(
        ProposedViewSize(width: proposal.width == nil ? nil : room, height: proposal.height)
      ).width
      if wanted > room { widths[cell.columns.upperBound - 1] += wanted - room }
    }
    let heights = TrackSizes(
      count: rows.count, spacing: spacing.height, length: proposal.height
    ) { track, offer in
      all[track].filter { sized($0, .vertical) }.map { cell in
        let width = total(Array(widths[cell.columns]), spacing.width)
        return subviews[cell.index]
          .sizeThatFits(ProposedViewSize(width: width, height: offer)).height
      }.max() ?? 0
    }.lengths
    return (widths, heights)
  }

  private func total(_ lengths: [Double], _ spacing: Double) -> Double {
    lengths.isEmpty ? 0 : lengths.reduce(0, +) + spacing * Double(lengths.count - 1)
  }
}

extension Range<Int> {
  /// Where the track `index` begins.
  fileprivate func prefix(through index: Int, of lengths: [Double], _ spacing: Double) -> Double {
    lengths[..<index].reduce(0) { $0 + $1 + spacing }
  }
}

/// Columns or rows that divide a length, the least flexible being served first.
struct TrackSizes {
  private(set) var lengths: [Double]

  /// `measure` tells what a track takes of an offer; without `length` each is asked for its ideal one.
  init(
    count: Int, spacing: Double, length: Double?, measure: (_ track: Int, Double?) -> Double
  ) {
    guard let length else {
      lengths = (0..<count).map { measure($0, nil) }
      return
    }
    lengths = Array(repeating: 0, count: count)
    var left = length - spacing * Double(max(count - 1, 0))
    let flexibility = (0..<count).map { track -> Double in
      let most = measure(track, .infinity)
      return most == .infinity ? most : most - measure(track, 0)
    }
    let order = (0..<count).sorted { a, b in
      flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
    }
    for (served, track) in order.enumerated() {
      lengths[track] = measure(track, max(left, 0) / Double(count - served))
      if left != .infinity { left -= lengths[track] }
    }
  }
}
