import Synchronization

/// One render on its way to a writer, as its threads see it.
struct SequenceRun<F: Film, Encoder: FrameEncoder>: Sendable {
  let film: F
  let plan: FramePlan
  let settings: FrameSettings
  let encoder: Encoder
  let reporter: SequenceRenderer.Reporter
  let state: SequenceState<Encoder.Picture>

  /// Takes frames and makes them until none is left, and writes with `write` what is next.
  func work(
    _ write: (SequenceState<Encoder.Picture>.Delivery) throws(OutputError) -> Void
  ) {
    while true {
      if reporter.isCancelled() { state.interrupt() }
      guard let place = state.takePlace() else { break }
      do {
        if let delivery = try make(place) { state.deliver(delivery, at: place) }
      } catch {
        state.fail(at: place, error)
      }
      writeDeliveries(write)
    }
    writeDeliveries(write)
  }

  private func writeDeliveries(
    _ write: (SequenceState<Encoder.Picture>.Delivery) throws(OutputError) -> Void
  ) {
    while let delivery = state.beginWriting() {
      do {
        try write(delivery)
        reporter.progress(state.endWriting(delivery))
      } catch {
        state.failWriting(error)
      }
    }
  }

  /// The frame at `place`; nil where the render ends before it.
  private func make(
    _ place: Int
  ) throws(RenderError) -> SequenceState<Encoder.Picture>.Delivery? {
    let clock = ContinuousClock()
    let start = clock.now
    let frame = Frame(number: plan.frames[place], film: film, plan: plan, settings: settings)
    let exposure = try frame.exposure()
    let identity = FrameIdentity(number: frame.number, fingerprint: exposure.fingerprint)
    let kept = encoder.kept(identity)
    let claim = state.claim(place, identity.fingerprint)
    if let kept {
      return .init(frame: identity, content: .picture(kept), way: { $0.kept += 1 })
    }
    switch claim {
    case .stop: return nil
    case .repeated(let other):
      return .init(frame: identity, content: .repeated(of: other), way: { $0.repeated += 1 })
    case .draw: break
    }
    let bitmap = try frame.bitmap(of: exposure)
    let drawn = clock.now
    let picture = try frame.encoded(bitmap, identity, by: encoder)
    state.spend(drawing: start.duration(to: drawn), encoding: drawn.duration(to: clock.now))
    return .init(frame: identity, content: .picture(picture), way: { $0.drawn += 1 })
  }
}
