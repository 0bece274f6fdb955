/// Completions for fish: a line for each command and for each option of each.
struct FishCompletions {
  let script: String

  init(_ manuals: [Manual]) {
    var lines = [
      "# Completions of flipbook for fish: put this into ~/.config/fish/completions/flipbook.fish.",
      "complete -c flipbook -f",
    ]
    for manual in manuals {
      lines.append(
        "complete -c flipbook -n __fish_use_subcommand -a \(manual.name) "
          + "-d \(manual.summary.inQuotes)")
    }
    for manual in manuals {
      let condition = "-n '__fish_seen_subcommand_from \(manual.name)'"
      let operands = Self.arguments(Completion(placeholder: manual.operands))
      if !operands.isEmpty { lines.append("complete -c flipbook \(condition) \(operands)") }
      for option in manual.allOptions {
        var line = "complete -c flipbook \(condition)"
        if option.name.count == 1 {
          line += " -s \(option.name)"
        } else {
          line += (option.short.map { " -s \($0)" } ?? "") + " -l \(option.name)"
        }
        if let completion = option.completion {
          line += " -r"
          let arguments = Self.arguments(completion)
          line += arguments.isEmpty ? " -f" : " \(arguments)"
        }
        lines.append(line + " -d \(option.help.inShort.inQuotes)")
      }
    }
    script = lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "-f -a \(words.joined(separator: " ").inQuotes)"
    case .film: "-f -a \("(\(Shell.films))".inQuotes)"
    case .file: "-F"
    case .folder: "-f -a '(__fish_complete_directories)'"
    case .free: ""
    }
  }
}
