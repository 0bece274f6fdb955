/// What a look at a folder of frames has found.
public struct FolderVerification: Hashable, Sendable {
  /// The frames that are not whole, or not what the film shows now, in order.
  public let problems: [FrameProblem]
  /// What the folder says it holds besides, or instead: each manifest of another render with what
  /// that was, in words.
  public let otherRenders: [String]
  /// Whether the folder holds the render that was looked for, or at least no other: where it holds
  /// only others, no frame was looked at.
  public let wasCompared: Bool

  /// Whether every frame is there and as it should be, and nothing else.
  public var isPassed: Bool { problems.isEmpty && otherRenders.isEmpty && wasCompared }
}
