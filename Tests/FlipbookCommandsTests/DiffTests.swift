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

  @Test("a tolerance excuses anti-aliasing and a level in each pixel, within its mean, and says so")
  func tolerance() {
    let ring = diff("thin-ring-one-twentieth-of-a-pixel-over", "--tolerance", "0.1,2")
    #expect(ring.code == 0 && ring.text.contains("\nwithin the tolerance: 0 pixels beyond"))
    #expect(diff("everything-one-step-off", "--tolerance", "0.01,1").code == 0)
    #expect(diff("everything-one-step-off", "--tolerance", "0.01,0.9").code == 1)
    #expect(diff("small-block-in-a-large-picture", "--tolerance", "0.1,1").code == 1)
    #expect(diff("different-height-fails", "--tolerance", "1,255").code == 1)
    for wrong in ["0.1", "2,1", "0.1,", "nan,1", "0.1,-1", "0.1,256"] {
      #expect(diff("everything-one-step-off", "--tolerance", wrong).code == 2, "\(wrong)")
    }
  }

  @Test("folders are compared file by file; what one alone has is a difference")
  func folders() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ fill: RGBA8) throws {
      try folder.write(try PNG.encode(Bitmap(width: 4, height: 4, fill: fill)), name)
    }
    for side in ["a", "b"] {
      try write("\(side)/same.png", .white)
      try write("\(side)/x/other.png", side == "a" ? .white : .black)
      try write("\(side)/only-\(side).png", .black)
      try folder.write([1], "\(side)/notes.txt")
    }
    let result = flipbook("diff", folder("a/"), folder("b"), "-o", folder("d"))
    #expect(result.code == 1)
    #expect(
      result.text.hasPrefix(
        """
        only-a.png: only in \(folder("a/"))
        only-b.png: only in \(folder("b"))
        x/other.png: 16 pixels differ (100 %), worst at
        """))
    #expect(result.messages.hasSuffix("4 pictures: 1 equal, 3 not\n"))
    #expect(try folder.files("d").keys.sorted() == ["x/other.png"])
    #expect(flipbook("diff", folder("a"), folder("a")).code == 0)
    try folder.write([], "b/same.png")
    let broken = flipbook("diff", folder("a"), folder("b"))
    #expect(broken.code == 3 && broken.messages.contains("b/same.png is empty"))
    #expect(broken.messages.hasSuffix("4 pictures: 0 equal, 3 not, 1 not compared\n"))
    #expect(flipbook("diff", folder("a"), folder("a/same.png")).code == 2)
    #expect(flipbook("diff", folder("a"), folder("b"), "-o", folder("b")).code == 2)
    #expect(flipbook("diff", folder("a"), folder("b"), "-o", folder("b/not/yet")).code == 2)
    try folder.write([1], "none/notes.txt")
    #expect(flipbook("diff", folder("none"), folder("none")).code == 3)
  }

  @Test("palette, grey, 16-bit and interlaced files of the same pixels are equal")
  func formats() throws {
    for name in ["palette", "grey", "16-bit", "interlaced"] {
      let result = flipbook("diff", input("formats/rgba.png"), input("formats/\(name).png"))
      #expect(result.code == 0, "\(name): \(result.text) \(result.messages)")
    }
    #expect(flipbook("diff", input("formats/rgba.png"), input("formats/other.png")).code == 1)
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

  @Test("a step of 16 bits is a difference, though both pictures are equal at 8")
  func deep() throws {
    let (a, b) = (input("deep-a.png"), input("deep-b.png"))
    let result = flipbook("diff", a, b)
    #expect(result.code == 1)
    #expect(
      result.text
        == "pixels that differ: 0 of 20 (0 %)\nat 16 bits a channel: pixels that differ: 1 of 20, largest "
        + "channel difference: 3 of 65535, at (2, 1)\n")
    #expect(flipbook("diff", a, a).code == 0)
    let folder = try TemporaryFolder()
    try folder.write(try InputFile.read(a), "one/x.png")
    try folder.write(try InputFile.read(b), "two/x.png")
    let folders = flipbook("diff", folder("one"), folder("two"))
    #expect(folders.code == 1 && folders.text.contains("x.png: at 16 bits a channel"))
  }

  @Test("files that can't be read are errors of input that name them")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write([], "empty.png")
    for (path, reason) in [
      (folder("none.png"), "No such file"),
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
