import Drawing
import Synchronization

/// What the threads of one render share.
final class RenderState: Sendable {
  /// What a thread is to do for a frame.
  enum Task {
    /// Draw it.
    case draw
    /// Nothing: the thread that is drawing the same picture will write this frame too.
    case leave
    /// Write the bytes of this finished frame, which is the same picture.
    case repeated(of: Int)
  }

  private enum Picture {
    case drawing(waiting: [Int])
    case finished(Int)
  }

  private struct Contents {
    var pending: ArraySlice<Int>
    var pictures: [Fingerprint: Picture] = [:]
    var finished: [Int: Manifest.Frame] = [:]
    var failure: RenderError?
    var isInterrupted = false
    var summary: RenderSummary
    var lastSave = ContinuousClock.now
  }

  private let contents: Mutex<Contents>

  init(frames: [Int]) {
    let summary = RenderSummary(
      progress: Progress(total: frames.count), drawingTime: 0, encodingTime: 0,
      wasInterrupted: false)
    contents = Mutex(Contents(pending: frames[...], summary: summary))
  }

  /// The next frame to look at; nil where there is none, or the render has failed.
  func nextFrame() -> Int? {
    contents.withLock { $0.failure == nil ? $0.pending.popFirst() : nil }
  }

  /// Leaves the frames that nobody has begun.
  func interrupt() {
    contents.withLock {
      $0.isInterrupted = true
      $0.pending = []
    }
  }

  /// Whether `bytes` are what was written for the finished frame `number`.
  func isFile(_ bytes: [UInt8], ofFrame number: Int) -> Bool {
    contents.withLock { $0.finished[number]?.file } == Fingerprint(of: bytes).description
  }

  /// Stops the render.
  ///
  /// Of several frames that can't be drawn the first in the film counts: every one before it has been
  /// begun, so it is the same one with any number of threads. Failures of another kind count as they come.
  func fail(_ error: RenderError) {
    contents.withLock { contents in
      if case .frame(let number, _) = error, case .frame(let other, _)? = contents.failure,
        number < other
      {
        contents.failure = error
      }
      contents.failure = contents.failure ?? error
    }
  }

  /// What to do for `frame`, which shows the picture of `fingerprint`.
  func claim(_ fingerprint: Fingerprint, for frame: Int) -> Task {
    contents.withLock { contents in
      switch contents.pictures[fingerprint] {
      case nil:
        contents.pictures[fingerprint] = .drawing(waiting: [])
        return .draw
      case .drawing(let waiting):
        contents.pictures[fingerprint] = .drawing(waiting: waiting + [frame])
        return .leave
      case .finished(let other): return .repeated(of: other)
      }
    }
  }

  /// The frames that have come to wait for the picture of `fingerprint`; where there are none, the
  /// picture counts as finished in `frame`.
  func takeWaiting(_ fingerprint: Fingerprint, drawnAs frame: Int) -> [Int] {
    contents.withLock { contents in
      guard case .drawing(let waiting) = contents.pictures[fingerprint], !waiting.isEmpty else {
        contents.pictures[fingerprint] = .finished(frame)
        return []
      }
      contents.pictures[fingerprint] = .drawing(waiting: [])
      return waiting
    }
  }

  /// Notes that a frame is finished, and how, and returns how far the render has come.
  func finish(_ frame: Manifest.Frame, as way: WritableKeyPath<Progress, Int>) -> Progress {
    contents.withLock {
      $0.finished[frame.number] = frame
      $0.summary.progress[keyPath: way] += 1
      return $0.summary.progress
    }
  }

  /// Notes that one more frame was handed on, and how it came about.
  func deliver(as way: WritableKeyPath<Progress, Int>) -> Progress {
    contents.withLock {
      $0.summary.progress[keyPath: way] += 1
      return $0.summary.progress
    }
  }

  /// Adds to the time that threads have spent.
  func spend(drawing: Duration, encoding: Duration) {
    contents.withLock {
      $0.summary.drawingTime += drawing / .seconds(1)
      $0.summary.encodingTime += encoding / .seconds(1)
    }
  }

  /// The frames that are finished, at most twice a second; nil in between.
  func finishedFramesIfDue() -> [Int: Manifest.Frame]? {
    contents.withLock { contents in
      guard contents.lastSave.duration(to: .now) >= .milliseconds(500) else { return nil }
      contents.lastSave = .now
      return contents.finished
    }
  }

  /// The frames that are finished.
  var finishedFrames: [Int: Manifest.Frame] { contents.withLock { $0.finished } }

  /// What was done; throws what stopped the render.
  func conclude() throws(RenderError) -> RenderSummary {
    let (failure, isInterrupted) = contents.withLock { ($0.failure, $0.isInterrupted) }
    if let failure { throw failure }
    var summary = contents.withLock { $0.summary }
    // A signal that came after the last frame interrupted nothing.
    summary.wasInterrupted = isInterrupted && summary.progress.finished < summary.progress.total
    return summary
  }
}
