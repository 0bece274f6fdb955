/// One of the streams that a process has from its start.
package struct OutputStream: ~Copyable {
  private let file: PosixFile

  private init(_ file: consuming PosixFile) {
    self.file = file
  }

  /// The process's standard output.
  package static var standardOutput: OutputStream { OutputStream(PosixFile.standardOutput) }

  /// The process's standard error.
  package static var standardError: OutputStream { OutputStream(PosixFile.standardError) }

  /// Writes all of `bytes`.
  package borrowing func write(_ bytes: [UInt8]) throws(OutputError) {
    try file.writeAll(bytes)
  }
}
