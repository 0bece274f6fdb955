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
  ///   - cellRow: Fills a row of cells, each with the mean of its pixels; called from top to bottom.
  ///   - emit: Takes a finished row of the output; called from top to bottom, and not at all where
  ///     nothing of the input reaches the output.
  func run(
    cellRow: (_ y: Int, _ row: inout MutableSpan<Sample>) -> Void,
    emit: (_ y: Int, _ row: Span<Sample>) -> Void
  ) {
    var pixels = [Sample](repeating: .zero, count: output.columns.count)
    run(cellRow: cellRow) { y, cells in
      interpolate(cells, into: &pixels)
      emit(y, pixels.span)
    }
  }

  /// Blurs, and leaves it to `emitCells` to find the pixels between the cells of ``outCells``.
  func run(
    cellRow: (_ y: Int, _ row: inout MutableSpan<Sample>) -> Void,
    emitCells: (_ y: Int, _ cells: [Sample]) -> Void
  ) {
    guard !cells.isEmpty, !nodes.isEmpty else { return }
    var expander = RowExpander(self, grid: reduced(cellRow))
    for row in output.rows { expander.withCells(row) { emitCells(row, $0) } }
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
    for node in nodes.columns {
      let center = node * x.step
      let reached = (center - 2 * x.step + 1..<center + 2 * x.step).clamped(to: cells.columns)
      var sum = Sample.zero
      for cell in reached { sum = sum + cellRow[cell - first] * x.spline[abs(cell - center)] }
      grid[start + node - nodes.columns.lowerBound] = sum
    }
  }

  // MARK: Enlarging

  /// Makes rows of the output from the grid, in ascending order.
  private struct RowExpander {
    let blur: GaussianBlur
    let grid: [Sample]
    /// Convolved rows of nodes, the row of node n at n & 3, as far as they have been needed.
    var nodeRows: [[Sample]]
    var nextNode: Int
    /// Two rows of cells that follow each other, the row of cell n at n & 1.
    var cellRows: [[Sample]]
    var nextCell: Int
    var mixedNodes: [Sample]
    var mixedCells: [Sample]
    var padded: [Sample]

    init(_ blur: GaussianBlur, grid: [Sample]) {
      (self.blur, self.grid) = (blur, grid)
      let nodes = [Sample](repeating: .zero, count: blur.outNodes.columns.count)
      let cells = [Sample](repeating: .zero, count: blur.outCells.columns.count)
      nodeRows = Array(repeating: nodes, count: 4)
      cellRows = Array(repeating: cells, count: 2)
      (mixedNodes, mixedCells) = (nodes, cells)
      nextNode = blur.outNodes.rows.lowerBound
      nextCell = blur.outCells.rows.lowerBound
      padded = Array(repeating: .zero, count: nodes.count + 2 * blur.x.radius)
    }

    /// Lends the cells of pixel row `y`.
    mutating func withCells(_ y: Int, _ body: ([Sample]) -> Void) {
      guard blur.y.box > 1 else {
        makeCells(upTo: y)
        return body(cellRows[y & 1])
      }
      let (cell, fraction) = blur.y.cell(before: y)
      makeCells(upTo: cell + 1)
      mix(cellRows[cell & 1], cellRows[(cell + 1) & 1], fraction: fraction, into: &mixedCells)
      body(mixedCells)
    }

    private mutating func makeCells(upTo cell: Int) {
      while nextCell <= cell {
        makeCellRow(nextCell)
        nextCell += 1
      }
    }

    private mutating func makeCellRow(_ cell: Int) {
      let step = blur.y.step
      guard step > 1 else {
        blur.convolve(grid, row: cell, padded: &padded, into: &mixedNodes)
        blur.enlarge(mixedNodes, into: &cellRows[cell & 1])
        return
      }
      let node = cell.dividedDown(by: step)
      while nextNode <= node + 2 {
        blur.convolve(grid, row: nextNode, padded: &padded, into: &nodeRows[nextNode & 3])
        nextNode += 1
      }
      weigh(
        nodeRows[(node - 1) & 3], nodeRows[node & 3], nodeRows[(node + 1) & 3],
        nodeRows[(node + 2) & 3], by: blur.y.enlargement[cell - node * step], into: &mixedNodes)
      blur.enlarge(mixedNodes, into: &cellRows[cell & 1])
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
    var node = outCells.columns.lowerBound.dividedDown(by: step)
    var phase = outCells.columns.lowerBound - node * step
    for index in cellRow.indices {
      let first = node - 1 - outNodes.columns.lowerBound
      let weights = x.enlargement[phase]
      cellRow[index] =
        nodeRow[first] * weights[0] + nodeRow[first + 1] * weights[1]
        + nodeRow[first + 2] * weights[2] + nodeRow[first + 3] * weights[3]
      phase += 1
      if phase == step { (phase, node) = (0, node + 1) }
    }
  }

  /// The pixels between the cells of one row.
  private func interpolate(_ cellRow: [Sample], into pixels: inout [Sample]) {
    let first = outCells.columns.lowerBound
    guard x.box > 1 else {
      for index in pixels.indices { pixels[index] = cellRow[index] }
      return
    }
    let (start, _) = x.cell(before: output.columns.lowerBound)
    var cell = start
    var index = 0
    while index < pixels.count {
      let (from, to) = (cellRow[cell - first], cellRow[cell - first + 1])
      let change = to - from
      // The pixels whose middle lies between this cell's and the next one's.
      let end = min(
        ((2 * cell + 3) * x.box).dividedDown(by: 2) - output.columns.lowerBound, pixels.count)
      while index < end {
        let twice = 2 * (index + output.columns.lowerBound) + 1 - x.box - cell * 2 * x.box
        pixels[index] = from + change * (Float(twice) / Float(2 * x.box))
        index += 1
      }
      cell += 1
    }
  }
}
