/// What a command is and how it is called: its help text, and what the parser accepts.
struct Manual: Sendable {
  /// A command line to copy, and what it does.
  struct Example: Sendable {
    let command: String
    let effect: String
  }

  /// The command's name.
  let name: String
  /// What it does, in one sentence without its full stop.
  let summary: String
  /// What it takes besides options: "FILM", "[PATTERN]".
  var operands = ""
  /// Its own options.
  var options: [Option] = []
  /// What else there is to know, in paragraphs.
  var details: [String] = []
  /// Command lines to copy.
  let examples: [Example]

  /// What the tool is for, in a sentence.
  static let purpose =
    "Draws app animations without the app: the same bytes every time and everywhere."

  /// The variables of the environment that the tool looks at, with what each says.
  static let environment = [
    ("PATH", "Where ffmpeg is looked for, which mp4, webm and gif need."),
    ("CI", "Where it is set, and not to false, check refuses --update without --force."),
    ("GITHUB_ACTIONS", "Where it is true, failures of check are annotations too."),
    ("FLIPBOOK_BENCH_THREADS", "The threads of bench, where --threads does not say."),
  ]

  /// All options that the command accepts.
  var allOptions: [Option] { options + Option.global }

  /// How the command is called, after the tool's name.
  var usage: String { name + (operands.isEmpty ? "" : " \(operands)") + " [options]" }

  /// The help text.
  var text: String {
    var text = "usage: flipbook \(usage)\n\n" + wrap(summary + ".")
    for paragraph in details { text += "\n" + wrap(paragraph) }
    if !options.isEmpty { text += "\noptions:\n" + table(of: options) }
    text += "\noptions of every command:\n" + table(of: Option.global)
    text += "\nexamples:\n"
    for example in examples {
      text += "  \(example.command)\n" + wrap(example.effect, indent: 6)
    }
    return text
  }

  private func table(of options: [Option]) -> String {
    textTable(options.map { ($0.synopsis, $0.help) })
  }
}

/// Two columns, the second wrapped beside the first.
func textTable(_ rows: [(String, String)]) -> String {
  let column = min((rows.map(\.0.count).max() ?? 0) + 4, 24)
  var text = ""
  for (term, explanation) in rows {
    let lines = wrap(explanation, indent: column)
    if term.count + 4 <= column {
      text += "  " + term + lines.dropFirst(term.count + 2)
    } else {
      text += "  " + term + "\n" + lines
    }
  }
  return text
}

/// `text` in lines of at most 79 columns, each after `indent` spaces and with a line break.
func wrap(_ text: String, indent: Int = 0) -> String {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = margin
  for word in text.split(separator: " ") {
    if line.count > indent, line.count + 1 + word.count > 79 {
      lines.append(line)
      line = margin
    }
    line += (line.count > indent ? " " : "") + word
  }
  return (lines + [line]).map { $0 + "\n" }.joined()
}
