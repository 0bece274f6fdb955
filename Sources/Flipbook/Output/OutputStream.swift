/// Something that is written from its beginning to its end: standard output, a pipe, a device.
///
/// It stays open in between, so that the reader of a pipe sees one stream.
package struct OutputStream: ~Copyable {
  private let file: PosixFile

  /// Opens what is at `path`, which must be there; waits for the reader of a pipe.
  package init(to path: String) throws(OutputError) {
    file = try PosixFile(writing: path)
  }

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
