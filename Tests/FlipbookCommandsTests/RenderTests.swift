import Flipbook
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("flipbook render")
struct RenderTests {
  @Test("all frames of a film, by default at 60 a second and 3 pixels a point")
  func defaults() throws {
    let folder = try TemporaryFolder()
    let result = flipbook("render", "test/dot", "-o", folder("a"))
    #expect(result.code == 0 && result.output.isEmpty)
    let files = try folder.files("a")
    #expect(files.count == 61 && files["flipbook.json"] != nil)
    let picture = try folder.picture("a/frame-00059.png")
    #expect(picture.width == 144 && picture.height == 96)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.count == 2)
    let summary = #/60 frames in [0-9.]+ s, [0-9.]+ frames\/s, peak memory [0-9]+ MB /#
    #expect(lines[0].prefixMatch(of: summary) != nil, "\(lines[0])")
    // The dot rests from 0.8 s on: 12 frames are one picture.
    #expect(lines[0].contains("(drawn 49, repeated 11, kept 0; drawing "))
    #expect(lines[1] == folder("a"))
    #expect(flipbook("-q", "render", "test/dot", "-o", folder("b")).messages == "")
  }

  @Test("the same bytes with any number of threads, in part or alone, and as a stream")
  func threads() throws {
    let folder = try TemporaryFolder()
    let film = Dot(title: "Ag")
    func render(_ arguments: String...) -> Run {
      run(["render", "test/dot", "--scale", "2"] + arguments, films: [film])
    }
    #expect(render("-o", folder("1"), "--jobs", "1").code == 0)
    let whole = try folder.files("1")
    for jobs in ["2", "3", "16"] {
      #expect(render("-o", folder(jobs), "--jobs", jobs).code == 0)
      #expect(try folder.files(jobs) == whole)
    }
    #expect(render("-o", folder("part"), "--frames", "30-40").code == 0)
    let part = try folder.frames("part")
    #expect(part.count == 11)
    for (name, bytes) in part { #expect(bytes == whole[name], "\(name)") }
    #expect(render("-o", folder("alone"), "--frames", "37").code == 0)
    #expect(try folder.frames("alone") == ["frame-00037.png": whole["frame-00037.png"] ?? []])
    let stream = render("-o", "-", "--frames", "5-40")
    #expect(stream.code == 0)
    #expect(
      stream.output
        == (5...40).flatMap { whole["frame-000\($0 < 10 ? "0" : "")\($0).png"] ?? [] })
  }

  @Test("a part of a film keeps its numbers; its end is left out")
  func part() throws {
    let folder = try TemporaryFolder()
    let film = Dot(duration: 4)
    _ = flipbook(
      "render", "test/dot", "-o", folder("a"), "--from", "2", "--to", "3", "--fps", "20",
      "--scale", "1", films: [film])
    #expect(
      try folder.frames("a").keys.sorted() == (40...59).map { "frame-000\($0).png" })
  }

  @Test("names sort as the frames do")
  func names() throws {
    let folder = try TemporaryFolder()
    let film = Dot(duration: 200)
    _ = flipbook(
      "render", "test/dot", "-o", folder("a"), "--frames", "9998-10002", "--scale", "1",
      films: [film])
    #expect(
      try folder.frames("a").keys.sorted()
        == ["09998", "09999", "10000", "10001", "10002"].map { "frame-\($0).png" })
    _ = flipbook(
      "render", "test/dot", "-o", folder("b"), "--frames", "0-11", "--scale", "1", films: [film])
    #expect(
      try folder.frames("b").keys.sorted()
        == (0...11).map { "frame-000\($0 < 10 ? "0" : "")\($0).png" })
  }

  @Test("a film without duration has one frame")
  func still() throws {
    let folder = try TemporaryFolder()
    #expect(flipbook("render", "test/still", "-o", folder("a"), "--to", "0").code == 0)
    #expect(try folder.frames("a").keys.sorted() == ["frame-00000.png"])
  }

  // MARK: Resuming

  @Test("a folder with frames in it is left alone without --resume or --force")
  func occupied() throws {
    let folder = try TemporaryFolder()
    _ = flipbook("render", "test/dot", "-o", folder("a"), "--fps", "10", "--scale", "1")
    let before = try folder.files("a")
    let same = flipbook("render", "test/dot", "-o", folder("a"), "--fps", "10", "--scale", "1")
    #expect(
      same.code == 4 && same.messages.contains("--resume") && same.messages.contains("--force"))
    let other = flipbook("render", "test/dot", "-o", folder("a"), "--fps", "10", "--scale", "2")
    #expect(other.code == 4 && other.messages.contains("scale 1,"), "\(other.messages)")
    #expect(try folder.files("a") == before)
  }

  @Test("--resume leaves no mixture of two scales, and says what was there")
  func otherScale() throws {
    let folder = try TemporaryFolder()
    _ = flipbook("render", "test/dot", "-o", folder("a"), "--frames", "0-9", "--scale", "1")
    let result = flipbook(
      "render", "test/dot", "-o", folder("a"), "--frames", "0-9", "--scale", "2", "--resume")
    #expect(result.code == 0 && result.messages.contains("note: \(folder("a")) held test/dot"))
    _ = flipbook("render", "test/dot", "-o", folder("b"), "--frames", "0-9", "--scale", "2")
    #expect(try folder.files("a") == folder.files("b"))
  }

  @Test("a frame cut short by hand is noticed and drawn again, the others are kept")
  func truncated() throws {
    let folder = try TemporaryFolder()
    func render(_ more: String...) -> Run {
      run(["render", "test/dot", "-o", folder("a"), "--fps", "10"] + more)
    }
    _ = render()
    let whole = try folder.files("a")
    try folder.write(Array(try folder.bytes("a/frame-00004.png").dropLast(9)), "a/frame-00004.png")
    let gap = render("--verify")
    #expect(gap.code == 1)
    #expect(gap.text.hasPrefix("\(folder("a"))/frame-00004.png: damaged: "))
    #expect(gap.text.split(separator: "\n").count == 1)
    #expect(gap.messages.contains("of 10 frames") && gap.messages.contains("--resume"))
    let resumed = render("--resume")
    #expect(resumed.code == 0 && resumed.messages.contains("(drawn 1, repeated 0, kept 9;"))
    #expect(try folder.files("a") == whole)
    #expect(render("--verify").code == 0)
  }

  @Test("an edited film's frames are noticed and drawn again, those that look the same are kept")
  func edited() throws {
    let folder = try TemporaryFolder()
    func render(_ film: Dot, to name: String, _ more: String...) -> Run {
      run(["render", "test/dot", "-o", folder(name), "--fps", "10"] + more, films: [film])
    }
    let (old, new) = (Dot(), Dot(color: Color(hex: 0xc0_2020)))
    _ = render(old, to: "a")
    #expect(render(new, to: "a", "--verify").text.contains("frame-00000.png: stale"))
    let resumed = render(new, to: "a", "--resume")
    #expect(resumed.code == 0 && resumed.messages.contains("kept 0"))
    _ = render(new, to: "b")
    #expect(try folder.files("a") == folder.files("b"))
  }

  @Test("--force draws everything anew and leaves no frame of what was there")
  func force() throws {
    let folder = try TemporaryFolder()
    _ = flipbook("render", "test/dot", "-o", folder("a"), "--fps", "30")
    let result = flipbook("render", "test/dot", "-o", folder("a"), "--fps", "10", "--force")
    #expect(result.code == 0)
    #expect(try folder.frames("a").count == 10)
  }

  @Test("a render that a signal stops leaves whole frames, says how to go on, and that works")
  func interrupted() throws {
    let folder = try TemporaryFolder()
    let command = ["render", "test/dot", "--fps", "30", "--jobs", "2", "-o", folder("a b")]
    let result = run(command + ["--force"], signal: { $0 > 9 ? SIGTERM : nil })
    #expect(result.code == 143)
    let frames = try folder.frames("a b")
    #expect(frames.count > 0 && frames.count < 30)
    for (name, bytes) in frames { #expect(throws: Never.self, "\(name)") { try PNG.decode(bytes) } }
    let next =
      "to go on: flipbook render test/dot --fps 30 --jobs 2 -o '\(folder("a b"))' --resume\n"
    #expect(result.messages.hasSuffix(next), "\(result.messages)")
    #expect(result.messages.contains("stopped after \(frames.count) of 30 frames"))
    let resumed = run(command + ["--resume"])
    #expect(resumed.code == 0 && resumed.messages.contains("kept \(frames.count)"))
    _ = run(["render", "test/dot", "--fps", "30", "-o", folder("whole")])
    #expect(try folder.files("a b") == folder.files("whole"))
  }

  // MARK: Shares

  @Test("three shares drawn at the same time are one render, each frame drawn once")
  func shares() async throws {
    let folder = try TemporaryFolder()
    let film = Dot(duration: 5)
    func render(_ more: String...) -> Run {
      run(["render", "test/dot", "--fps", "10", "--jobs", "1"] + more, films: [film])
    }
    #expect(render("-o", folder("whole")).code == 0)
    let runs = await withTaskGroup(of: Run.self, returning: [Run].self) { group in
      for share in 1...3 {
        group.addTask {
          run(
            ["render", "test/dot", "--fps", "10", "-o", folder("a"), "--shard", "\(share)/3"],
            films: [film])
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(runs.allSatisfy { $0.code == 0 })
    #expect(runs.map { $0.messages.prefix(9) }.sorted() == ["16 frames", "17 frames", "17 frames"])
    #expect(try folder.frames("a") == folder.frames("whole"))
    #expect(render("-o", folder("a"), "--verify").code == 0)
    try FileManager.default.removeItem(atPath: folder("a/frame-00030.png"))
    let gap = render("-o", folder("a"), "--verify")
    #expect(gap.code == 1 && gap.text == "\(folder("a"))/frame-00030.png: missing\n")
  }

  // MARK: Failures

  @Test("a frame that can't be drawn is named with its film and time, and leaves no file")
  func badFrame() throws {
    let folder = try TemporaryFolder()
    let film = Dot(badTime: 0.4)
    let result = flipbook(
      "render", "test/dot", "-o", folder("a"), "--fps", "10", "--jobs", "1", films: [film])
    #expect(result.code == 3)
    let error = "flipbook: error: frame 4: test/dot at 0.4 s: position is nan"
    #expect(result.messages.hasPrefix(error))
    #expect(result.messages.contains("the render stopped with 4 of 10 frames finished"))
    #expect(
      try folder.files("a").keys.sorted()
        == ["flipbook.json"] + (0...3).map { "frame-0000\($0).png" })
    let still = flipbook(
      "still", "test/dot", "--at", "0.4", "-o", folder("a.png"), films: [film])
    #expect(still.code == 3 && still.messages.contains("test/dot at 0.4 s"))
    #expect(!FileManager.default.fileExists(atPath: folder("a.png")))
  }

  @Test("a character that the font lacks is named, with the film")
  func missingGlyph() throws {
    let folder = try TemporaryFolder()
    let result = flipbook(
      "render", "test/dot", "-o", folder("a"), films: [Dot(title: "\u{1F525}")])
    #expect(result.code == 3)
    #expect(result.messages.contains("U+1F525") && result.messages.contains("test/dot"))
  }

  @Test("a file in the folder's way is an error of output, wherever it stands")
  func fileInTheWay() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], "file")
    #expect(flipbook("render", "test/dot", "-o", folder("file/frames")).code == 4)
    #expect(flipbook("still", "test/still", "-o", folder("file/a.png")).code == 4)
    #expect(flipbook("render", "test/dot", "-o", folder("file")).code == 2)
    #expect(try folder.files() == ["file": [1]])
  }

  @Test("fonts that can't be read are an error of input before anything is drawn")
  func fonts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("no font".utf8), "fonts/broken.ttf")
    for fonts in ["fonts", "nothing"] {
      let result = flipbook(
        "render", "test/dot", "-o", folder("a"), "--fonts", folder(fonts))
      #expect(result.code == 3)
      #expect(result.messages.contains(folder(fonts)), "\(result.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder("a")))
  }
}
