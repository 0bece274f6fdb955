import Flipbook
import Foundation
import Pickup
import Testing

/// The finished frames as a reader sees them: zbar, where it is installed.
@Suite("Pickup's code under a reader")
struct ScanTests {
  private static let zbar = ["/usr/bin/zbarimg", "/usr/local/bin/zbarimg"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "every finished frame reads as the order's code", .enabled(if: zbar != nil),
    arguments: [5.3, 5.5, 5.7, 7, 8.2], [1.0, 3])
  func reading(time: Double, scale: Double) throws {
    let picture = try FrameRenderer(scale: scale, fonts: try .bundled())
      .bitmap(of: revealFilm, at: time)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try OutputFile.write(try PNG.encode(picture), to: file.path)
    #expect(try read(file.path) == "BLANKSTREET-A42\n")
  }

  private func read(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.zbar))
    process.arguments = ["--quiet", "--raw", path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
