package import Flipbook

/// The command line tool: finds the command, runs it, and tells what went wrong.
package struct Tool: Sendable {
  /// The commands, in the order of the help text.
  static let commands: [any Command.Type] = [
    ListCommand.self, RenderCommand.self, StillCommand.self, SheetCommand.self, CheckCommand.self,
    DiffCommand.self, SVGCommand.self, BenchCommand.self,
    HelpCommand.self,
  ]

  private let films: [any Film]
  private let console: Console
  private let interruption: Interruption
  private let name: String
  private let environment: [String: String]

  /// The tool for `films`, called `name`, in a process with the variables of `environment`.
  package init(
    films: [any Film], console: Console, interruption: Interruption, name: String = "flipbook",
    environment: [String: String] = [:]
  ) {
    self.films = films
    self.console = console
    self.interruption = interruption
    self.name = name
    self.environment = environment
  }

  /// Does what `arguments` ask for, and returns the exit code.
  package func run(_ arguments: [String]) -> Int32 {
    var command: String?
    do throws(CommandError) {
      return try run(arguments, &command).rawValue
    } catch {
      var message = error.message.split(whereSeparator: \.isNewline).joined(separator: " ")
      if error.exitCode == .usage {
        message += " (see 'flipbook help\(command.map { " " + $0 } ?? "")')"
      }
      console.tell("flipbook: error: \(message)\n")
      return error.exitCode.rawValue
    }
  }

  /// Runs; `command` becomes the name of the command, once there is one.
  private func run(
    _ arguments: [String], _ command: inout String?
  ) throws(CommandError) -> ExitCode {
    if let broken = arguments.first(where: { $0.contains("\u{FFFD}") }) {
      throw .usage("'\(broken)' is not UTF-8, which names of files have to be here")
    }
    var parsed = Arguments()
    var rest = arguments[...]
    try parsed.parse(&rest, options: Option.global, isFirstOnly: true)
    if let done = try answer(parsed, nil) { return done }
    guard let name = rest.popFirst() else { throw .usage("no command is given") }
    let type = try Self.command(named: name)
    command = name
    try parsed.parse(&rest, options: type.manual.allOptions)
    if let done = try answer(parsed, type.manual) { return done }
    let context = Context(
      catalog: try FilmCatalog(films), console: console, interruption: interruption,
      invocation: Invocation(tool: self.name, arguments: arguments),
      isQuiet: parsed.has(.quiet), environment: environment, fontFolder: parsed[.fonts],
      goldenFolder: parsed[.goldens].map(withoutSlashes) ?? "Goldens")
    return try type.init(parsed, in: context).run(in: context)
  }

  /// Does what `--help` and `--version` ask for, whatever else is given.
  private func answer(
    _ arguments: Arguments, _ manual: Manual?
  ) throws(CommandError) -> ExitCode? {
    if arguments.has(.help) {
      try console.print(manual?.text ?? HelpCommand.overview)
    } else if arguments.has(.version) {
      try console.print("flipbook \(flipbookVersion)\n")
    } else {
      return nil
    }
    return .done
  }

  /// The command called `name`.
  static func command(named name: String) throws(CommandError) -> any Command.Type {
    if let type = commands.first(where: { $0.manual.name == name }) { return type }
    let names = commands.map { $0.manual.name }
    let near = nearest(to: name, among: names).map { "did you mean \($0)?" }
    throw .usage("no command '\(name)': " + (near ?? "there are \(names.joined(separator: ", "))"))
  }
}

/// A folder's path without slashes at its end.
func withoutSlashes(_ path: String) -> String {
  var path = path
  while path.count > 1, path.last == "/" { path.removeLast() }
  return path
}
