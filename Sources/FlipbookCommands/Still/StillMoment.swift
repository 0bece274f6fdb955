import Flipbook

/// A moment that was asked for, with what files are called by it.
struct StillMoment: Sendable {
  let time: Seconds
  /// "hold", "1.4s", or empty for the one moment of a film that has no name for it.
  let fileName: String

  /// The moments that `texts` give by name or in seconds.
  static func all(
    _ texts: [String], of film: any Film, option: Option
  ) throws(CommandError) -> [StillMoment] {
    if texts.isEmpty {
      guard film.duration == 0 else {
        throw .usage("still needs --at, a moment of \(film.name): \(film.momentList)")
      }
      let named = film.moments.first { $0.time == 0 }
      return [StillMoment(time: 0, fileName: named?.name ?? "")]
    }
    var moments: [StillMoment] = []
    for text in texts {
      let time = try film.time(text, for: option)
      let isNamed = film.moments.contains { $0.name == text }
      let moment = StillMoment(time: time, fileName: isNamed ? text : "\(shown(time))s")
      guard !moments.contains(where: { $0.fileName == moment.fileName }) else {
        throw .usage("\(option.spelling) \(text) is given twice")
      }
      moments.append(moment)
    }
    return moments
  }
}
