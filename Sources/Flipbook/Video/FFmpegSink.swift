/// A video file that `ffmpeg` makes of what is written.
package final class FFmpegSink: ByteSink {
  private let path: String
  private let file: UnfinishedFile
  private let process: ChildProcess

  /// Starts `ffmpeg` for a file at `path`.
  ///
  /// - Parameters:
  ///   - path: The file, which appears when all of it is written.
  ///   - input: ffmpeg's arguments that say what is written.
  ///   - coding: ffmpeg's arguments that say what the file is to be.
  ///   - searchPath: The folders that programs are in, with colons between.
  /// - Throws: An error that says so where there is no ffmpeg.
  package init(
    to path: String, input: [String], coding: [String], searchPath: String?
  ) throws(OutputError) {
    guard let program = Self.program(in: searchPath) else {
      throw OutputError(
        path: path, operation: "write",
        reason: "there is no ffmpeg on the PATH: install it (apt-get install ffmpeg), or take the "
          + "format apng or y4m, which need none")
    }
    if let kind = FileKind(path), kind != .regular {
      throw OutputError(
        path: path, operation: "write",
        reason: "it is no file, and ffmpeg goes back and forth in what it writes")
    }
    self.path = path
    file = try UnfinishedFile(for: path)
    let arguments =
      ["-hide_banner", "-loglevel", "error", "-nostats", "-y"] + input + ["-i", "pipe:0"] + coding
      + ["file:" + file.path]
    do {
      process = try ChildProcess(program, arguments)
    } catch {
      file.abandon()
      throw error
    }
  }

  /// The first ffmpeg in the folders of `searchPath`.
  private static func program(in searchPath: String?) -> String? {
    (searchPath ?? "").split(separator: ":").map { "\($0)/ffmpeg" }
      .first { PosixFile.isProgram($0) }
  }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    if process.write(bytes) { return }
    throw failure(process.finish() ?? "it stopped reading")
  }

  package func finish() throws(OutputError) {
    if let end = process.finish() { throw failure(end) }
    try file.finish()
  }

  package func abandon() {
    process.end()
    file.abandon()
  }

  /// What went wrong, in ffmpeg's first words: those that follow only say what came of it.
  private func failure(_ end: String) -> OutputError {
    file.abandon()
    let words = process.report.first.map {
      $0.split(separator: "file:\(file.path)", omittingEmptySubsequences: false)
        .joined(separator: path)
    }
    return OutputError(
      path: path, operation: "write", reason: "ffmpeg: \(words ?? "no word of why") (\(end))")
  }
}
