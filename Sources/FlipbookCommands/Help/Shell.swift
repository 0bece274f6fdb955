/// A shell that completes what is typed, by a script that comes from the commands' manuals.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script that makes the shell complete the tool's command lines.
  func completions(of manuals: [Manual]) -> String {
    switch self {
    case .bash: BashCompletions(manuals).script
    case .zsh: ZshCompletions(manuals).script
    case .fish: FishCompletions(manuals).script
    }
  }

  /// What prints the films' names, one a line.
  static let films = "flipbook list 2>/dev/null | awk 'NR > 1 { print $1 }'"
}

/// What may be typed in a place of the command line.
enum Completion: Hashable {
  /// One of these words.
  case words([String])
  /// A film's name.
  case film
  /// A file or a folder.
  case file
  /// A folder.
  case folder
  /// Something that can't be guessed.
  case free

  /// What a placeholder stands for: `png|apng` are words, `FILM` and `FILE` are what they say.
  init(placeholder: String) {
    let parts = placeholder.split(separator: "|").map(String.init)
    if parts.count > 1, parts.allSatisfy({ $0 == $0.lowercased() }) {
      self = .words(parts)
    } else if ["FILM", "PATTERN", "[PATTERN]"].contains(placeholder) {
      self = .film
    } else if placeholder == "DIR" {
      self = .folder
    } else if ["FILE", "DIR", "A B", ".png", ".svg"].contains(where: placeholder.contains) {
      self = .file
    } else if placeholder == "[COMMAND]" {
      self = .words(Tool.commands.map { $0.manual.name })
    } else {
      self = .free
    }
  }
}

extension Option {
  /// What may be typed as the option's value; nil for a flag.
  var completion: Completion? { placeholder.map { Completion(placeholder: $0) } }

  /// The ways to write the option, the short one first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension String {
  /// The text in single quotes, as shells take it literally.
  var inQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The first part of the text, up to a colon, a semicolon or a bracket: enough for a menu.
  var inShort: String {
    let end = firstIndex { ":;(".contains($0) } ?? endIndex
    let short = self[..<end]
    return String(short.last == " " ? short.dropLast() : short)
  }
}
