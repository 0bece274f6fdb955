/// How far a render has come.
public struct Progress: Hashable, Sendable {
  /// Frames that were drawn and encoded.
  public var drawn = 0
  /// Frames that are the same picture as one drawn in this render, and took its file's bytes.
  public var repeated = 0
  /// Frames that an earlier render had left finished.
  public var kept = 0
  /// Frames in all.
  public var total: Int

  /// Frames that are finished.
  public var finished: Int { drawn + repeated + kept }
}

/// What a render did.
public struct RenderSummary: Hashable, Sendable {
  /// The frames, by what was done for them.
  public var progress: Progress
  /// The thread time spent on display lists and drawing, in seconds over all threads.
  public var drawingTime: Double
  /// The thread time spent on encoding, in seconds over all threads.
  public var encodingTime: Double
  /// Whether the render was stopped before its end.
  public var wasInterrupted: Bool
}
