package import Drawing
package import Imaging

/// Where the frames of a render go: a folder, a stream, an animation, a video encoder.
///
/// Frames come one after the other in the order of the film, one at a time, from whichever thread has
/// time; what is costly is done before, by the ``encoder`` on the threads that draw.
package protocol SequenceWriter: Sendable {
  /// What drawing threads do for the writer.
  associatedtype Encoder: FrameEncoder

  /// What drawing threads do for the writer.
  var encoder: Encoder { get }
  /// Which earlier frames need not be handed over again when a frame looks like one of them.
  var memory: FrameMemory { get }

  /// Writes the next frame.
  mutating func append(
    _ content: FrameContent<Encoder.Picture>, of frame: FrameIdentity
  ) throws(OutputError)
  /// Ends, all frames being written.
  mutating func finish() throws(OutputError)
  /// Ends before all frames are written, and leaves nothing that looks whole and is not.
  mutating func stop() throws(OutputError)
}

/// What threads do for a writer, each with its own frame.
package protocol FrameEncoder: Sendable {
  /// What is handed to the writer.
  associatedtype Picture: Sendable

  /// What an earlier render has left of a frame, if that is whole and as it should be; else nil.
  func kept(_ frame: FrameIdentity) -> Picture?
  /// What is to be written for a frame that shows `bitmap`.
  func encode(_ bitmap: Bitmap, of frame: FrameIdentity) throws(PNGError) -> Picture
}

extension FrameEncoder {
  /// Nothing is kept.
  package func kept(_ frame: FrameIdentity) -> Picture? { nil }
}

/// Which of the frames that it has written a writer can write again by itself.
package enum FrameMemory: Hashable, Sendable {
  /// The one before.
  case previous
  /// All of them.
  case all
}

/// A frame as a writer is told of it.
package struct FrameIdentity: Hashable, Sendable {
  /// The frame's number in the film.
  package let number: Int
  /// What stands for what it shows.
  package let fingerprint: Fingerprint
}

/// What a frame is made of.
package enum FrameContent<Picture: Sendable>: Sendable {
  /// What the encoder has made for it.
  case picture(Picture)
  /// The same as the frame of this number, which was written before.
  case repeated(of: Int)
}
