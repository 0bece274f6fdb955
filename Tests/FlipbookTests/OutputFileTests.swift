import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("Output files")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a file appears with its bytes, in place of one that was there, and nothing else is left")
  func writing() throws {
    let path = folder("a.bin")
    try OutputFile.write([1, 2, 3], to: path)
    try OutputFile.write([4, 5], to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([4, 5]))
    #expect(try folder.names() == ["a.bin"])
  }

  @Test("a link stays a link, and the file that it leads to is replaced")
  func links() throws {
    try OutputFile.write([1], to: folder("target"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("target"))
    try OutputFile.write([2], to: folder("link"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("target"))) == Data([2]))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("link"))
        == folder("target"))
  }

  @Test("a full device is an error that names it, and it is not renamed over")
  func fullDevice() throws {
    let error = #expect(throws: OutputError.self) {
      try OutputFile.write([UInt8](repeating: 0, count: 1 << 20), to: "/dev/full")
    }
    #expect(error?.description.contains("/dev/full") == true)
    #expect(error?.description.contains("No space left on device") == true)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("a folder in the way, a missing folder and a file in place of a folder are errors")
  func obstacles() throws {
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: folder.path) }
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: folder("no/such/file")) }
    try OutputFile.write([1], to: folder("file"))
    #expect(throws: OutputError.self) { try OutputFile.write([1], to: folder("file/below")) }
    #expect(throws: OutputError.self) { try OutputFile.makeFolder(folder("file/below")) }
    #expect(try folder.names() == ["file"])
  }

  @Test("folders are made with those that they are in")
  func folders() throws {
    try OutputFile.makeFolder(folder("a/b/c"))
    try OutputFile.makeFolder(folder("a/b/c"))
    #expect(try folder.names(in: "a/b") == ["c"])
  }
}
