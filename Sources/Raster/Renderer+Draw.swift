import Dispatch
public import Drawing
public import Imaging
import Synchronization

extension Renderer {
  /// Draws `list` over what is on `bitmap`, whose size must be that of the list at this scale.
  ///
  /// Threads take bands of rows; their number does not change a pixel.
  public func draw(
    _ list: DisplayList, on bitmap: inout Bitmap, threads: Int = 1
  ) throws(RasterError) {
    let (width, height) = try pixelSize(of: list)
    precondition(
      width == bitmap.width && height == bitmap.height,
      "the list has \(width) x \(height) pixels, the bitmap \(bitmap.width) x \(bitmap.height)")
    try Replay(width: width, height: height, scale: scale).requireFinite(list.items)
    if threads > 1, !list.items.readBackdrop {
      try draw(list, on: &bitmap, bands: min(threads, height))
    } else {
      var surface = Surface(taking: &bitmap)
      defer { bitmap = surface.bitmap }
      try Replay(width: width, height: height, scale: scale).draw(list.items, on: &surface)
    }
  }

  private func draw(
    _ list: DisplayList, on bitmap: inout Bitmap, bands: Int
  ) throws(RasterError) {
    let before = bitmap
    let done = Mutex<[Result<Surface, RasterError>]>([])
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      let rows = before.height * band / bands..<before.height * (band + 1) / bands
      let result = Result { () throws(RasterError) in
        var surface = Surface(copying: before, rows: rows)
        try Replay(width: before.width, height: before.height, scale: scale)
          .draw(list.items, on: &surface)
        return surface
      }
      done.withLock { $0.append(result) }
    }
    for result in done.withLock({ $0 }) { try result.get().write(to: &bitmap) }
  }
}
