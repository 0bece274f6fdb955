import Flipbook

/// A workload, ready to run: everything that is not to be timed is done.
struct BenchWorkload {
  /// Puts the canvas back to its start; not timed.
  let reset: () -> Void
  /// Does the work once, and returns the bytes that it made where it makes a file.
  let run: () throws(BenchError) -> Int?
  /// The picture after a run, where there is one.
  let picture: () -> Bitmap?
}

/// A bitmap that closures share.
final class BenchCanvas {
  var bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  func clear(_ pixel: RGBA8) {
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = pixel.packed }
    }
  }
}
