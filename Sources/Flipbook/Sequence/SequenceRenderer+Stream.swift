import Drawing
import Synchronization

extension SequenceRenderer {
  /// Draws the frames of `plan` as PNG files one after the other, in order, to `write`.
  ///
  /// Threads draw a batch of frames, then `write` is called for each from this thread. A frame that
  /// looks like the one before it is drawn once. This is what a video encoder reads as a pipe of
  /// images.
  public func render(
    _ film: some Film, plan: FramePlan, reporter: Reporter = Reporter(),
    write: (_ png: [UInt8]) throws(OutputError) -> Void
  ) throws(RenderError) -> RenderSummary {
    let state = RenderState(frames: plan.frames)
    var last: StreamedPicture?
    while true {
      if reporter.isCancelled() { state.interrupt() }
      let batch = (0..<2 * jobs).compactMap { _ in state.nextFrame() }
      if batch.isEmpty { return try state.conclude() }
      for picture in draw(batch, of: film, plan, after: last, state, reporter) {
        guard let picture else { break }
        let bytes = picture.bytes ?? last?.bytes ?? []
        do {
          try write(bytes)
        } catch {
          throw .output(error)
        }
        reporter.progress(state.deliver(as: picture.bytes == nil ? \.repeated : \.drawn))
        last = StreamedPicture(fingerprint: picture.fingerprint, bytes: bytes)
      }
    }
  }

  /// The pictures of a batch of frames, nil from where one failed or the render was stopped.
  private func draw<F: Film>(
    _ batch: [Int], of film: F, _ plan: FramePlan, after last: StreamedPicture?,
    _ state: RenderState, _ reporter: Reporter
  ) -> [StreamedPicture?] {
    let pictures = Mutex<[StreamedPicture?]>(Array(repeating: nil, count: batch.count))
    let workers = min(jobs, batch.count)
    func forEachFrame(_ body: @escaping @Sendable (Int) throws(RenderError) -> StreamedPicture?) {
      WorkerThreads.run(workers) { worker in
        for index in stride(from: worker, to: batch.count, by: workers) {
          if reporter.isCancelled() { return state.interrupt() }
          do throws(RenderError) {
            let picture = try body(index)
            pictures.withLock { $0[index] = picture }
          } catch {
            state.fail(error)
          }
        }
      }
    }
    let frames = batch.map { Frame(number: $0, film: film, plan: plan, renderer: renderer) }
    let lists = Mutex<[Int: DisplayList]>([:])
    forEachFrame { (index) throws(RenderError) in
      let list = try frames[index].displayList()
      lists.withLock { $0[index] = list }
      return StreamedPicture(fingerprint: list.fingerprint, bytes: nil)
    }
    let planned = pictures.withLock { $0 }
    forEachFrame { (index) throws(RenderError) in
      let before = index > 0 ? planned[index - 1] : last
      guard let picture = planned[index], picture.fingerprint != before?.fingerprint,
        let list = lists.withLock({ $0[index] })
      else { return planned[index] }
      let clock = ContinuousClock()
      let start = clock.now
      let bitmap = try frames[index].bitmap(of: list)
      let drawn = clock.now
      let bytes = try frames[index].png(of: bitmap)
      state.spend(drawing: start.duration(to: drawn), encoding: drawn.duration(to: clock.now))
      return StreamedPicture(fingerprint: picture.fingerprint, bytes: bytes)
    }
    return pictures.withLock { $0 }
  }
}

/// A frame of a stream: its file, or nothing where it looks like the frame before.
private struct StreamedPicture: Sendable {
  let fingerprint: Fingerprint
  let bytes: [UInt8]?
}
