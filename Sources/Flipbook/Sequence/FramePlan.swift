public import Motion

/// Which frames of a film are drawn: a range, or one machine's share of it.
public struct FramePlan: Hashable, Sendable {
  /// One machine's share of the frames.
  public struct Shard: Hashable, Sendable {
    /// Which share this is, 1...`count`.
    public let number: Int
    /// How many shares there are.
    public let count: Int

    /// Share `number` of `count`, or nil where that is none of 1...`count`.
    public init?(number: Int, count: Int) {
      guard count >= 1, number >= 1, number <= count else { return nil }
      self.number = number
      self.count = count
    }
  }

  /// Frames a second.
  public let rate: FrameRate
  /// The number of frames of the whole film at that rate.
  public let frameCount: Int
  /// The numbers of the frames to draw, ascending.
  public let frames: [Int]
  /// The share that this is, where the work is shared.
  public let shard: Shard?

  /// A plan for `range` of the frames of `film` at `rate`, or all of them.
  ///
  /// Shares are interleaved, so that costs even out over a film: of N shares, share K takes every
  /// N-th frame of the range, from its K-th on.
  public init(
    _ film: some Film, rate: FrameRate, range: Range<Int>? = nil, shard: Shard? = nil
  ) {
    self.rate = rate
    self.shard = shard
    frameCount = film.frameCount(at: rate)
    let range = (range ?? 0..<frameCount).clamped(to: 0..<frameCount)
    guard let shard else {
      frames = Array(range)
      return
    }
    let first = range.lowerBound + shard.number - 1
    frames = Array(stride(from: first, to: range.upperBound, by: shard.count))
  }

  /// The moment that frame `number` shows, in seconds.
  public func time(of number: Int) -> Seconds { rate.time(ofFrame: number) }

  /// The file name of frame `number`: names sort as the numbers do.
  func fileName(of number: Int) -> String {
    let digits = String(number)
    let width = max(String(frameCount - 1).count, 5)
    return "frame-" + String(repeating: "0", count: max(width - digits.count, 0)) + digits + ".png"
  }
}
