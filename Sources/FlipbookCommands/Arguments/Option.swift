/// An option of a command: what it is called, what it takes, and what it is for.
///
/// The parser and the help text both come from this one declaration.
struct Option: Hashable, Sendable {
  /// The long name, without its dashes; for an option that has only a short one, that.
  let name: String
  /// The short name, a letter after one dash.
  var short: Character?
  /// What stands for the value in the help text; nil for a flag, which takes none.
  var placeholder: String?
  /// What the option is for, in a few words.
  let help: String
  /// Whether the option may be given several times; it then has all the values, in order.
  private(set) var isRepeatable = false

  /// An option that takes a value.
  init(_ name: String, short: Character? = nil, _ placeholder: String, _ help: String) {
    (self.name, self.short, self.placeholder, self.help) = (name, short, placeholder, help)
  }

  /// An option that is there or not.
  init(flag name: String, short: Character? = nil, _ help: String) {
    (self.name, self.short, self.help) = (name, short, help)
  }

  /// The same option, which may be given several times.
  var repeatable: Option {
    var option = self
    option.isRepeatable = true
    return option
  }

  /// The option as it is written: `--scale`, or `-o`.
  var spelling: String { name.count == 1 ? "-\(name)" : "--\(name)" }

  /// All ways to write it, with its value: `-q, --quiet`, `--scale N`.
  var synopsis: String {
    (short.map { "-\($0), " } ?? "") + spelling + (placeholder.map { " \($0)" } ?? "")
      + (isRepeatable ? "…" : "")
  }

  /// Whether `argument`, with its dashes, is this option.
  func isSpelled(_ argument: some StringProtocol) -> Bool {
    argument == spelling || short.map { argument == "-\($0)" } ?? false
  }
}

extension Option {
  static let help = Option(flag: "help", short: "h", "show this help")
  static let version = Option(flag: "version", "show the version")
  static let quiet = Option(flag: "quiet", short: "q", "no progress, no messages but errors")
  static let fonts = Option(
    "fonts", "DIR", "look for fonts there first, then in those that come along")
  static let goldens = Option("goldens", "DIR", "where the golden images are (default: Goldens)")

  /// The options that every command takes.
  static let global = [fonts, goldens, quiet, help, version]
}
