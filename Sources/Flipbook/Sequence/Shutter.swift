import Motion

/// How long each frame is exposed: what moves meanwhile is blurred, as a camera does it.
///
/// A frame is then the mean, in light, of several moments evenly spread over the exposure, whose middle is
/// the frame's own time.
public struct Shutter: Hashable, Sendable {
  /// The exposure in degrees, of which 360 are the whole time from frame to frame; 180 is film's custom.
  public let angle: Double
  /// How many moments are averaged.
  public let samples: Int

  /// The most moments that are averaged.
  package static let mostSamples = 1024

  /// A shutter; nil where the angle is not above 0 and up to 360, or the samples are not 1...1024.
  public init?(angle: Double, samples: Int) {
    guard angle > 0, angle <= 360, (1...Self.mostSamples).contains(samples) else { return nil }
    (self.angle, self.samples) = (angle, samples)
  }

  /// The moments that a frame at `time` shows; those outside the film are its first or last.
  func times(around time: Seconds, of film: some Film, at rate: FrameRate) -> [Seconds] {
    let exposure = angle / 360 * rate.time(ofFrame: 1)
    return (0..<samples).map { sample in
      let offset = (Double(sample) + 0.5) / Double(samples) - 0.5
      return min(max(time + exposure * offset, 0), film.duration)
    }
  }
}

extension Shutter: CustomStringConvertible {
  /// The angle and the samples: "180° of 16 samples".
  public var description: String {
    let angle = angle == angle.rounded() ? "\(Int(angle))" : "\(angle)"
    return "\(angle)° of \(samples) samples"
  }
}
