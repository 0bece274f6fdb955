package import Imaging

/// Writes frames one after the other as bytes, after a beginning: PNGs for an encoder, Y4M, raw pixels.
package struct StreamWriter: SequenceWriter {
  package let encoder: StreamEncoder
  package let memory = FrameMemory.previous
  private let sink: any ByteSink
  private var beginning: [UInt8]
  private var last: [UInt8] = []

  /// Writes what `encoder` makes of frames to `sink`, after `beginning`.
  package init(to sink: any ByteSink, beginning: [UInt8] = [], _ encoder: StreamEncoder) {
    (self.sink, self.beginning, self.encoder) = (sink, beginning, encoder)
  }

  package mutating func append(
    _ content: FrameContent<[UInt8]>, of frame: FrameIdentity
  ) throws(OutputError) {
    if !beginning.isEmpty { try sink.write(beginning) }
    beginning = []
    // Of the frames before only the last is asked for.
    if case .picture(let bytes) = content { last = bytes }
    try sink.write(last)
  }

  package mutating func finish() throws(OutputError) { try sink.finish() }

  package mutating func stop() { sink.abandon() }
}

/// Makes frames into bytes, by a function.
package struct StreamEncoder: FrameEncoder {
  private let bytes: @Sendable (Bitmap) throws(PNGError) -> [UInt8]

  /// Calls `bytes` for each frame.
  package init(_ bytes: @escaping @Sendable (Bitmap) throws(PNGError) -> [UInt8]) {
    self.bytes = bytes
  }

  package func encode(_ bitmap: Bitmap, of frame: FrameIdentity) throws(PNGError) -> [UInt8] {
    try bytes(bitmap)
  }
}
