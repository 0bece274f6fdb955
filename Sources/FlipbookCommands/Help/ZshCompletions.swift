/// Completions for zsh: the arguments of each command, for `_arguments`.
struct ZshCompletions {
  let script: String

  init(_ manuals: [Manual]) {
    let commands = manuals.map { "    \("\($0.name):\($0.summary)".inQuotes)\n" }.joined()
    let cases = manuals.map { manual in
      let options = manual.allOptions.flatMap(Self.specifications)
      let action = Self.action(Completion(placeholder: manual.operands))
      let operands = action.map { ["'*:\(manual.name):\($0)'"] } ?? []
      let lines = (options + operands).map { "        \($0)" }.joined(separator: " \\\n")
      return "      \(manual.name))\n        _arguments -s \\\n\(lines) ;;\n"
    }.joined()
    script = """
      #compdef flipbook
      # Completions of flipbook for zsh: source this after compinit, or put it as _flipbook on the fpath.
      _flipbook_films() {
        local -a films
        films=(${(f)"$(\(Shell.films))"})
        compadd -a films
      }
      _flipbook() {
        local -a commands
        commands=(
      \(commands)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      if [[ $funcstack[1] == _flipbook ]]; then _flipbook "$@"; else compdef _flipbook flipbook; fi

      """
  }

  /// What `_arguments` is told of an option: for each way to write it.
  private static func specifications(_ option: Option) -> [String] {
    // Brackets and colons mean something there.
    let help = option.help.inShort.filter { !"[]".contains($0) }
    return option.spellings.map { spelling in
      var text = (option.isRepeatable ? "*" : "") + "\(spelling)[\(help)]"
      if let placeholder = option.placeholder, let completion = option.completion {
        text += ":\(placeholder.filter { !":[]".contains($0) }):\(action(completion) ?? " ")"
      }
      return text.inQuotes
    }
  }

  private static func action(_ completion: Completion) -> String? {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .film: "_flipbook_films"
    case .file: "_files"
    case .folder: "_files -/"
    case .free: nil
    }
  }
}
