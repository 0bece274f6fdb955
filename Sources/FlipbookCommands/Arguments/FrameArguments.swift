import Flipbook

extension Film {
  /// The frames that `--from` and `--to`, or `--frames`, choose; nil where none is given.
  func frames(
    _ arguments: Arguments, from: Option, to: Option, frames: Option, rate: FrameRate
  ) throws(CommandError) -> Range<Int>? {
    if let text = arguments[frames] {
      guard !arguments.has(from), !arguments.has(to) else {
        throw .usage("--frames and --from or --to exclude each other: both say which frames")
      }
      return try numberedFrames(text, rate: rate)
    }
    guard arguments.has(from) || arguments.has(to) else { return nil }
    let start = try seconds(arguments, from) ?? 0
    let end = try seconds(arguments, to) ?? duration
    guard start < end || duration == 0 else {
      throw .usage("--from \(shown(start)) --to \(shown(end)) holds no time: the end is left out")
    }
    let range = duration == 0 ? 0..<1 : rate.frames(from: start, to: end)
    guard !range.isEmpty else {
      throw .usage(
        "no frame begins from \(shown(start)) s to before \(shown(end)) s at \(rate) frames a second"
      )
    }
    return range
  }

  /// The time in the film that `option` gives; nil where it was not given.
  func seconds(_ arguments: Arguments, _ option: Option) throws(CommandError) -> Seconds? {
    guard let time = try arguments.number(option), let text = arguments[option] else { return nil }
    return try inside(time, text, for: option)
  }

  /// The frames of "30-40", both ends included, or of "37".
  private func numberedFrames(_ text: String, rate: FrameRate) throws(CommandError) -> Range<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = Int(digits: ends[0]),
      let last = Int(digits: ends[ends.count - 1])
    else {
      throw .usage("--frames takes two frame numbers, such as 30-40, or one, not '\(text)'")
    }
    let count = frameCount(at: rate)
    guard first <= last else {
      throw .usage("--frames \(text) runs backwards: the first frame comes first")
    }
    guard last < count else {
      throw .usage(
        "--frames \(text) goes beyond \(name), which has frames 0 to \(count - 1) at \(rate) frames "
          + "a second")
    }
    return first..<last + 1
  }
}
