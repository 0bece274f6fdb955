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
  ///   - clampsEdges: Whether the surface goes on beyond its edges as at its edges; else it is
  ///     clear.
  /// - Returns: A surface over `output`.
  func blurred(x: BlurAxis, y: BlurAxis, output: PixelRect, clampsEdges: Bool) -> Surface {
    var result = Surface(output)
    let rounding = Rounding(ditheredIn: output.columns)
    blur(x: x, y: y, output: output, clampsEdges: clampsEdges) { y, levels in
      let biases = rounding.values.span.extracting(rounding.indices(of: output.columns, y: y))
      result.bitmap.withMutableRow(y - output.rows.lowerBound) { row in
        store(levels, bias: biases, in: &row)
      }
    }
    return result
  }

  /// Calls `emit` with each row of `output` after a Gaussian blur of this surface, in levels.
  func blur(
    x: BlurAxis, y: BlurAxis, output: PixelRect, clampsEdges: Bool = false,
    emit: (_ y: Int, _ row: BlurredRow) -> Void
  ) {
    let blur = GaussianBlur<SIMD4<Float>>(
      x: x, y: y, input: area, output: output, clampsEdges: clampsEdges)
    var reader = LevelReader(blur, input: area)
    blur.run(
      limit: 255, cellRow: { cell, row in reader.read(cell, of: bitmap, into: &row) }, emit: emit)
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
  /// The cells of a row all of whose columns are the bitmap's.
  private let whole: Range<Int>
  /// The most rows whose sum fits 16 bits.
  private static let maximumRows = 257

  init(_ blur: GaussianBlur<SIMD4<Float>>, input: PixelRect) {
    (self.blur, area) = (blur, input)
    redBlue = Array(repeating: 0, count: input.columns.count)
    greenAlpha = redBlue
    let all = input.columns
    let columns = blur.cells.columns.map { cell in
      let inside = blur.x.pixels(of: cell).clamped(to: all)
      return inside.lowerBound - all.lowerBound..<inside.upperBound - all.lowerBound
    }
    self.columns = columns
    let first = columns.firstIndex { $0.count == blur.x.weights.count } ?? 0
    let last = columns.lastIndex { $0.count == blur.x.weights.count } ?? -1
    whole = first..<last + 1
  }

  /// Fills `row` with the means of row `cell`.
  mutating func read(_ cell: Int, of bitmap: Bitmap, into row: inout MutableSpan<SIMD4<Float>>) {
    if blur.x.box == 1, blur.y.box == 1, !blur.clampsEdges {
      return copy(cell, of: bitmap, into: &row)
    }
    for index in row.indices { row[index] = .zero }
    var rows = blur.y.pixels(of: cell)
    let first = rows.lowerBound
    if !blur.clampsEdges { rows = rows.clamped(to: area.rows) }
    while !rows.isEmpty {
      let chunk = rows.prefix(Self.maximumRows)
      for y in chunk {
        let inside = min(max(y, area.rows.lowerBound), area.rows.upperBound - 1)
        bitmap.withRow(inside - area.rows.lowerBound) { pixels in
          Self.add(
            pixels, to: &redBlue, &greenAlpha, isFirst: y == chunk.lowerBound,
            weight: blur.y.weights[y - first])
        }
      }
      addCells(into: &row)
      rows = chunk.upperBound..<rows.upperBound
    }
  }

  /// Fills `row` with the pixels of row `y`: cells of one pixel.
  private func copy(_ y: Int, of bitmap: Bitmap, into row: inout MutableSpan<SIMD4<Float>>) {
    let shift = blur.cells.columns.lowerBound - area.columns.lowerBound
    let count = row.count
    bitmap.withRow(y - area.rows.lowerBound) { pixels in
      let pixels = pixels.extracting(shift..<shift + count)
      for index in 0..<count { row[index] = Self.levels(pixels[index]) }
    }
  }

  /// The levels of a pixel's channels.
  ///
  /// Each byte stays in its place and is scaled down, exactly; the highest one, which would make
  /// the lane negative, goes through with 128 taken off.
  @inline(__always)
  private static func levels(_ pixel: UInt32) -> SIMD4<Float> {
    let lanes =
      SIMD4<UInt32>(repeating: pixel) & SIMD4(0xff, 0xff00, 0xff_0000, 0xff00_0000)
      ^ SIMD4(0, 0, 0, 0x8000_0000)
    let signed = SIMD4<Int32>(truncatingIfNeeded: lanes)
    return SIMD4<Float>(signed) * SIMD4(1, 0x1p-8, 0x1p-16, 0x1p-24) + SIMD4(0, 0, 0, 128)
  }

  /// Adds a row of pixels to the sums, or starts them with it.
  private static func add(
    _ pixels: Span<UInt32>, to redBlue: inout [UInt32], _ greenAlpha: inout [UInt32],
    isFirst: Bool, weight: UInt32
  ) {
    let count = pixels.count
    var redBlue = redBlue.mutableSpan
    var greenAlpha = greenAlpha.mutableSpan
    precondition(redBlue.count == count && greenAlpha.count == count, "sums of other lengths")
    let lanes: UInt32 = 0x00ff_00ff
    if weight == 2 {
      // Only the tent's middle row has a weight other than 1. It is not always the first.
      for x in 0..<count {
        let (first, second) = ((pixels[x] & lanes) &<< 1, (pixels[x] &>> 8 & lanes) &<< 1)
        redBlue[x] = isFirst ? first : redBlue[x] &+ first
        greenAlpha[x] = isFirst ? second : greenAlpha[x] &+ second
      }
    } else if isFirst {
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
    let scale = 1 / Float(blur.x.totalWeight * blur.y.totalWeight)
    let left = blur.cells.columns.lowerBound
    let redBlue = redBlue.span
    let greenAlpha = greenAlpha.span
    let columns = columns.span
    for index in 0..<row.count where !whole.contains(index) {
      var sum = SIMD4<Float>.zero
      let first = blur.x.pixels(of: left + index).lowerBound - area.columns.lowerBound
      for x in columns[index] {
        sum += Self.channels(redBlue[x], greenAlpha[x]) * Float(blur.x.weights[x - first])
      }
      if blur.clampsEdges { addOutside(index, columns[index], &sum) }
      row[index] += sum * scale
    }
    guard !whole.isEmpty else { return }
    var x = columns[whole.lowerBound].lowerBound
    if blur.x.isTent {
      for index in whole {
        let first = redBlue[x] &+ redBlue[x + 1] &<< 1 &+ redBlue[x + 2]
        let second = greenAlpha[x] &+ greenAlpha[x + 1] &<< 1 &+ greenAlpha[x + 2]
        row[index] += Self.channels(first, second) * scale
        x &+= 2
      }
    } else if box * blur.y.totalWeight <= Self.maximumRows {
      for index in whole {
        var (first, second): (UInt32, UInt32) = (0, 0)
        for _ in 0..<box {
          first &+= redBlue[x]
          second &+= greenAlpha[x]
          x &+= 1
        }
        row[index] += Self.channels(first, second) * scale
      }
    } else {
      for index in whole {
        var sum = SIMD4<Float>.zero
        for _ in 0..<box {
          sum += Self.channels(redBlue[x], greenAlpha[x])
          x &+= 1
        }
        row[index] += sum * scale
      }
    }
  }

  /// Adds the pixels of a cell that lie beyond the bitmap's sides, as at its sides.
  private func addOutside(_ index: Int, _ inside: Range<Int>, _ sum: inout SIMD4<Float>) {
    let cell = blur.cells.columns.lowerBound + index
    let last = redBlue.count - 1
    for (offset, x) in blur.x.pixels(of: cell).enumerated() where !area.columns.contains(x) {
      let side = x < area.columns.lowerBound ? 0 : last
      sum +=
        Self.channels(redBlue[side], greenAlpha[side]) * Float(blur.x.weights[offset])
    }
  }

  /// The four sums; the upper halves, which could make a lane negative, go through with 2^15 taken
  /// off.
  @inline(__always)
  private static func channels(_ redBlue: UInt32, _ greenAlpha: UInt32) -> SIMD4<Float> {
    let lanes =
      SIMD4<UInt32>(redBlue, greenAlpha, redBlue, greenAlpha)
      & SIMD4(0xffff, 0xffff, 0xffff_0000, 0xffff_0000) ^ SIMD4(0, 0, 0x8000_0000, 0x8000_0000)
    let signed = SIMD4<Int32>(truncatingIfNeeded: lanes)
    return SIMD4<Float>(signed) * SIMD4(1, 1, 0x1p-16, 0x1p-16) + SIMD4(0, 0, 32_768, 32_768)
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
  /// The bitmap after a Gaussian blur by standard deviations in pixels, in a bitmap of the same
  /// size.
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
