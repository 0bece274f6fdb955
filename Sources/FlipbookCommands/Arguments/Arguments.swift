/// What was given on the command line, told apart by the declared options.
struct Arguments: Sendable {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// The values of options, in order; a flag's is empty.
  private var values: [String: [String]] = [:]

  /// Whether `option` was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of `option`, nil where it was not given; the first where it was given several times.
  subscript(option: Option) -> String? { values[option.name]?.first }

  /// All values of `option`, in order.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Takes from `arguments` what `options` declare.
  ///
  /// `--name value` and `--name=value` are the same, `-n value` and `-nvalue` too; `--` ends the
  /// options, and a dash alone is an operand or a value.
  ///
  /// - Parameters:
  ///   - arguments: What is left of the command line; what is taken is removed.
  ///   - options: The options that may be given.
  ///   - isFirstOnly: Whether to stop at the first operand; `arguments` then begins with it.
  /// - Throws: An error of usage, for an option that is unknown, given twice or without its value.
  mutating func parse(
    _ arguments: inout ArraySlice<String>, options: [Option], isFirstOnly: Bool = false
  ) throws(CommandError) {
    while let argument = arguments.first {
      if argument == "--", !isFirstOnly {
        operands += arguments.dropFirst()
        arguments = []
      } else if argument.hasPrefix("-"), argument != "-" {
        arguments.removeFirst()
        try parseOption(argument, &arguments, options)
      } else if isFirstOnly {
        return
      } else {
        operands.append(argument)
        arguments.removeFirst()
      }
    }
  }

  private mutating func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(CommandError) {
    let (name, attached) = Self.split(argument, options)
    guard let option = options.first(where: { $0.isSpelled(name) }) else {
      let near = nearest(to: name, among: options.map(\.spelling))
      throw .usage("unknown option \(name)" + (near.map { ": did you mean \($0)?" } ?? ""))
    }
    guard values[option.name] == nil || option.isRepeatable else {
      throw .usage("\(name) is given twice")
    }
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .usage("\(name) takes no value") }
      values[option.name] = [""]
      return
    }
    let value: String
    if let attached {
      value = attached
    } else if let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    } else {
      throw .usage("\(name) needs a value: \(name) \(placeholder)")
    }
    guard !value.isEmpty else {
      throw .usage("\(name) needs a value that is not empty: \(name) \(placeholder)")
    }
    values[option.name, default: []].append(value)
  }

  /// The option's name with its dashes, and the value that is written with it in one argument.
  private static func split(
    _ argument: String, _ options: [Option]
  ) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }
    let name = String(argument.prefix(2))
    guard argument.count > 2, options.contains(where: { $0.isSpelled(name) }) else {
      return (argument, nil)
    }
    let value = argument.dropFirst(2)
    return (name, String(value.first == "=" ? value.dropFirst() : value))
  }
}
