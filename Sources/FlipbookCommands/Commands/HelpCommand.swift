/// `flipbook help`: how to call the tool and its commands.
struct HelpCommand: Command {
  static let manual = Manual(
    name: "help",
    summary: "Says how to call the tool, or one of its commands",
    operands: "[COMMAND]",
    examples: [
      .init(command: "flipbook help render", effect: "all about rendering")
    ])

  private let command: (any Command.Type)?

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    if arguments.operands.isEmpty {
      command = nil
    } else {
      let name = try arguments.operands("a COMMAND", of: Self.manual)[0]
      command = try Tool.command(named: name)
    }
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    try context.console.print(command?.manual.text ?? Self.overview)
    return .done
  }

  /// The help text of the tool as a whole.
  static var overview: String {
    let commands = Tool.commands.map { type in
      let operands = type.manual.operands
      return (type.manual.name + (operands.isEmpty ? "" : " \(operands)"), type.manual.summary)
    }
    return """
      usage: flipbook COMMAND [options]

      Draws app animations without the app: the same bytes every time and everywhere.

      commands:
      \(textTable(commands))
      options of every command:
      \(textTable(Option.global.map { ($0.synopsis, $0.help) }))
      examples:
        flipbook list
            what there is to draw
        flipbook render bite/splash
            all its frames into out/bite-splash/
        flipbook help render
            all about a command

      exit codes:
        0 done
        1 a check found a difference or a missing golden image, --verify a gap
        2 the command line is wrong
        3 what is read can't be, or is invalid: a font, a golden image, a film's path
        4 what is written can't be
        130 and 143 after SIGINT and SIGTERM

      """
  }
}
