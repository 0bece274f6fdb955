import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("flipbook diff")
struct DiffTests {
  private func diff(_ name: String, _ more: String...) -> Run {
    run(["diff", input("\(name).a.png"), input("\(name).b.png")] + more)
  }

  /// Pairs that other tools call equal or compare wrongly; see `Inputs/README.md`.
  @Test(
    "what other tools overlook is a difference, with the right figures",
    arguments: [
      ("black-against-nothing-differs", 64, 255),
      ("everything-one-step-off", 4096, 1),
      ("small-block-in-a-large-picture", 396, nil),
      ("thin-ring-one-twentieth-of-a-pixel-over", nil, nil),
    ] as [(String, Int?, Int?)])
  func overlooked(name: String, pixels: Int?, step: Int?) throws {
    let result = diff(name)
    #expect(result.code == 1 && result.messages.isEmpty)
    let count = #/pixels that differ: ([0-9]+) of /#
    let found = try count.firstMatch(in: result.text).flatMap { Int($0.1) }
    #expect(found ?? 0 > 0 && found == pixels ?? found)
    let largest = #/largest channel difference: ([0-9]+)\n/#
    let foundStep = try largest.firstMatch(in: result.text).flatMap { Int($0.1) }
    #expect(foundStep ?? 0 > 0 && foundStep == step ?? foundStep)
  }

  @Test("another height alone is a difference that names both, and the picture marks the row")
  func height() throws {
    let folder = try TemporaryFolder()
    let result = diff("different-height-fails", "-o", folder("d.png"))
    #expect(result.code == 1)
    #expect(result.text.contains("20 × 30") && result.text.contains("20 × 31"))
    let picture = try folder.picture("d.png")
    #expect(picture.width == 20 && picture.height == 31)
    let cyan = RGBA8(red: 0, green: 255, blue: 255, alpha: 255)
    for x in 0..<20 { #expect(picture[x, 30] == cyan && picture[x, 29] != cyan) }
  }

  @Test("a Git LFS pointer is an error of input that says so")
  func pointer() {
    let result = diff("golden-is-a-git-lfs-pointer")
    #expect(result.code == 3 && result.messages.contains("Git LFS"))
  }

  @Test("equal pictures end with 0, however they are packed, and the picture is written if asked")
  func equal() throws {
    let folder = try TemporaryFolder()
    let picture = Bitmap(width: 30, height: 20, fill: RGBA8(red: 3, green: 2, blue: 1, alpha: 200))
    try folder.write(try PNG.encode(picture, compression: .fast), "a.png")
    try folder.write(try PNG.encode(picture, compression: .small), "b.png")
    let result = flipbook("diff", folder("a.png"), folder("b.png"), "-o", folder("d.png"))
    #expect(result.code == 0)
    #expect(result.text == "pixels that differ: 0 of 600 (0 %)\n")
    #expect(try folder.picture("d.png").width == 30)
  }

  @Test("files that can't be read are errors of input that name them")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write([], "empty.png")
    for (path, reason) in [
      (folder("none.png"), "No such file"), (folder.path, "it is a folder"),
      ("/dev/zero", "it is a device"), (folder("empty.png"), "is empty"),
    ] {
      let result = flipbook("diff", path, path)
      #expect(result.code == 3)
      #expect(result.messages.contains(path) && result.messages.contains(reason))
    }
  }

  @Test("the picture may go to standard output; the figures then go beside it")
  func toStandardOutput() throws {
    let result = diff("everything-one-step-off", "-o", "-")
    #expect(try PNG.decode(result.output).width == 64)
    #expect(result.messages.contains("pixels that differ: 4096 of 4096 (100 %)"))
  }
}
