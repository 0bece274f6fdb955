package import Imaging
package import Motion

/// Writes frames as an animated PNG.
package struct AnimationWriter: SequenceWriter {
  package let encoder = BitmapEncoder()
  package let memory = FrameMemory.previous
  private let sink: any ByteSink
  private let frameCount: Int
  private let delay: APNGEncoder.Delay
  private let hasAlpha: Bool
  private let pixelsPerInch: Double
  private var animation: APNGEncoder?

  /// An animation of `frameCount` frames at `rate`, with an alpha channel where frames may be clear.
  package init(
    to sink: any ByteSink, frameCount: Int, rate: FrameRate, hasAlpha: Bool, pixelsPerInch: Double
  ) {
    (self.sink, self.frameCount, self.hasAlpha) = (sink, frameCount, hasAlpha)
    self.pixelsPerInch = pixelsPerInch
    delay = APNGEncoder.Delay(numerator: rate.denominator, denominator: rate.numerator)
  }

  package mutating func append(
    _ content: FrameContent<Bitmap>, of frame: FrameIdentity
  ) throws(OutputError) {
    guard case .picture(let bitmap) = content else {
      animation?.appendRepeat()
      return try sink.write(animation?.takeBytes() ?? [])
    }
    var animation =
      animation
      ?? APNGEncoder(
        width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha, frameCount: frameCount,
        delay: delay, pixelsPerInch: pixelsPerInch)
    animation.append(bitmap)
    try sink.write(animation.takeBytes())
    self.animation = animation
  }

  package mutating func finish() throws(OutputError) {
    try sink.write(animation?.finish() ?? [])
    try sink.finish()
  }

  package mutating func stop() { sink.abandon() }
}

/// Hands frames on as they are.
package struct BitmapEncoder: FrameEncoder {
  package func encode(_ bitmap: Bitmap, of frame: FrameIdentity) -> Bitmap { bitmap }
}
