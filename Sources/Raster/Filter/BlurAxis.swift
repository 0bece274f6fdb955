/// How a Gaussian blur is done along one axis: by which grid, with which weights.
///
/// Up to a sigma of 3.5 pixels the kernel is applied to the pixels. Beyond, the picture is reduced
/// to a grid of nodes some half a sigma apart, blurred there, and enlarged again, so that the
/// cost does not grow with sigma:
///
/// 1. Pixels are averaged into *cells*, `box` pixels apart (1 below a sigma of 28): those of a box,
///    or, as far as a sigma of 50, where the error may be a level at most, of a tent.
/// 2. Cells are weighed into *nodes*, `step` cells apart, by a cubic B-spline.
/// 3. Nodes are convolved with ``kernel``, which makes the whole a Gaussian
///    (``BlurKernel/onGrid(sigma:box:isTent:step:)``).
/// 4. Cells are found between nodes by a cubic B-spline, pixels between cells by straight lines.
///
/// What reducing folds back is below 1/1,000 of a full-scale wave of any length for the spline and
/// the tent, and below 1/200 for the box at its worst wavelength, one cell.
///
/// Cells and nodes lie at fixed places on the canvas, whatever part of it is asked for.
/// Source: M. Unser, A. Aldroubi, M. Eden, "B-spline signal processing", IEEE Trans. Signal
/// Processing 41 (1993), for the spline pyramid; the compensated kernel is our own derivation.
struct BlurAxis {
  /// The standard deviation, in pixels.
  let sigma: Double
  /// The number of pixels from cell to cell.
  let box: Int
  /// The weights of a cell's pixels: of a box 1 for each, of the tent 1, 2 and 1, the second for
  /// the first pixel of the cell's `box`.
  let weights: [UInt32]
  /// The number of cells from node to node.
  let step: Int
  /// Half of the symmetric kernel on the nodes, from the centre outwards.
  let kernel: [Float]
  /// The weight of a cell in a node, by their distance in cells: `2 * step` of them.
  let spline: [Float]
  /// The weights of four nodes in the cells between the second and the third.
  let enlargement: [SIMD4<Float>]

  /// The plan for `sigma` pixels, not negative.
  init(sigma: Double) {
    let sigma = min(max(sigma, 0), 0x1p24)
    self.sigma = sigma
    box = sigma < 28 ? 1 : sigma < 50 ? 2 : Int(sigma / 14)
    weights = box == 2 ? [1, 2, 1] : Array(repeating: 1, count: box)
    step = sigma < 3.5 ? 1 : max(Int(sigma / 1.75) / box, 2)
    guard step > 1 else {
      kernel =
        sigma < BlurAxis.least ? [1] : BlurKernel.sampled(sigma: sigma).map(Float.init)
      (spline, enlargement) = ([], [])
      return
    }
    let step = step
    kernel = BlurKernel.onGrid(sigma: sigma, box: box, isTent: box == 2, step: step).map(Float.init)
    spline = (0..<2 * step).map {
      Float(BlurKernel.spline(Double($0) / Double(step)) / Double(step))
    }
    enlargement = (0..<step).map { phase in
      let t = Double(phase) / Double(step)
      return SIMD4(
        Float(BlurKernel.spline(t + 1)), Float(BlurKernel.spline(t)),
        Float(BlurKernel.spline(1 - t)), Float(BlurKernel.spline(2 - t)))
    }
  }

  /// The sigma below which nothing is blurred: a neighbour would get 1/2,000 of a level at most.
  static let least = 0.002

  /// The most pixels that a pixel's value is spread over on each side.
  ///
  /// What lies farther than four sigma and a bit is less than 1/30,000 in all.
  var reach: Int { kernel.count == 1 ? 0 : Int((4 * sigma).rounded(.up)) + 1 }

  /// The number of the kernel's weights on each side of the centre.
  var radius: Int { kernel.count - 1 }

  // MARK: Cells

  /// Whether cells overlap, weighed by a tent about their first pixel.
  var isTent: Bool { box == 2 }

  /// The cells that `pixels` have a part in.
  func cells(of pixels: Range<Int>) -> Range<Int> {
    let last = isTent ? pixels.upperBound : pixels.upperBound - 1
    return pixels.lowerBound.dividedDown(by: box)..<last.dividedDown(by: box) + 1
  }

  /// The pixels of a cell, to which ``weights`` belong.
  func pixels(of cell: Int) -> Range<Int> {
    isTent ? 2 * cell - 1..<2 * cell + 2 : cell * box..<(cell + 1) * box
  }

  /// What a cell's weights add up to.
  var totalWeight: Int { isTent ? 4 : box }

  /// Twice the distance from a cell's first pixel's middle to its own, in pixels.
  var twiceInset: Int { isTent ? 0 : box - 1 }

  /// The cells that the values of `pixels` are found from.
  func cells(for pixels: Range<Int>) -> Range<Int> {
    guard box > 1 else { return pixels }
    return cell(before: pixels.lowerBound).cell..<cell(before: pixels.upperBound - 1).cell + 2
  }

  /// The last cell whose middle is not right of the pixel's, and how far the pixel is on the way to
  /// the next one.
  func cell(before pixel: Int) -> (cell: Int, fraction: Float) {
    let twice = 2 * pixel - twiceInset
    let cell = twice.dividedDown(by: 2 * box)
    return (cell, Float(twice - cell * 2 * box) / Float(2 * box))
  }

  /// The pixels that have any part in those of `output`, however small.
  func support(of output: Range<Int>) -> Range<Int> {
    let nodes = nodes(for: cells(for: output))
    let cells = cells(reaching: nodes.lowerBound - radius..<nodes.upperBound + radius)
    return pixels(of: cells.lowerBound).lowerBound..<pixels(of: cells.upperBound - 1).upperBound
  }

  // MARK: Nodes

  /// The nodes that the values of `cells` are found from.
  func nodes(for cells: Range<Int>) -> Range<Int> {
    guard step > 1 else { return cells }
    return cells.lowerBound.dividedDown(by: step) - 1..<(cells.upperBound - 1).dividedDown(by: step)
      + 3
  }

  /// The nodes that `cells` add to.
  func nodes(reachedBy cells: Range<Int>) -> Range<Int> {
    guard step > 1 else { return cells }
    return (cells.lowerBound - 2 * step).dividedDown(by: step)
      + 1..<(cells.upperBound - 1 + 2 * step - 1).dividedDown(by: step) + 1
  }

  /// The cells that add to `nodes`.
  func cells(reaching nodes: Range<Int>) -> Range<Int> {
    guard step > 1 else { return nodes }
    return nodes.lowerBound * step - 2 * step + 1..<(nodes.upperBound - 1) * step + 2 * step
  }
}

extension Int {
  /// The quotient by a positive number, rounded towards minus infinity.
  @inline(__always)
  func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self < quotient * divisor ? quotient - 1 : quotient
  }
}
