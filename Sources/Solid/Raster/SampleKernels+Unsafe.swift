/// The loops over the samples of a pixel.
///
/// Unsafe, because they are where edge pixels spend their time and have to become plain vector code:
/// 64 steps without a check. Sound because each pointer is to 64 elements of one of its buffers.
struct SampleKernels: ~Copyable {
  private let x: Buffer<Int32>
  private let y: Buffer<Int32>
  private let floatX: Buffer<Float>
  private let floatY: Buffer<Float>
  private let bits: Buffer<UInt32>

  init() {
    let count = SamplePattern.count
    x = Buffer(count: count, fill: 0)
    y = Buffer(count: count, fill: 0)
    floatX = Buffer(count: count, fill: 0)
    floatY = Buffer(count: count, fill: 0)
    bits = Buffer(count: count, fill: 0)
    for sample in 0..<count {
      x[sample] = SamplePattern.x[sample]
      y[sample] = SamplePattern.y[sample]
      floatX[sample] = Float(SamplePattern.x[sample]) / 128
      floatY[sample] = Float(SamplePattern.y[sample]) / 128
      bits[sample] = 1 << UInt32(sample & 31)
    }
  }

  /// Writes a x + b y of each sample to 64 elements of `offsets`; no product overflows.
  @inline(__always)
  func setOffsets(_ offsets: borrowing Buffer<Int32>, from start: Int, a: Int32, b: Int32) {
    unsafe x.withElements(from: 0, count: 64) { x in
      unsafe y.withElements(from: 0, count: 64) { y in
        unsafe offsets.withElements(from: start, count: 64) { offsets in
          for sample in 0..<64 {
            unsafe offsets[sample] = a &* x[sample] &+ b &* y[sample]
          }
        }
      }
    }
  }

  /// The samples at which value + offset is not negative.
  @inline(__always)
  func mask(_ offsets: borrowing Buffer<Int32>, from start: Int, value: Int32) -> UInt64 {
    unsafe offsets.withElements(from: start, count: 64) { offsets in
      unsafe bits.withElements(from: 0, count: 64) { bits in
        var (low, high) = (UInt32(0), UInt32(0))
        for sample in 0..<32 {
          let sign = unsafe (value &+ offsets[sample]) &>> 31
          low |= unsafe UInt32(bitPattern: sign) & bits[sample]
        }
        for sample in 32..<64 {
          let sign = unsafe (value &+ offsets[sample]) &>> 31
          high |= unsafe UInt32(bitPattern: sign) & bits[sample]
        }
        return ~(UInt64(high) << 32 | UInt64(low))
      }
    }
  }

  /// The samples at which value + a x + b y, in pixels from the middle, is not negative.
  @inline(__always)
  func mask(value: Float, a: Float, b: Float) -> UInt64 {
    unsafe floatX.withElements(from: 0, count: 64) { x in
      unsafe floatY.withElements(from: 0, count: 64) { y in
        unsafe bits.withElements(from: 0, count: 64) { bits in
          var (low, high) = (UInt32(0), UInt32(0))
          for sample in 0..<32 {
            let difference = unsafe value + a * x[sample] + b * y[sample]
            let sign = Int32(bitPattern: difference.bitPattern) &>> 31
            low |= unsafe UInt32(bitPattern: sign) & bits[sample]
          }
          for sample in 32..<64 {
            let difference = unsafe value + a * x[sample] + b * y[sample]
            let sign = Int32(bitPattern: difference.bitPattern) &>> 31
            high |= unsafe UInt32(bitPattern: sign) & bits[sample]
          }
          return ~(UInt64(high) << 32 | UInt64(low))
        }
      }
    }
  }
}
