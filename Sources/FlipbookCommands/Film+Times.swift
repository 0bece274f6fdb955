import Flipbook

extension Film {
  /// Whether `time` is in the film, its end included; to the microsecond, as durations are.
  func contains(_ time: Seconds) -> Bool {
    time >= 0 && time.isFinite && time.wholeMicroseconds <= duration.wholeMicroseconds
  }

  /// The time that `text` gives as seconds or as a moment's name.
  func time(_ text: String, for option: Option) throws(CommandError) -> Seconds {
    if let moment = moments.first(where: { $0.name == text }) { return moment.time }
    guard let time = Double(plain: text) else {
      throw .usage("\(name) has no moment '\(text)': \(momentList)")
    }
    return try inside(time, text, for: option)
  }

  /// `time`, as written in `text`, if it is in the film.
  func inside(_ time: Seconds, _ text: String, for option: Option) throws(CommandError) -> Seconds {
    guard contains(time) else {
      throw .usage(
        "\(option.spelling) \(text) is outside \(name), which runs from 0 to \(shown(duration)) s")
    }
    return min(time, duration)
  }

  /// The moments, for an error.
  var momentList: String {
    moments.isEmpty
      ? "it has none, give a time from 0 to \(shown(duration)) s"
      : "it has "
        + moments.map { "\($0.name) (\(shown($0.time)) s)" }.joined(separator: ", ")
        + "; or give a time from 0 to \(shown(duration)) s"
  }

  /// The name as a part of a file's name: "bite-splash".
  var fileName: String { name.split(separator: "/").joined(separator: "-") }
}

/// A number without a `.0` at its end.
func shown(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
