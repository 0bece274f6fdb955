import Synchronization

/// What a rasteriser adds edges up in: all 0 between two paths.
struct CoverageBuffers {
  var cells: [Int64] = []
  var touched: [UInt64] = []
  var mask: [UInt8] = []

  /// Buffers that no rasteriser works in just now.
  ///
  /// Every frame, band and layer needs some megabytes of them; getting those from the system and clearing
  /// them costs as much as a simple picture. What they hold, nothing, is the same whoever had them before.
  private static let idle = Mutex<[CoverageBuffers]>([])
  /// The most that are kept: 4 MB each.
  private static let mostIdle = 8

  /// Idle buffers, or new ones.
  static func take() -> CoverageBuffers {
    idle.withLock { $0.popLast() } ?? CoverageBuffers()
  }

  /// Keeps buffers for whoever needs some next.
  static func giveBack(_ buffers: CoverageBuffers) {
    idle.withLock { idle in
      if idle.count < mostIdle { idle.append(buffers) }
    }
  }
}
