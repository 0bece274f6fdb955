/// Four pixels at once.
typealias PixelVector = SIMD4<UInt32>

extension PixelVector {
  /// The four pixels at an address, which need not be a multiple of anything.
  @unsafe @inline(__always)
  init(loading pixels: UnsafePointer<UInt32>) {
    unsafe self = UnsafeRawPointer(pixels).loadUnaligned(as: PixelVector.self)
  }

  /// Writes the four pixels to an address.
  @unsafe @inline(__always)
  func store(to pixels: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(pixels).storeBytes(of: self, as: PixelVector.self)
  }

  /// Each byte less that of `other`, modulo 256.
  @inline(__always)
  func subtractingBytes(_ other: PixelVector) -> PixelVector {
    // Sound: both types are sixteen bytes that may have any value.
    let (a, b) = unsafe (
      unsafeBitCast(self, to: SIMD16<UInt8>.self), unsafeBitCast(other, to: SIMD16<UInt8>.self)
    )
    return unsafe unsafeBitCast(a &- b, to: PixelVector.self)
  }
}
