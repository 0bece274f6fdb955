import Dispatch
import Synchronization

extension SequenceRenderer {
  /// Draws the frames of `plan` as PNG files one after the other, in order, to `write`.
  ///
  /// Threads draw a few frames ahead; `write` is called from this thread alone. This is what a video
  /// encoder reads as a pipe of images.
  public func render(
    _ film: some Film, plan: FramePlan, reporter: Reporter = Reporter(),
    write: (_ png: [UInt8]) throws(OutputError) -> Void
  ) throws(RenderError) -> RenderSummary {
    let clock = ContinuousClock()
    let state = RenderState(frames: plan.frames)
    while !reporter.isCancelled() {
      let batch = (0..<2 * jobs).compactMap { _ in state.nextFrame() }
      if batch.isEmpty { return try state.conclude() }
      let pictures = Mutex<[Int: [UInt8]]>([:])
      DispatchQueue.concurrentPerform(iterations: min(jobs, batch.count)) { worker in
        for index in stride(from: worker, to: batch.count, by: jobs) {
          let frame = Frame(number: batch[index], film: film, plan: plan, renderer: renderer)
          do throws(RenderError) {
            let start = clock.now
            let bitmap = try frame.bitmap(of: frame.displayList())
            let drawn = clock.now
            let bytes = try frame.png(of: bitmap)
            state.spend(drawing: start.duration(to: drawn), encoding: drawn.duration(to: clock.now))
            pictures.withLock { $0[frame.number] = bytes }
          } catch {
            state.fail(error)
          }
        }
      }
      for number in batch {
        guard let bytes = pictures.withLock({ $0[number] }) else { break }
        do {
          try write(bytes)
        } catch {
          throw .output(error)
        }
        reporter.progress(state.deliver())
      }
    }
    state.interrupt()
    return try state.conclude()
  }
}
