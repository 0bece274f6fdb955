extension Bitmap {
  /// Lends all pixels for writing through a pointer, row by row from the top.
  ///
  /// For the renderer's innermost loops, which address a row by pointer where a benchmark showed that
  /// the checks of a span cost. The buffer has exactly `width * height` initialised elements, is
  /// not shared with any copy of the bitmap, and must not be kept or rebound.
  @inlinable
  package mutating func withUnsafeMutablePixels<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    // Sound as far as this function goes: the array lends its own, uniquely referenced storage for
    // the length of the call. What `body` does with the pointer, `body` answers for.
    try unsafe storage.withUnsafeMutableBufferPointer { (pixels) throws(E) -> R in
      try unsafe body(pixels)
    }
  }
}
