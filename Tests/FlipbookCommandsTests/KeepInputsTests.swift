import Flipbook
import Foundation
import Glibc
import TestSupport
import Testing

/// A file that is read was once written over by the picture made from it.
@Suite("Files that are read are not written over")
struct KeepInputsTests {
  private let folder: TemporaryFolder
  private let document = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">\
    <image href="linked.png" width="4" height="4"/></svg>
    """.utf8)

  init() throws {
    folder = try TemporaryFolder()
    let picture = Bitmap(width: 4, height: 4, fill: RGBA8(red: 9, green: 8, blue: 7, alpha: 255))
    try folder.write(document, "a.svg")
    for name in ["linked.png", "A.png", "B.png"] {
      try folder.write(try PNG.encode(picture, compression: .fast), name)
    }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder("symbolic"), withDestinationPath: "a.svg")
    try files.linkItem(atPath: folder("a.svg"), toPath: folder("hard"))
    try files.createDirectory(atPath: folder("sub"), withIntermediateDirectories: false)
  }

  @Test(
    "a document is not drawn over itself, whatever it is called",
    arguments: ["a.svg", "./a.svg", "sub/../a.svg", "symbolic", "hard", "linked.png"])
  func document(name: String) throws {
    let before = try folder.files()
    let result = flipbook("svg", folder("a.svg"), "-o", folder(name))
    #expect(result.code == 2)
    #expect(
      result.messages.contains("-o \(folder(name)) is")
        && result.messages.contains("name of its own"))
    #expect(try folder.files() == before)
  }

  @Test(
    "the picture of a difference is written over neither picture", arguments: ["A.png", "B.png"])
  func difference(name: String) throws {
    let before = try folder.files()
    let result = flipbook("diff", folder("A.png"), folder("B.png"), "-o", folder(name))
    #expect(result.code == 2)
    #expect(try folder.files() == before)
  }

  @Test("a file that is not read may be written over")
  func others() throws {
    try folder.write(document, "copy.svg")
    #expect(flipbook("svg", folder("a.svg"), "-o", folder("copy.svg")).code == 0)
    #expect(try folder.picture("copy.svg").width == 4)
    #expect(try folder.bytes("a.svg") == document)
  }

  @Test("benchmarks do not put their pictures among the workloads")
  func workloads() throws {
    try folder.write(Array("canvas 4 4 FFFFFFFF\n".utf8), "data/frame.ops")
    try folder.write([1, 2, 3], "data/frame.png")
    let result = flipbook("bench", "--data", folder("data"), "frame", "-o", folder("sub/../data"))
    #expect(result.code == 2)
    #expect(try folder.bytes("data/frame.png") == [1, 2, 3])
  }
}
