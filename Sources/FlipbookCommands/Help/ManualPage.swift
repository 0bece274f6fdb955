import Flipbook

/// The tool's manual as a page for `man`, in the macros of man(7).
struct ManualPage {
  private(set) var text: String

  /// The page of a tool with these commands.
  init(of manuals: [Manual]) {
    text = ".TH FLIPBOOK 1 \"\" \"flipbook \(flipbookVersion)\" \"User Commands\"\n"
    section("NAME")
    line("flipbook \\- draws app animations without the app")
    section("SYNOPSIS")
    line(".B flipbook")
    line(".I COMMAND")
    line("[options]")
    section("DESCRIPTION")
    line(Self.escaped(Manual.purpose))
    section("COMMANDS")
    for manual in manuals { add(manual) }
    section("OPTIONS OF EVERY COMMAND")
    add(Option.global)
    section("EXIT STATUS")
    for (codes, meaning) in ExitCode.meanings { term(codes, meaning) }
    section("ENVIRONMENT")
    for (name, meaning) in Manual.environment { term(name, meaning) }
  }

  private mutating func add(_ manual: Manual) {
    line(".SS \"flipbook \(Self.escaped(manual.usage))\"")
    line(Self.escaped(manual.summary + "."))
    add(manual.options)
    for detail in manual.details { paragraph(detail) }
    for example in manual.examples {
      paragraph(example.effect.prefix(1).uppercased() + example.effect.dropFirst() + ":")
      line(".RS 4\n.nf")
      line(Self.escaped(example.command))
      line(".fi\n.RE")
    }
  }

  private mutating func add(_ options: [Option]) {
    for option in options { term(option.synopsis, option.help) }
  }

  private mutating func section(_ name: String) { line(".SH \(name)") }

  private mutating func term(_ name: String, _ meaning: String) {
    line(".TP\n.B \(Self.escaped(name))\n\(Self.escaped(meaning))")
  }

  private mutating func paragraph(_ words: String) {
    line(".PP")
    line(Self.escaped(words))
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  /// Text as roff takes it literally: hyphens that are typed, backslashes, and no request at a line's
  /// beginning.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      default: escaped.append(character)
      }
    }
    return escaped.first == "." ? "\\&" + escaped : escaped
  }
}
