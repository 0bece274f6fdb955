/// What a blur can work on: one channel, or the four of a premultiplied colour.
protocol BlurSample: Sendable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Float) -> Self
}

extension Float: BlurSample {}

extension SIMD4: BlurSample where Scalar == Float {}

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

/// Sets each element of `row` to that between `a`'s and `b`'s, at `fraction` of the way.
func mix<Sample: BlurSample>(
  _ a: [Sample], _ b: [Sample], fraction: Float, into row: inout [Sample]
) {
  let count = row.count
  let (a, b) = (a.span, b.span)
  var row = row.mutableSpan
  precondition(a.count == count && b.count == count, "rows of different lengths")
  for index in 0..<count { row[index] = a[index] + (b[index] - a[index]) * fraction }
}

/// Sets each element of `row` to the sum of four rows', times their weights.
func weigh<Sample: BlurSample>(
  _ a: [Sample], _ b: [Sample], _ c: [Sample], _ d: [Sample], by weights: SIMD4<Float>,
  into row: inout [Sample]
) {
  let count = row.count
  let (a, b, c, d) = (a.span, b.span, c.span, d.span)
  var row = row.mutableSpan
  precondition(
    a.count == count && b.count == count && c.count == count && d.count == count,
    "rows of different lengths")
  for index in 0..<count {
    row[index] =
      (a[index] * weights[0] + b[index] * weights[1])
      + (c[index] * weights[2] + d[index] * weights[3])
  }
}
