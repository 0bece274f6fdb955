import Flipbook
import Goldens

/// Why a command could not do its work.
struct CommandError: Error, Hashable {
  /// How the tool ends.
  let exitCode: ExitCode
  /// What is wrong, where, and what to do; one line.
  let message: String

  /// The command line is wrong.
  static func usage(_ message: String) -> CommandError {
    CommandError(exitCode: .usage, message: message)
  }

  /// Something that is read can't be, or is invalid.
  static func input(_ error: some Error) -> CommandError {
    CommandError(exitCode: .input, message: "\(error)")
  }

  /// The file at `path` is not what it should be.
  static func input(_ error: some Error, of path: String) -> CommandError {
    CommandError(exitCode: .input, message: "\(path): \(error)")
  }

  /// Something can't be written.
  static func output(_ error: some Error) -> CommandError {
    CommandError(exitCode: .output, message: "\(error)")
  }

  init(exitCode: ExitCode, message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// A render has stopped.
  init(_ error: RenderError) {
    switch error {
    case .frame: self = .input(error)
    case .output, .occupied: self = .output(error)
    }
  }
}
