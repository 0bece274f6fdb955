package import Imaging

extension Surface {
  /// The pixels of `output` after a Gaussian blur of this surface: from bytes to bytes, with floats
  /// only between.
  ///
  /// Channels are kept as levels, 0...255, so that even areas come out exactly; what is between
  /// two levels is dithered by the fixed pattern.
  ///
  /// - Parameters:
  ///   - x: The plan across.
  ///   - y: The plan up and down.
  ///   - output: The pixels wanted; not empty.
  ///   - clampsEdges: Whether the surface goes on beyond its edges as at its edges; else it is clear.
  func blurred(x: BlurAxis, y: BlurAxis, output: PixelRect, clampsEdges: Bool) -> Surface {
    var result = Surface(output)
    let blur = GaussianBlur<SIMD4<Float>>(
      x: x, y: y, input: area, output: output, clampsEdges: clampsEdges)
    var reader = LevelReader(blur, input: area)
    let writer = LevelWriter(blur)
    blur.run { cell, row in
      reader.read(cell, of: bitmap, into: &row)
    } emitCells: { y, cells in
      result.bitmap.withMutableRow(y - output.rows.lowerBound) { row in
        writer.write(cells, y: y, into: &row)
      }
    }
    return result
  }
}

/// Averages the pixels of a bitmap into cells.
private struct LevelReader {
  private let blur: GaussianBlur<SIMD4<Float>>
  private let area: PixelRect
  /// The sums of each column's pixels: red and blue, green and alpha, 16 bits each.
  private var redBlue: [UInt32]
  private var greenAlpha: [UInt32]
  /// The pixel columns of each cell of a row, within the bitmap.
  private let columns: [Range<Int>]
  /// The most rows whose sum fits 16 bits.
  private static let maximumRows = 257

  init(_ blur: GaussianBlur<SIMD4<Float>>, input: PixelRect) {
    (self.blur, area) = (blur, input)
    redBlue = Array(repeating: 0, count: input.columns.count)
    greenAlpha = redBlue
    let all = input.columns
    columns = blur.cells.columns.map { cell in
      let pixels = blur.x.pixels(of: cell..<cell + 1)
      let inside = pixels.clamped(to: all)
      return inside.lowerBound - all.lowerBound..<inside.upperBound - all.lowerBound
    }
  }

  /// Fills `row` with the means of row `cell`.
  mutating func read(_ cell: Int, of bitmap: Bitmap, into row: inout MutableSpan<SIMD4<Float>>) {
    for index in row.indices { row[index] = .zero }
    var rows = blur.y.pixels(of: cell..<cell + 1)
    if !blur.clampsEdges { rows = rows.clamped(to: area.rows) }
    while !rows.isEmpty {
      let chunk = rows.prefix(Self.maximumRows)
      sum(chunk, of: bitmap)
      addCells(into: &row)
      rows = chunk.upperBound..<rows.upperBound
    }
    let scale = 1 / Float(blur.x.box * blur.y.box)
    for index in row.indices { row[index] *= scale }
  }

  private mutating func sum(_ rows: Range<Int>, of bitmap: Bitmap) {
    for (index, y) in rows.enumerated() {
      let inside = min(max(y, area.rows.lowerBound), area.rows.upperBound - 1)
      bitmap.withRow(inside - area.rows.lowerBound) { pixels in
        Self.add(pixels, to: &redBlue, &greenAlpha, isFirst: index == 0)
      }
    }
  }

  /// Adds a row of pixels to the sums, or starts them with it.
  private static func add(
    _ pixels: Span<UInt32>, to redBlue: inout [UInt32], _ greenAlpha: inout [UInt32],
    isFirst: Bool
  ) {
    let count = pixels.count
    var redBlue = redBlue.mutableSpan
    var greenAlpha = greenAlpha.mutableSpan
    precondition(redBlue.count == count && greenAlpha.count == count, "sums of other lengths")
    let lanes: UInt32 = 0x00ff_00ff
    if isFirst {
      for x in 0..<count {
        redBlue[x] = pixels[x] & lanes
        greenAlpha[x] = pixels[x] &>> 8 & lanes
      }
    } else {
      for x in 0..<count {
        redBlue[x] &+= pixels[x] & lanes
        greenAlpha[x] &+= pixels[x] &>> 8 & lanes
      }
    }
  }

  private func addCells(into row: inout MutableSpan<SIMD4<Float>>) {
    let box = blur.x.box
    let fits = box * blur.y.box <= Self.maximumRows
    let redBlue = redBlue.span
    let greenAlpha = greenAlpha.span
    for index in row.indices {
      let pixels = columns[index]
      if pixels.count == box, fits {
        var (first, second): (UInt32, UInt32) = (0, 0)
        for x in pixels {
          first &+= redBlue[x]
          second &+= greenAlpha[x]
        }
        row[index] += Self.channels(first, second)
      } else {
        for x in pixels { row[index] += Self.channels(redBlue[x], greenAlpha[x]) }
        if blur.clampsEdges { addOutside(index, pixels, &row[index]) }
      }
    }
  }

  /// Adds the pixels of a cell that lie beyond the bitmap's sides, as at its sides.
  private func addOutside(_ index: Int, _ inside: Range<Int>, _ sum: inout SIMD4<Float>) {
    let cell = blur.cells.columns.lowerBound + index
    let pixels = blur.x.pixels(of: cell..<cell + 1)
    let left = min(max(area.columns.lowerBound - pixels.lowerBound, 0), pixels.count)
    let right = min(max(pixels.upperBound - area.columns.upperBound, 0), pixels.count)
    let last = redBlue.count - 1
    sum += Self.channels(redBlue[0], greenAlpha[0]) * Float(left)
    sum += Self.channels(redBlue[last], greenAlpha[last]) * Float(right)
  }

  @inline(__always)
  private static func channels(_ redBlue: UInt32, _ greenAlpha: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(Int32(bitPattern: redBlue & 0xffff)), Float(Int32(bitPattern: greenAlpha & 0xffff)),
      Float(Int32(bitPattern: redBlue &>> 16)), Float(Int32(bitPattern: greenAlpha &>> 16)))
  }
}

/// Stores the pixels between a row's cells as bytes, dithered.
private struct LevelWriter {
  private let blur: GaussianBlur<SIMD4<Float>>
  /// For each of a cell's pixels its way from the cell's middle to the next one's.
  private let fractions: [Float]

  init(_ blur: GaussianBlur<SIMD4<Float>>) {
    self.blur = blur
    let box = blur.x.box
    fractions = (0..<box).map { blur.x.cell(before: $0 + box / 2).fraction }
  }

  func write(_ cells: [SIMD4<Float>], y: Int, into row: inout MutableSpan<UInt32>) {
    let output = blur.output.columns
    let biases = (0..<8).map { PixelLevels.base + Rounding.threshold(x: $0, y: y) }
    let box = blur.x.box
    let limit = SIMD4<Float>(repeating: 255)
    guard box > 1 else {
      for index in row.indices {
        let level = pointwiseMin(cells[index], limit)
        row[index] = Self.stored(level, biases[(output.lowerBound + index) & 7])
      }
      return
    }
    // The pixels whose middle lies between two cells' are as many as a cell has.
    var cell = blur.x.cell(before: output.lowerBound).cell
    var pixel = cell * box + box / 2
    var from = pointwiseMin(cells[cell - blur.outCells.columns.lowerBound], limit)
    while pixel < output.upperBound {
      let to = pointwiseMin(cells[cell + 1 - blur.outCells.columns.lowerBound], limit)
      let change = to - from
      let first = max(output.lowerBound - pixel, 0)
      let last = min(output.upperBound - pixel, box)
      for phase in first..<last {
        row[pixel + phase - output.lowerBound] = Self.stored(
          from + change * fractions[phase], biases[(pixel + phase) & 7])
      }
      (from, cell, pixel) = (to, cell + 1, pixel + box)
    }
  }

  @inline(__always)
  private static func stored(_ levels: SIMD4<Float>, _ bias: Float) -> UInt32 {
    // A kernel's small negative weights may leave a hair below zero, or of colour above alpha.
    let alpha = levels[3]
    return PixelLevels.pack(
      greater(lesser(levels[0], alpha), 0) + bias, greater(lesser(levels[1], alpha), 0) + bias,
      greater(lesser(levels[2], alpha), 0) + bias, greater(alpha, 0) + bias)
  }
}

extension Bitmap {
  /// The bitmap after a Gaussian blur by standard deviations in pixels, in a bitmap of the same size.
  ///
  /// Beyond its edges the bitmap is clear, or goes on as at its edges where `clampsEdges`.
  package func gaussianBlurred(
    sigmaX: Double, sigmaY: Double, clampsEdges: Bool = false
  ) -> Bitmap {
    let surface = Surface(self, left: 0, top: 0)
    return surface.blurred(
      x: BlurAxis(sigma: sigmaX), y: BlurAxis(sigma: sigmaY), output: surface.area,
      clampsEdges: clampsEdges
    ).bitmap
  }
}
