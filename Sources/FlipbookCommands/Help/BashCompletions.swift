/// Completions for bash: one function, with a case for each option that takes a value and one for each
/// command.
struct BashCompletions {
  let script: String

  init(_ manuals: [Manual]) {
    let names = manuals.map(\.name).joined(separator: " ")
    var values = ""
    var commands = ""
    for manual in manuals {
      for option in manual.allOptions {
        guard let completion = option.completion else { continue }
        let spellings = option.spellings.map { "\(manual.name),\($0)" }.joined(separator: " | ")
        values += "    \(spellings)) \(Self.reply(completion)); return ;;\n"
      }
      let options = manual.allOptions.flatMap(\.spellings).joined(separator: " ")
      commands += """
            \(manual.name))
              if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '\(options)' -- "$word"))
              else \(Self.reply(Completion(placeholder: manual.operands))); fi ;;

        """
    }
    script = """
      # Completions of flipbook for bash: source this, or put it where bash-completion looks.
      _flipbook() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
        COMPREPLY=()
        for ((i = 1; i < COMP_CWORD; i++)); do
          case " \(names) " in *" ${COMP_WORDS[i]} "*) command=${COMP_WORDS[i]}; break ;; esac
        done
        if [[ -z $command ]]; then
          COMPREPLY=($(compgen -W '\(names) --help --version' -- "$word"))
          return
        fi
        case "$command,$before" in
      \(values)  esac
        case "$command" in
      \(commands)  esac
      }
      complete -F _flipbook flipbook

      """
  }

  private static func reply(_ completion: Completion) -> String {
    switch completion {
    case .words(let words):
      "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .film: "COMPREPLY=($(compgen -W \"$(\(Shell.films))\" -- \"$word\"))"
    case .file: "COMPREPLY=($(compgen -f -- \"$word\")); compopt -o filenames 2>/dev/null"
    case .folder: "COMPREPLY=($(compgen -d -- \"$word\")); compopt -o filenames 2>/dev/null"
    case .free: "COMPREPLY=()"
    }
  }
}
