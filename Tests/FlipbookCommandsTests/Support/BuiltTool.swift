import Foundation
import TestSupport
import Testing

/// The tool as it was built, as a process of its own.
struct BuiltTool {
  /// The executable, in the folder of the running tests.
  static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(filePath: tests).deletingLastPathComponent().appending(path: "flipbook").path()
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "no tool \(path): build the product flipbook together with the tests")
    return path
  }

  /// A run of the tool, begun.
  static func start(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> BuiltTool {
    try BuiltTool(executable: try path(), arguments, in: folder)
  }

  /// Runs a line of a shell, in which $FLIPBOOK is the tool, to its end.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
    let tool = try path()
    return try BuiltTool(
      executable: "/bin/bash", ["-c", "FLIPBOOK='\(tool)'; \(line)"], in: folder
    ).finish()
  }

  let process = Process()
  private let output: String
  private let messages: String

  private init(executable: String, _ arguments: [String], in folder: TemporaryFolder) throws {
    // Files rather than pipes, which would have to be emptied at the same time.
    output = folder(".output-\(UUID())")
    messages = folder(".messages-\(UUID())")
    for path in [output, messages] { try Data().write(to: URL(filePath: path)) }
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: messages))
    try process.run()
  }

  /// Waits for the end.
  func finish() throws -> Run {
    process.waitUntilExit()
    defer {
      for path in [output, messages] { try? FileManager.default.removeItem(atPath: path) }
    }
    #expect(process.terminationReason == .exit, "ended by signal \(process.terminationStatus)")
    return Run(
      code: process.terminationStatus,
      output: [UInt8](try Data(contentsOf: URL(filePath: output))),
      messages: try String(contentsOfFile: messages, encoding: .utf8))
  }
}
