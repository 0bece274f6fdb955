/// How the tool ends, as its caller sees it.
enum ExitCode: Hashable, Sendable {
  /// All done.
  case done
  /// A check or a comparison found a difference, or a render a gap.
  case difference
  /// The command line is wrong.
  case usage
  /// Something that is read can't be, or is invalid.
  case input
  /// Something can't be written.
  case output
  /// A signal has stopped the tool.
  case interrupted(signal: Int32)

  /// The number that the process ends with.
  var rawValue: Int32 {
    switch self {
    case .done: 0
    case .difference: 1
    case .usage: 2
    case .input: 3
    case .output: 4
    case .interrupted(let signal): 128 + signal
    }
  }

  /// The numbers with what they mean, for the manual.
  static let meanings: [(codes: String, meaning: String)] = [
    ("0", "done"),
    ("1", "a check found a difference or a missing golden image, --verify a gap"),
    ("2", "the command line is wrong"),
    ("3", "what is read can't be, or is invalid: a font, a golden image, a film's path"),
    ("4", "what is written can't be, or ffmpeg is missing or failed"),
    ("130 and 143", "after SIGINT and SIGTERM"),
  ]
}
