/// `flipbook help`: how to call the tool and its commands.
struct HelpCommand: Command {
  private static let man = Option(
    flag: "man", "print all of it as a manual page, for man -l or a folder man1")
  private static let completions = Option(
    "completions", Shell.allCases.map(\.rawValue).joined(separator: "|"),
    "print a script that completes commands, options, films and files in that shell")

  static let manual = Manual(
    name: "help",
    summary: "Says how to call the tool, or one of its commands",
    operands: "[COMMAND]",
    options: [man, completions],
    examples: [
      .init(command: "flipbook help render", effect: "all about rendering"),
      .init(
        command: "flipbook help --man >flipbook.1 && man -l flipbook.1", effect: "as a manual page"),
      .init(
        command: "source <(flipbook help --completions bash)",
        effect: "completions in this shell; in zsh likewise, after compinit"),
      .init(
        command: "flipbook help --completions fish >~/.config/fish/completions/flipbook.fish",
        effect: "completions in fish, from the next one on"),
    ])

  private let text: String

  init(_ arguments: Arguments, in context: Context) throws(CommandError) {
    let isWhole = arguments.has(Self.man) || arguments.has(Self.completions)
    try arguments.exclude(Self.man, Self.completions, because: "each is printed alone")
    guard !isWhole || arguments.operands.isEmpty else {
      throw .usage(
        "--man and --completions are of all commands: leave out '\(arguments.operands[0])'")
    }
    if let name = arguments[Self.completions] {
      guard let shell = Shell(rawValue: name) else {
        throw .usage(
          "no completions for '\(name)': there are "
            + Shell.allCases.map(\.rawValue).joined(separator: ", "))
      }
      text = shell.completions(of: Tool.commands.map { $0.manual })
    } else if arguments.has(Self.man) {
      text = ManualPage(of: Tool.commands.map { $0.manual }).text
    } else if arguments.operands.isEmpty {
      text = Self.overview
    } else {
      let name = try arguments.operands("a COMMAND", of: Self.manual)[0]
      text = try Tool.command(named: name).manual.text
    }
  }

  func run(in context: Context) throws(CommandError) -> ExitCode {
    try context.console.print(text)
    return .done
  }

  /// The help text of the tool as a whole.
  static var overview: String {
    let commands = Tool.commands.map { type in
      let operands = type.manual.operands
      return (type.manual.name + (operands.isEmpty ? "" : " \(operands)"), type.manual.summary)
    }
    let codes = ExitCode.meanings.map { "  \($0.codes) \($0.meaning)\n" }.joined()
    return """
      usage: flipbook COMMAND [options]

      \(Manual.purpose)

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
      \(codes)
      """
  }
}
