/// A Gaussian blur of a rectangle of samples into another rectangle, row by row.
///
/// Works on whole rows: the vertical passes run over all columns at once, and every picture between
/// but the reduced one is a few rows long. See ``BlurAxis`` for the method and its accuracy.
struct GaussianBlur<Sample: BlurSample> {
  let x: BlurAxis
  let y: BlurAxis
  /// The pixels of the input.
  let input: PixelRect
  /// The pixels wanted.
  let output: PixelRect
  /// Whether the input goes on beyond its edges as at its edges; it is clear there otherwise.
  let clampsEdges: Bool

  // The grids, from the output back to the input.
  /// The cells that the output is found from.
  let outCells: PixelRect
  private let outNodes: PixelRect
  private let nodes: PixelRect
  /// The cells of the input that ``cellRow`` gives.
  let cells: PixelRect

  /// - Parameters:
  ///   - x: The plan across.
  ///   - y: The plan up and down.
  ///   - input: The pixels of the input; not empty.
  ///   - output: The pixels wanted; not empty.
  ///   - clampsEdges: Whether the input goes on beyond its edges as at its edges.
  init(x: BlurAxis, y: BlurAxis, input: PixelRect, output: PixelRect, clampsEdges: Bool) {
    (self.x, self.y, self.input, self.output) = (x, y, input, output)
    self.clampsEdges = clampsEdges
    func grids(
      _ axis: BlurAxis, _ input: Range<Int>, _ output: Range<Int>
    ) -> (outCells: Range<Int>, outNodes: Range<Int>, nodes: Range<Int>, cells: Range<Int>) {
      let outCells = axis.cells(for: output)
      let outNodes = axis.nodes(for: outCells)
      var nodes = outNodes.lowerBound - axis.radius..<outNodes.upperBound + axis.radius
      var cells = axis.cells(reaching: nodes)
      if !clampsEdges {
        cells = cells.clamped(to: axis.cells(of: input))
        if !cells.isEmpty { nodes = nodes.clamped(to: axis.nodes(reachedBy: cells)) }
      }
      return (outCells, outNodes, nodes, cells)
    }
    let (across, down) = (
      grids(x, input.columns, output.columns), grids(y, input.rows, output.rows)
    )
    outCells = PixelRect(columns: across.outCells, rows: down.outCells)
    outNodes = PixelRect(columns: across.outNodes, rows: down.outNodes)
    nodes = PixelRect(columns: across.nodes, rows: down.nodes)
    cells = PixelRect(columns: across.cells, rows: down.cells)
  }

  /// Blurs.
  ///
  /// - Parameters:
  ///   - limit: The greatest value of a channel in the input; none of the output is greater, or
  ///     negative.
  ///   - cellRow: Fills a row of cells, each with the mean of its pixels; called from top to
  ///     bottom.
  ///   - emit: Takes a finished row of the output; called from top to bottom, and not at all where
  ///     nothing of the input reaches the output.
  func run(
    limit: Float, cellRow: (_ y: Int, _ row: inout MutableSpan<Sample>) -> Void,
    emit: (_ y: Int, _ row: BlurredRow) -> Void
  ) {
    guard !cells.isEmpty, !nodes.isEmpty else { return }
    var expander = RowExpander(self, grid: reduced(cellRow), limit: limit)
    for row in output.rows { expander.withRow(row) { emit(row, $0) } }
  }

  // MARK: Reducing

  /// The nodes, row by row.
  private func reduced(
    _ cellRow: (_ y: Int, _ row: inout MutableSpan<Sample>) -> Void
  ) -> [Sample] {
    let width = nodes.columns.count
    var grid = [Sample](repeating: .zero, count: nodes.count)
    var row = [Sample](repeating: .zero, count: cells.columns.count)
    func finish(_ node: Int, _ cells: [Sample]) {
      guard nodes.rows.contains(node) else { return }
      let start = (node - nodes.rows.lowerBound) * width
      reduceAcross(cells, into: &grid, from: start)
    }
    guard y.step > 1 else {
      for cell in cells.rows {
        var span = row.mutableSpan
        cellRow(cell, &span)
        finish(cell, row)
      }
      return grid
    }
    // Four nodes lie within reach of a cell; each keeps its sum until the last cell has been added.
    var sums = Array(repeating: row, count: 4)
    var unfinished = y.nodes(reachedBy: cells.rows).lowerBound
    for cell in cells.rows {
      var span = row.mutableSpan
      cellRow(cell, &span)
      let last = y.nodes(reachedBy: cell..<cell + 1).upperBound
      for node in unfinished..<last {
        let weight = y.spline[abs(cell - node * y.step)]
        var sum = sums[node & 3].mutableSpan
        accumulate(row.span, weight: weight, into: &sum)
      }
      while cell == unfinished * y.step + 2 * y.step - 1 {
        finish(unfinished, sums[unfinished & 3])
        for index in row.indices { sums[unfinished & 3][index] = .zero }
        unfinished += 1
      }
    }
    for node in unfinished..<y.nodes(reachedBy: cells.rows).upperBound {
      finish(node, sums[node & 3])
    }
    return grid
  }

  private func reduceAcross(_ cellRow: [Sample], into grid: inout [Sample], from start: Int) {
    let first = cells.columns.lowerBound
    guard x.step > 1 else {
      let shift = nodes.columns.lowerBound - first
      for index in 0..<nodes.columns.count { grid[start + index] = cellRow[index + shift] }
      return
    }
    let (reach, count) = (2 * x.step - 1, cellRow.count)
    let cellRow = cellRow.span
    let spline = x.spline.span
    var result = grid.mutableSpan
    for (index, node) in nodes.columns.enumerated() {
      let center = node * x.step - first
      var sum = Sample.zero
      // Left of the node, then from it on: the spline is even.
      for cell in max(center - reach, 0)..<max(min(center, count), 0) {
        sum = sum + cellRow[cell] * spline[center - cell]
      }
      for cell in max(center, 0)..<max(min(center + reach + 1, count), center, 0) {
        sum = sum + cellRow[cell] * spline[cell - center]
      }
      result[start + index] = sum
    }
  }

  // MARK: Enlarging

  /// Makes rows of the output from the grid, in ascending order.
  ///
  /// Rows of nodes are enlarged across first, then rows of pixels are found between them: each
  /// takes a few operations on whole vectors.
  private struct RowExpander {
    let blur: GaussianBlur
    let grid: [Sample]
    let limit: Float
    /// Convolved rows of nodes, as wide as the output: the row of node n at n & 3.
    var nodeRows: [ChannelRow]
    var nextNode: Int
    /// Two rows of cells that follow each other, the row of cell n at n & 1.
    var cellRows: [ChannelRow]
    var nextCell: Int
    // Scratch.
    var padded: [Sample]
    var nodes: [Sample]
    var cells: [Sample]
    var pixels: [Sample]

    init(_ blur: GaussianBlur, grid: [Sample], limit: Float) {
      (self.blur, self.grid, self.limit) = (blur, grid, limit)
      let row = ChannelRow(count: blur.output.columns.count, channels: Sample.channelCount)
      nodeRows = Array(repeating: row, count: blur.y.step > 1 ? 4 : 0)
      cellRows = Array(repeating: row, count: blur.y.box > 1 ? 2 : 1)
      nextNode = blur.outNodes.rows.lowerBound
      nextCell = blur.outCells.rows.lowerBound
      nodes = Array(repeating: .zero, count: blur.outNodes.columns.count)
      cells = Array(repeating: .zero, count: blur.outCells.columns.count)
      pixels = Array(repeating: .zero, count: blur.output.columns.count)
      padded = Array(repeating: .zero, count: nodes.count + 2 * blur.x.radius)
    }

    /// Lends pixel row `y`.
    mutating func withRow(_ y: Int, _ body: (BlurredRow) -> Void) {
      guard blur.y.box > 1 else {
        makeCells(upTo: y)
        return body(BlurredRow(above: cellRows[0], below: cellRows[0], fraction: 0))
      }
      let (cell, fraction) = blur.y.cell(before: y)
      makeCells(upTo: cell + 1)
      body(
        BlurredRow(
          above: cellRows[cell & 1], below: cellRows[(cell + 1) & 1], fraction: fraction))
    }

    private mutating func makeCells(upTo cell: Int) {
      while nextCell <= cell {
        makeCellRow(nextCell, at: cellRows.count == 1 ? 0 : nextCell & 1)
        nextCell += 1
      }
    }

    private mutating func makeCellRow(_ cell: Int, at place: Int) {
      let step = blur.y.step
      guard step > 1 else {
        makeNodeRow(cell)
        return Sample.separate(pixels, into: &cellRows[place])
      }
      let node = cell.dividedDown(by: step)
      while nextNode <= node + 2 {
        makeNodeRow(nextNode)
        Sample.separate(pixels, into: &nodeRows[nextNode & 3])
        nextNode += 1
      }
      cellRows[place].weigh(
        nodeRows[(node - 1) & 3], nodeRows[node & 3], nodeRows[(node + 1) & 3],
        nodeRows[(node + 2) & 3], by: blur.y.enlargement[cell - node * step])
    }

    /// Fills `pixels` with a row of nodes, enlarged across.
    private mutating func makeNodeRow(_ node: Int) {
      blur.convolve(grid, row: node, padded: &padded, into: &nodes)
      // The splines' weights are positive and add up to one: what is between lies in the range,
      // too.
      for index in nodes.indices { nodes[index] = nodes[index].held(to: limit) }
      blur.enlarge(nodes, into: &cells)
      blur.interpolate(cells, into: &pixels)
    }
  }

  /// Convolves one row of nodes, down and across.
  ///
  /// `padded` is a row with room for the kernel at both ends, clear where the grid has no column.
  private func convolve(
    _ grid: [Sample], row node: Int, padded: inout [Sample], into row: inout [Sample]
  ) {
    // Where the grid's columns lie in the padded row.
    let shift = nodes.columns.lowerBound - (outNodes.columns.lowerBound - x.radius)
    let width = nodes.columns.count
    let rows = grid.span
    var wide = padded.mutableSpan
    var sum = wide._mutatingExtracting(shift..<shift + width)
    for index in 0..<width { sum[index] = .zero }
    func gridRow(_ y: Int) -> Range<Int>? {
      guard nodes.rows.contains(y) else { return nil }
      let start = (y - nodes.rows.lowerBound) * width
      return start..<start + width
    }
    for (distance, weight) in y.kernel.enumerated() {
      let (above, below) = (gridRow(node - distance), gridRow(node + distance))
      if distance > 0, let above, let below {
        accumulate(rows.extracting(above), rows.extracting(below), weight: weight, into: &sum)
      } else if let only = above ?? below {
        accumulate(rows.extracting(only), weight: weight, into: &sum)
      }
    }
    convolveAcross(padded, into: &row)
  }

  private func convolveAcross(_ padded: [Sample], into row: inout [Sample]) {
    let (count, radius) = (row.count, x.radius)
    let wide = padded.span
    var result = row.mutableSpan
    for index in 0..<count { result[index] = wide[index + radius] * x.kernel[0] }
    for distance in stride(from: 1, through: radius, by: 1) {
      accumulate(
        wide.extracting(radius - distance..<radius - distance + count),
        wide.extracting(radius + distance..<radius + distance + count),
        weight: x.kernel[distance], into: &result)
    }
  }

  /// The cells between the nodes of one row.
  private func enlarge(_ nodeRow: [Sample], into cellRow: inout [Sample]) {
    guard x.step > 1 else {
      let shift = outCells.columns.lowerBound - outNodes.columns.lowerBound
      for index in cellRow.indices { cellRow[index] = nodeRow[index + shift] }
      return
    }
    let step = x.step
    let start = outCells.columns.lowerBound.dividedDown(by: step)
    var phase = outCells.columns.lowerBound - start * step
    var first = start - 1 - outNodes.columns.lowerBound
    let nodes = nodeRow.span
    let enlargement = x.enlargement.span
    var cells = cellRow.mutableSpan
    for index in 0..<cells.count {
      let weights = enlargement[phase]
      cells[index] =
        (nodes[first] * weights[0] + nodes[first + 1] * weights[1])
        + (nodes[first + 2] * weights[2] + nodes[first + 3] * weights[3])
      phase += 1
      if phase == step { (phase, first) = (0, first + 1) }
    }
  }

  /// The pixels between the cells of one row.
  private func interpolate(_ cellRow: [Sample], into pixels: inout [Sample]) {
    let first = outCells.columns.lowerBound
    guard x.box > 1 else {
      for index in pixels.indices { pixels[index] = cellRow[index] }
      return
    }
    let box = x.box
    let left = output.columns.lowerBound
    var cell = x.cell(before: left).cell
    let cells = cellRow.span
    var pixels = pixels.mutableSpan
    var index = 0
    while index < pixels.count {
      let from = cells[cell - first]
      let change = cells[cell - first + 1] - from
      // The pixels whose middle lies between this cell's and the next one's.
      let end = min(
        (2 * (cell + 1) * box + x.twiceInset + 1).dividedDown(by: 2) - left, pixels.count)
      let origin = 2 * left - x.twiceInset - cell * 2 * box
      while index < end {
        let fraction = Float(Int32(truncatingIfNeeded: 2 * index + origin)) * (0.5 / Float(box))
        pixels[index] = from + change * fraction
        index += 1
      }
      cell += 1
    }
  }
}
