/// One of the tool's commands.
protocol Command: Sendable {
  /// What the command is and how it is called.
  static var manual: Manual { get }

  /// Reads the command's own arguments; nothing is drawn or written yet.
  init(_ arguments: Arguments, in context: Context) throws(CommandError)

  /// Does the work.
  func run(in context: Context) throws(CommandError) -> ExitCode
}

extension Arguments {
  /// The operands of a command that takes one for each of `names`, no more and no less.
  func operands(_ names: String..., of manual: Manual) throws(CommandError) -> [String] {
    if operands.count < names.count {
      throw .usage("\(manual.name) needs \(names[operands.count])")
    }
    if operands.count > names.count {
      throw .usage(
        "'\(operands[names.count])' is one too many: \(manual.name) takes "
          + (names.isEmpty ? "options only" : names.joined(separator: " and ")))
    }
    return operands
  }
}
