import Flipbook
import Foundation
import TestSupport
import Testing

/// Formats of a single file; ffmpeg reads what is written here, where it is installed.
@Suite("flipbook render, as video")
struct VideoTests {
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  static let hasFFmpeg = searchPath.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
      && FileManager.default.isExecutableFile(atPath: "\($0)/ffprobe")
  }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(
    _ arguments: String..., film: Patches = Patches(), searchPath: String = searchPath
  ) -> Run {
    run(
      ["render", "test/patches", "--scale", "1"] + arguments, films: [film],
      environment: ["PATH": searchPath])
  }

  /// The output of a shell's line in the folder.
  private func shell(_ line: String) throws -> Run {
    let result = try BuiltTool.shell(line, in: folder)
    #expect(result.code == 0, "\(result.messages)")
    return result
  }

  /// The stream of a file, by ffprobe: what each key has as its value.
  private func stream(_ name: String) throws -> [Substring: Substring] {
    let text = try shell(
      "ffprobe -v error -count_frames -select_streams v -show_entries stream -of default=nw=1 \(name)"
    ).text
    let pairs = text.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  // MARK: Our own formats

  @Test("raw pixels are those of the frames as PNGs, to a file or to standard output")
  func raw() throws {
    #expect(render("-o", folder("png"), "--fps", "10").code == 0)
    #expect(render("-o", folder("a.rgba"), "--fps", "10").code == 0)
    let stream = render("-o", "-", "--format", "rgba", "--fps", "10")
    var expected: [UInt8] = []
    for (_, bytes) in try folder.frames("png").sorted(by: { $0.key < $1.key }) {
      let picture = try PNG.decode(bytes)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = picture[x, y].straight
          expected += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
      }
    }
    #expect(expected.count == 10 * 128 * 64 * 4)
    #expect(stream.output == expected)
    #expect(try folder.bytes("a.rgba") == expected)
  }

  @Test(
    "Y4M says its size, rate and range, and has each frame, the same with any number of threads")
  func y4m() throws {
    let one = render("-o", "-", "--format", "y4m", "--fps", "30000/1001", "--jobs", "1")
    let header =
      "YUV4MPEG2 W128 H64 F30000:1001 Ip A1:1 C420mpeg2 XYSCSS=420MPEG2 XCOLORRANGE=LIMITED\n"
    #expect(String(decoding: one.output.prefix(header.utf8.count), as: UTF8.self) == header)
    #expect(one.output.count == header.utf8.count + 30 * (6 + 128 * 64 * 3 / 2))
    for jobs in ["2", "7"] {
      let many = render("-o", "-", "--format", "y4m", "--fps", "30000/1001", "--jobs", jobs)
      #expect(many.output == one.output)
    }
  }

  @Test("an odd side is made even for video, and that is said")
  func evenSides() {
    let odd = Patches(size: Size(width: 127, height: 63))
    let result = render("-o", "-", "--format", "y4m", "--frames", "0", film: odd)
    #expect(String(decoding: result.output.prefix(30), as: UTF8.self).contains(" W128 H64 "))
    #expect(
      result.messages.contains(
        "note: the frames have 127 × 63 pixels, and y4m takes even numbers: the last column and the last "
          + "row is there twice"))
    #expect(!render("-o", "-", "--format", "y4m", "--frames", "0").messages.contains("note"))
  }

  @Test("the ending of a file's name says its format, and must not say another than --format")
  func endings() throws {
    #expect(render("-o", folder("a.apng"), "--frames", "0-2").code == 0)
    #expect(try folder.bytes("a.apng").contains(Array("acTL".utf8)))
    #expect(render("-o", folder("b.png"), "--format", "apng", "--frames", "0-2").code == 0)
    #expect(try folder.bytes("a.apng") == folder.bytes("b.png"))
    let wrong = render("-o", folder("a.gif"), "--format", "mp4")
    #expect(wrong.code == 2 && wrong.messages.contains("which is it?"))
    #expect(render("--format", "mp3").messages.contains("did you mean mp4?"))
    #expect(render("-o", "-", "--format", "mp4").code == 2)
    for option in [["--resume"], ["--verify"], ["--shard", "1/2"]] {
      let refused = run(
        ["render", "test/patches", "-o", folder("c.y4m")] + option, films: [Patches()])
      #expect(refused.code == 2 && refused.messages.contains("one file"), "\(option)")
    }
  }

  @Test("a render that is stopped, fails or finds no room leaves no file, and an old one as it was")
  func noHalfFile() throws {
    try folder.write([1, 2, 3], "a.y4m")
    let stopped = run(
      ["render", "test/patches", "-o", folder("a.y4m"), "--jobs", "1"], films: [Patches()],
      signal: { $0 > 9 ? SIGTERM : nil })
    #expect(stopped.code == 143 && stopped.messages.contains("nothing was written"))
    let bad = run(
      ["render", "test/dot", "-o", folder("a.y4m"), "--fps", "10"], films: [Dot(badTime: 0.4)])
    #expect(bad.code == 3 && bad.messages.contains("frame 4"))
    let full = try BuiltTool.shell(
      "(ulimit -f 100; exec $FLIPBOOK render bite/splash --scale 1 -o a.y4m -q)", in: folder)
    #expect(full.code == 4)
    #expect(full.messages == "flipbook: error: can't write a.y4m: File too large\n")
    #expect(
      try folder.files().filter { !$0.key.hasPrefix(".output") && !$0.key.hasPrefix(".messages") }
        == ["a.y4m": [1, 2, 3]])
  }

  @Test("what is clear shows the background, black where the format knows no clear")
  func background() throws {
    let film = Patches(size: Size(width: 160, height: 64))
    func corner(_ more: String...) -> ArraySlice<UInt8> {
      run(
        ["render", "test/patches", "--scale", "1", "-o", "-", "--format", "rgba", "--frames", "0"]
          + more, films: [film]
      ).output.prefix(4)
    }
    #expect(corner() == [0, 0, 0, 0])
    #expect(corner("--background", "#102030") == [16, 32, 48, 255])
    let y4m = render("-o", "-", "--format", "y4m", "--frames", "0", film: film).output
    #expect(y4m.suffix(160 * 64 * 3 / 2).first == 16)
    #expect(render("--format", "y4m", "--background", "transparent").code == 2)
  }

  @Test("a shutter blurs what moves and nothing else, in any format, with any number of threads")
  func shutter() throws {
    func frame(_ more: String...) -> [UInt8] {
      run(
        ["render", "test/patches", "--scale", "1", "-o", "-", "--format", "rgba", "--frames", "24"]
          + more, films: [Patches()]
      ).output
    }
    let (sharp, blurred) = (frame(), frame("--shutter", "360", "--samples", "8"))
    #expect(sharp != blurred && sharp.count == blurred.count)
    // The square is at 40 points, moves 1.67 a frame, and is 8 wide and high.
    for y in 0..<64 {
      for x in 0..<128 where !(28..<36).contains(y) || !(38...50).contains(x) {
        let place = 4 * (128 * y + x)
        #expect(sharp[place..<place + 4] == blurred[place..<place + 4])
      }
    }
    #expect(frame("--shutter", "360", "--samples", "8", "--jobs", "3") == blurred)
    // At rest: the same file as without.
    let still = run(
      ["render", "test/patches", "-o", folder("a"), "--frames", "50-59", "--shutter", "180"],
      films: [Patches()])
    _ = run(["render", "test/patches", "-o", folder("b"), "--frames", "50-59"], films: [Patches()])
    #expect(still.code == 0)
    #expect(try folder.frames("a") == folder.frames("b"))
    // But not the same render: the folder knows.
    let other = run(
      ["render", "test/patches", "-o", folder("a"), "--frames", "50-59", "--resume"],
      films: [Patches()])
    #expect(other.messages.contains("a shutter of 180° of 16 samples"))
    for wrong in [["--shutter", "0"], ["--shutter", "400"], ["--samples", "4"]] {
      #expect(run(["render", "test/patches"] + wrong, films: [Patches()]).code == 2)
    }
  }

  // MARK: With ffmpeg

  @Test("ffmpeg reads our APNG as the frames that went in, at their rate", .enabled(if: hasFFmpeg))
  func apng() throws {
    #expect(render("-o", folder("a.apng"), "--fps", "20").code == 0)
    let raw = render("-o", "-", "--format", "rgba", "--fps", "20").output
    let read = try shell("ffmpeg -v error -i a.apng -f rawvideo -pix_fmt rgba - </dev/null")
    #expect(read.output == raw)
    #expect(try stream("a.apng")["r_frame_rate"] == "20/1")
  }

  @Test(
    "videos have the frames, the rate, the duration and the tags, and colours within two levels",
    .enabled(if: hasFFmpeg), arguments: [("mp4", "h264"), ("webm", "vp9"), ("y4m", "rawvideo")])
  func video(format: String, codec: String) throws {
    let result = render("-o", folder("a.\(format)"), "--fps", "30")
    #expect(result.code == 0, "\(result.messages)")
    let stream = try stream("a.\(format)")
    #expect(stream["codec_name"].map { $0 == codec } == true)
    #expect(stream["nb_read_frames"] == "30" && stream["r_frame_rate"] == "30/1")
    #expect(stream["width"] == "128" && stream["height"] == "64" && stream["pix_fmt"] == "yuv420p")
    #expect(stream["color_range"] == "tv")
    if format != "y4m" {
      #expect(stream["color_space"] == "bt709" && stream["color_primaries"] == "bt709")
      #expect(stream["color_transfer"] == "bt709")
      let seconds = try shell(
        "ffprobe -v error -show_entries format=duration -of csv=p=0 a.\(format)")
      #expect((Double(seconds.text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) == 1)
    }
    let decoded = try shell(
      "ffmpeg -v error -i a.\(format) -vf "
        + "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int "
        + "-f rawvideo -pix_fmt rgb24 - </dev/null"
    ).output
    #expect(decoded.count == 30 * 128 * 64 * 3)
    for frame in [0, 13, 29] {
      for (index, color) in Patches.colors.enumerated() {
        // The middle of each square, away from the one that moves.
        let (x, y) = (32 * (index % 4) + 16, index < 4 ? 10 : 54)
        let place = 3 * (128 * (64 * frame + y) + x)
        for channel in 0..<3 {
          let value = Int(color >> UInt32(16 - 8 * channel) & 255)
          #expect(
            (Int(decoded[place + channel]) - value).magnitude <= 2, "\(format) \(index) \(frame)")
        }
      }
    }
  }

  @Test("a part of a film is as long as it says", .enabled(if: hasFFmpeg))
  func part() throws {
    let film = Patches(duration: 4)
    let result = render(
      "-o", folder("a.mp4"), "--from", "2", "--to", "3", "--fps", "20", film: film)
    #expect(result.code == 0)
    #expect(try stream("a.mp4")["nb_read_frames"] == "20")
  }

  @Test(
    "a GIF is shown at up to 50 frames a second, and lasts as long as the film",
    .enabled(if: hasFFmpeg))
  func gif() throws {
    #expect(render("-o", folder("a.gif")).code == 0)
    #expect(try stream("a.gif")["nb_read_frames"].flatMap { Int($0) } ?? 0 > 35)
    let thirty = render("-o", folder("b.gif"), "--fps", "30")
    #expect(thirty.code == 0 && thirty.messages.contains("hundredths"))
    for name in ["a", "b"] {
      let text = try shell("ffprobe -v error -show_entries format=duration -of csv=p=0 \(name).gif")
        .text
      let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
      #expect((seconds - 1).magnitude < 0.031)
    }
    let fast = render("-o", folder("c.gif"), "--fps", "60")
    #expect(fast.code == 2 && fast.messages.contains("50"))
  }

  // MARK: With an ffmpeg that fails

  /// A program called ffmpeg that does this, with the file it is to write as $file.
  private func fakeFFmpeg(_ script: String) throws -> String {
    let path = "bin/ffmpeg"
    try folder.write(
      Array("#!/bin/sh\nfor file; do :; done; file=${file#file:}\n\(script)\n".utf8), path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder(path))
    return folder("bin") + ":" + Self.searchPath
  }

  @Test("without ffmpeg nothing is drawn, and one line says what to do")
  func missing() throws {
    let result = render("-o", folder("a.mp4"), searchPath: folder.path)
    #expect(result.code == 4 && result.messages.split(separator: "\n").count == 1)
    #expect(
      result.messages.hasPrefix(
        "flipbook: error: can't write \(folder("a.mp4")): there is no ffmpeg"))
    #expect(try folder.files().isEmpty)
  }

  @Test(
    "an ffmpeg that dies is one line with its first words, and nothing half is left",
    arguments: [
      (
        "head -c 9999 >/dev/null; echo half >$file; echo 'boom: no luck' >&2; echo more >&2; exit 3",
        "boom: no luck (it ended with code 3)"
      ),
      (
        "cat >/dev/null; echo 'No space left on device' >&2; exit 1",
        "No space left on device (it ended with code 1)"
      ),
      ("head -c 99 >/dev/null; kill -9 $$", "no word of why (it was ended by signal 9)"),
      ("echo \"file:$file: not this\" >&2; exit 1", "/a.webm: not this (it ended with code 1)"),
    ])
  func dying(script: String, words: String) throws {
    try folder.write([7], "a.webm")
    let result = render("-o", folder("a.webm"), searchPath: try fakeFFmpeg(script))
    #expect(result.code == 4)
    #expect(result.messages.contains("error: can't write \(folder("a.webm")): ffmpeg: "))
    #expect(result.messages.hasSuffix("\(words)\n"), "\(result.messages)")
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(try folder.files().keys.sorted() == ["a.webm", "bin/ffmpeg"])
    #expect(try folder.bytes("a.webm") == [7])
  }

  @Test("a signal ends ffmpeg too, and nothing is left")
  func interrupted() throws {
    let path = try fakeFFmpeg("echo half >$file; cat >/dev/null; sleep 60")
    let result = run(
      ["render", "test/patches", "-o", folder("a.mp4"), "--jobs", "1"], films: [Patches()],
      environment: ["PATH": path], signal: { $0 > 9 ? SIGINT : nil })
    #expect(result.code == 130)
    #expect(try folder.files().keys.sorted() == ["bin/ffmpeg"])
  }
}
