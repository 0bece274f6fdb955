/// What a blur can work on: one channel, or the four of a premultiplied colour.
protocol BlurSample: Sendable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Float) -> Self
  /// The number of channels, 1 or 4.
  static var channelCount: Int { get }
  /// The sample with its channels held to 0...`limit`, and colours to their alpha.
  func held(to limit: Float) -> Self
  /// Fills a row of as many pixels as `row` has with the channels of `samples`.
  static func separate(_ samples: [Self], into row: inout ChannelRow)
}

extension Float: BlurSample {
  static var channelCount: Int { 1 }

  @inline(__always)
  func held(to limit: Float) -> Float { greater(lesser(self, limit), 0) }

  static func separate(_ samples: [Float], into row: inout ChannelRow) { row.alpha = samples }
}

extension SIMD4: BlurSample where Scalar == Float {
  static var channelCount: Int { 4 }

  @inline(__always)
  func held(to limit: Float) -> SIMD4<Float> {
    let alpha = greater(lesser(self[3], limit), 0)
    return SIMD4(
      greater(lesser(self[0], alpha), 0), greater(lesser(self[1], alpha), 0),
      greater(lesser(self[2], alpha), 0), alpha)
  }

  static func separate(_ samples: [SIMD4<Float>], into row: inout ChannelRow) {
    separateChannels(samples, &row.red, &row.green, &row.blue, &row.alpha)
  }
}

private func separateChannels(
  _ samples: [SIMD4<Float>], _ reds: inout [Float], _ greens: inout [Float],
  _ blues: inout [Float], _ alphas: inout [Float]
) {
  let count = samples.count
  let samples = samples.span
  var red = reds.mutableSpan
  var green = greens.mutableSpan
  var blue = blues.mutableSpan
  var alpha = alphas.mutableSpan
  precondition(red.count == count && green.count == count, "a row of another length")
  precondition(blue.count == count && alpha.count == count, "a row of another length")
  for index in 0..<count {
    let sample = samples[index]
    red[index] = sample[0]
    green[index] = sample[1]
    blue[index] = sample[2]
    alpha[index] = sample[3]
  }
}

/// A row of pixels, channel by channel: the form whose loops run on whole vectors.
struct ChannelRow {
  /// Empty, as are green and blue, where there is alpha alone.
  var red: [Float]
  var green: [Float]
  var blue: [Float]
  var alpha: [Float]

  init(count: Int, channels: Int) {
    alpha = Array(repeating: 0, count: count)
    red = channels == 1 ? [] : alpha
    green = red
    blue = red
  }

  /// Sets the row to the sum of four rows, times their weights.
  mutating func weigh(
    _ a: ChannelRow, _ b: ChannelRow, _ c: ChannelRow, _ d: ChannelRow, by weights: SIMD4<Float>
  ) {
    Raster.weigh(a.red, b.red, c.red, d.red, by: weights, into: &red)
    Raster.weigh(a.green, b.green, c.green, d.green, by: weights, into: &green)
    Raster.weigh(a.blue, b.blue, c.blue, d.blue, by: weights, into: &blue)
    Raster.weigh(a.alpha, b.alpha, c.alpha, d.alpha, by: weights, into: &alpha)
  }
}

/// A finished row of a blur: `fraction` of the way from one row to another.
struct BlurredRow {
  let above: ChannelRow
  let below: ChannelRow
  let fraction: Float
}

private func weigh(
  _ a: [Float], _ b: [Float], _ c: [Float], _ d: [Float], by weights: SIMD4<Float>,
  into row: inout [Float]
) {
  let count = row.count
  let (a, b, c, d) = (a.span, b.span, c.span, d.span)
  var row = row.mutableSpan
  precondition(a.count == count && b.count == count, "rows of different lengths")
  precondition(c.count == count && d.count == count, "rows of different lengths")
  let (first, second, third, fourth) = (weights[0], weights[1], weights[2], weights[3])
  for index in 0..<count {
    row[index] =
      (a[index] * first + b[index] * second) + (c[index] * third + d[index] * fourth)
  }
}

/// Adds each element of `row`, times `weight`, to that of `sum` with the same index.
@inline(__always)
func accumulate<Sample: BlurSample>(
  _ row: Span<Sample>, weight: Float, into sum: inout MutableSpan<Sample>
) {
  let count = sum.count
  precondition(row.count == count, "rows of \(row.count) and \(count) samples")
  for index in 0..<count { sum[index] = sum[index] + row[index] * weight }
}

/// Adds each element of `a` and `b`, times `weight`, to that of `sum` with the same index.
@inline(__always)
func accumulate<Sample: BlurSample>(
  _ a: Span<Sample>, _ b: Span<Sample>, weight: Float, into sum: inout MutableSpan<Sample>
) {
  let count = sum.count
  precondition(a.count == count && b.count == count, "rows of different lengths")
  for index in 0..<count { sum[index] = sum[index] + (a[index] + b[index]) * weight }
}
