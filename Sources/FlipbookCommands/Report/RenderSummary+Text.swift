import Flipbook

extension RenderSummary {
  /// What was done in `seconds`, in one line.
  func text(seconds: Double, peakMemory: Int) -> String {
    let made = progress.drawn + progress.repeated
    let rate = Double(made) / max(seconds, 1e-3)
    let speed = made > 0 ? "\(decimal(rate, places: rate < 10 ? 1 : 0)) frames/s, " : ""
    var counts = "drawn \(progress.drawn), repeated \(progress.repeated), kept \(progress.kept)"
    let time = drawingTime + encodingTime
    if time > 0 {
      let drawing = Int((100 * drawingTime / time).rounded())
      counts += "; drawing \(drawing) %, encoding \(100 - drawing) % of the threads' time"
    }
    return "\(counted(progress.finished, "frame")) in "
      + "\(decimal(seconds, places: seconds < 1 ? 2 : 1)) s, "
      + speed + "peak memory \(decimal(Double(peakMemory) / 1e6, places: 0)) MB (\(counts))"
  }
}
