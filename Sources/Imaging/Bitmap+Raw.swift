extension Bitmap {
  /// The pixels as bytes, R G B A, not premultiplied, row by row from the top.
  package var straightBytes: [UInt8] {
    let unpremultiplier = Unpremultiplier()
    var row = [UInt32](repeating: 0, count: width)
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    var output = bytes.mutableSpan
    for y in 0..<height {
      withRow(y) { pixels in
        var words = row.mutableSpan
        unpremultiplier.convert(pixels, into: &words)
      }
      let start = 4 * width * y
      for x in 0..<width {
        let pixel = row[x]
        output[start + 4 * x] = UInt8(truncatingIfNeeded: pixel)
        output[start + 4 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        output[start + 4 * x + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        output[start + 4 * x + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
    }
    return bytes
  }
}
