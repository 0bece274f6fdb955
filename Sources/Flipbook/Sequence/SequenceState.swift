import Drawing
import Foundation
import Synchronization

/// What the threads of one render share: who draws which frame, and what is written next.
///
/// Places are positions in the plan. They are taken in order, and frames are written in order; so that
/// memory stays flat, a place is taken only when it is less than a window away from the one that is
/// written next.
final class SequenceState<Picture: Sendable>: Sendable {
  /// What is to be done for a frame whose fingerprint is known.
  enum Claim {
    /// Draw it.
    case draw
    /// Nothing: it looks like the frame of this number.
    case repeated(of: Int)
    /// Nothing: the render ends before it.
    case stop
  }

  /// A frame that is ready to be written.
  struct Delivery: Sendable {
    let frame: FrameIdentity
    let content: FrameContent<Picture>
    /// What the frame counts as.
    let way: @Sendable (inout Progress) -> Void
  }

  private struct Contents {
    /// The first place that nobody has taken.
    var next = 0
    /// How many places, from the first on, have said what they show.
    var claimed = 0
    /// With ``FrameMemory/all``: the number of the first frame that showed a picture.
    var shown: [Fingerprint: Int] = [:]
    /// With ``FrameMemory/previous``: the frame that was claimed last.
    var last: (number: Int, fingerprint: Fingerprint)?
    var deliveries: [Int: Delivery] = [:]
    /// How many places, from the first on, are written.
    var written = 0
    var isWriting = false
    /// The first place that can't be drawn; what is before it is still written.
    var failedPlace = Int.max
    var failure: RenderError?
    var isInterrupted = false
    var summary: RenderSummary
  }

  private let frames: [Int]
  private let memory: FrameMemory
  private let window: Int
  private let contents: Mutex<Contents>
  /// Told when something has changed that somebody may wait for.
  private let change = NSCondition()

  init(frames: [Int], memory: FrameMemory, window: Int) {
    (self.frames, self.memory, self.window) = (frames, memory, window)
    let summary = RenderSummary(
      progress: Progress(total: frames.count), drawingTime: 0, encodingTime: 0,
      wasInterrupted: false)
    contents = Mutex(Contents(summary: summary))
  }

  // MARK: Drawing

  /// Takes the next place, and waits for the window; nil where there is none, or the render ends.
  func takePlace() -> Int? {
    wait { contents -> Int?? in
      guard contents.failure == nil, !contents.isInterrupted, contents.next < self.frames.count
      else { return .some(nil) }
      guard contents.next < contents.written + self.window else { return nil }
      contents.next += 1
      return contents.next - 1
    }
  }

  /// Says what the frame at `place` shows, once all before it have said so.
  func claim(_ place: Int, _ fingerprint: Fingerprint) -> Claim {
    wait { contents in
      if contents.failedPlace < place { return .stop }
      guard contents.claimed == place else { return nil }
      contents.claimed += 1
      let number = self.frames[place]
      let earlier: Int?
      switch self.memory {
      case .previous:
        earlier = contents.last.flatMap { $0.fingerprint == fingerprint ? $0.number : nil }
        contents.last = (number, fingerprint)
      case .all:
        earlier = contents.shown[fingerprint]
        if earlier == nil { contents.shown[fingerprint] = number }
      }
      return earlier.map { .repeated(of: $0) } ?? .draw
    }
  }

  /// Hands over what is to be written at `place`.
  func deliver(_ delivery: Delivery, at place: Int) {
    update { $0.deliveries[place] = delivery }
  }

  /// Ends the render before `place`, whose frame can't be drawn.
  func fail(at place: Int, _ error: RenderError) {
    update {
      guard place < $0.failedPlace else { return }
      ($0.failedPlace, $0.failure) = (place, error)
    }
  }

  /// Leaves the frames that nobody has begun.
  func interrupt() {
    update { $0.isInterrupted = true }
  }

  /// Adds to the time that threads have spent.
  func spend(drawing: Duration, encoding: Duration) {
    contents.withLock {
      $0.summary.drawingTime += drawing / .seconds(1)
      $0.summary.encodingTime += encoding / .seconds(1)
    }
  }

  // MARK: Writing

  /// What is to be written next, if it is there and nobody is writing; the caller then writes it, and
  /// calls ``endWriting(_:)`` or ``failWriting(_:)``.
  func beginWriting() -> Delivery? {
    contents.withLock { contents in
      guard !contents.isWriting, contents.written < contents.failedPlace,
        let delivery = contents.deliveries.removeValue(forKey: contents.written)
      else { return nil }
      contents.isWriting = true
      return delivery
    }
  }

  /// Notes that what was begun is written, and returns how far the render has come.
  func endWriting(_ delivery: Delivery) -> Progress {
    update { contents in
      contents.isWriting = false
      contents.written += 1
      delivery.way(&contents.summary.progress)
      return contents.summary.progress
    }
  }

  /// Ends the render: nothing more can be written.
  func failWriting(_ error: OutputError) {
    update { contents in
      contents.isWriting = false
      (contents.failedPlace, contents.failure) = (contents.written, .output(error))
    }
  }

  /// What was done; throws what stopped the render.
  func conclude() throws(RenderError) -> RenderSummary {
    let (failure, isInterrupted) = contents.withLock { ($0.failure, $0.isInterrupted) }
    if let failure { throw failure }
    var summary = contents.withLock { $0.summary }
    // A signal that came after the last frame interrupted nothing.
    summary.wasInterrupted = isInterrupted && summary.progress.finished < summary.progress.total
    return summary
  }

  // MARK: Waiting

  private func update<Value>(_ body: (inout Contents) -> Value) -> Value {
    change.lock()
    defer {
      change.broadcast()
      change.unlock()
    }
    return contents.withLock { body(&$0) }
  }

  /// Waits until `body` has a result.
  private func wait<Value>(until body: (inout Contents) -> Value?) -> Value {
    change.lock()
    defer {
      change.broadcast()
      change.unlock()
    }
    while true {
      if let value = contents.withLock({ body(&$0) }) { return value }
      change.wait()
    }
  }
}
