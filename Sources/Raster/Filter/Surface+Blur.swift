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
    let rounding = Rounding(ditheredIn: output.columns)
    blur.run(limit: 255) { cell, row in
      reader.read(cell, of: bitmap, into: &row)
    } emit: { y, levels in
      let biases = rounding.values.span.extracting(rounding.indices(of: output.columns, y: y))
      result.bitmap.withMutableRow(y - output.rows.lowerBound) { row in
        store(levels, bias: biases, in: &row)
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

/// Stores a row of levels as bytes; `bias` decides on the rounding.
private func store(
  _ levels: BlurredRow, bias: Span<Float>, in pixels: inout MutableSpan<UInt32>
) {
  let count = pixels.count
  let (above, below, fraction) = (levels.above, levels.below, levels.fraction)
  let (r0, g0, b0, a0) = (
    above.red.span, above.green.span, above.blue.span, above.alpha.span
  )
  precondition(r0.count == count && g0.count == count && b0.count == count)
  precondition(a0.count == count && bias.count == count)
  guard fraction > 0 else {
    for index in 0..<count {
      let bias = bias[index]
      pixels[index] = PixelLevels.pack(
        r0[index] + bias, g0[index] + bias, b0[index] + bias, a0[index] + bias)
    }
    return
  }
  let (r1, g1, b1, a1) = (
    below.red.span, below.green.span, below.blue.span, below.alpha.span
  )
  precondition(r1.count == count && g1.count == count)
  precondition(b1.count == count && a1.count == count)
  for index in 0..<count {
    let bias = bias[index]
    let red = r0[index] + (r1[index] - r0[index]) * fraction
    let green = g0[index] + (g1[index] - g0[index]) * fraction
    let blue = b0[index] + (b1[index] - b0[index]) * fraction
    let alpha = a0[index] + (a1[index] - a0[index]) * fraction
    pixels[index] = PixelLevels.pack(red + bias, green + bias, blue + bias, alpha + bias)
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
