package import Flipbook

/// Where a command's words go: data to the output, messages and progress beside it.
package struct Console: Sendable {
  // Named, since the compiler does not count a closure's thrown type as a use of an import.
  /// Why data could not be written.
  package typealias Failure = OutputError

  /// Writes data: standard output.
  package var write: @Sendable ([UInt8]) throws(Failure) -> Void
  /// Writes text for a person: standard error.
  ///
  /// What can't be written there is lost.
  package var tell: @Sendable (String) -> Void
  /// The columns of the terminal that a person reads on; nil where there is none.
  package var terminalColumns: @Sendable () -> Int?

  package init(
    write: @escaping @Sendable ([UInt8]) throws(Failure) -> Void,
    tell: @escaping @Sendable (String) -> Void,
    terminalColumns: @escaping @Sendable () -> Int? = { nil }
  ) {
    self.write = write
    self.tell = tell
    self.terminalColumns = terminalColumns
  }

  /// The process's own standard output and standard error.
  static let standard = Console(
    write: { (bytes) throws(Failure) in try OutputStream.standardOutput.write(bytes) },
    tell: { text in try? OutputStream.standardError.write(Array(text.utf8)) },
    terminalColumns: { Terminal.columns })
}

extension Console {
  /// Writes text as data.
  func print(_ text: String) throws(CommandError) {
    do {
      try write(Array(text.utf8))
    } catch {
      throw .output(error)
    }
  }
}
