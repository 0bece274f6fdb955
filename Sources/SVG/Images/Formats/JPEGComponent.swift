import Numerics

/// One channel of a JPEG: its coefficients, and the samples that they come to.
struct JPEGComponent {
  let id: UInt8
  /// How many blocks the channel has across and down where the coarsest one has one.
  let h: Int
  let v: Int
  /// The number of its table of quantization.
  let quantization: Int
  /// Blocks across and down that the channel's own picture takes.
  private(set) var blocksWide = 0
  private(set) var blocksHigh = 0
  /// Blocks in a row, with those that only fill up the last units.
  private(set) var stride = 0
  /// Units of all channels together, across and down.
  private(set) var unitsWide = 0
  private(set) var unitsHigh = 0
  /// 64 coefficients a block, in the order of rows.
  var coefficients: [Int16] = []
  private var scaleX: Float = 1
  private var scaleY: Float = 1

  init(id: UInt8, h: Int, v: Int, quantization: Int) {
    self.id = id
    self.h = h
    self.v = v
    self.quantization = quantization
  }

  /// Makes room for a picture of `width` by `height` whose finest channel has `h` by `v` blocks.
  mutating func allocate(width: Int, height: Int, h finestH: Int, v finestV: Int) {
    unitsWide = (width + 8 * finestH - 1) / (8 * finestH)
    unitsHigh = (height + 8 * finestV - 1) / (8 * finestV)
    blocksWide = ((width * h + finestH - 1) / finestH + 7) / 8
    blocksHigh = ((height * v + finestV - 1) / finestV + 7) / 8
    stride = unitsWide * h
    coefficients = Array(repeating: 0, count: stride * unitsHigh * v * 64)
    scaleX = Float(h) / Float(finestH)
    scaleY = Float(v) / Float(finestV)
  }

  /// The samples, 0...255 but for rounding, in rows of 8 times ``stride``.
  func samples(_ quantization: [Int32]) -> [Float] {
    let rowLength = stride * 8
    var result = [Float](repeating: 0, count: coefficients.count)
    var block = [Float](repeating: 0, count: 64)
    var half = [Float](repeating: 0, count: 64)
    for index in 0..<coefficients.count / 64 {
      for place in 0..<64 {
        block[place] = Float(Int32(coefficients[index * 64 + place]) &* quantization[place])
      }
      Self.transform(block, into: &half)
      Self.transform(half, into: &block)
      let start = index / stride * 8 * rowLength + index % stride * 8
      for y in 0..<8 {
        for x in 0..<8 { result[start + y * rowLength + x] = block[y * 8 + x] + 128 }
      }
    }
    return result
  }

  /// The inverse cosine transform of the rows of a block, and its transpose.
  private static func transform(_ block: [Float], into result: inout [Float]) {
    for row in 0..<8 {
      for x in 0..<8 {
        var sum: Float = 0
        for u in 0..<8 { sum += block[row * 8 + u] * basis[u * 8 + x] }
        result[x * 8 + row] = sum
      }
    }
  }

  /// c(u) / 2 · cos((2x + 1) u π / 16), c(0) being √½ and the others 1.
  private static let basis: [Float] = (0..<64).map { index in
    let (u, x) = (index / 8, index % 8)
    let factor = u == 0 ? 0.125.squareRoot() : 0.5
    return Float(factor * Double.cos(Double((2 * x + 1) * u) * (.pi / 16)))
  }

  /// A row of the picture: this channel's samples, mixed where it is coarser than the picture.
  func row(_ y: Int, of samples: [Float], width: Int, height: Int) -> [Float] {
    let rowLength = stride * 8
    let (columns, rows) = (
      max(Int((Float(width) * scaleX).rounded(.up)), 1),
      max(Int((Float(height) * scaleY).rounded(.up)), 1)
    )
    func place(_ index: Int, _ scale: Float, _ count: Int) -> (Int, Int, Float) {
      let center = (Float(index) + 0.5) * scale - 0.5
      let low = min(max(Int(center.rounded(.down)), 0), count - 1)
      let high = min(low + 1, count - 1)
      return (low, high, min(max(center - Float(low), 0), 1))
    }
    let (top, bottom, ty) = place(y, scaleY, rows)
    return (0..<width).map { x in
      let (left, right, tx) = place(x, scaleX, columns)
      func mix(_ row: Int) -> Float {
        samples[row * rowLength + left] * (1 - tx) + samples[row * rowLength + right] * tx
      }
      return mix(top) * (1 - ty) + mix(bottom) * ty
    }
  }
}
