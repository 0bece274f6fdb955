import Flipbook
import Foundation
import Glibc
import TestSupport
import Testing

/// What only a process of its own can show: signals, pipes, devices, limits, the working folder.
@Suite("The built tool")
struct BuiltToolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("without -o, pictures go into out/ under the working folder, by film and moment")
  func defaultNames() throws {
    let run = try BuiltTool.shell(
      "$FLIPBOOK render bite/splash --frames 3 --scale 1 && "
        + "$FLIPBOOK still bite/splash --at 1.4 --scale 1 && $FLIPBOOK still bite/pill --at 0",
      in: folder)
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(
      try folder.files("out").keys.sorted() == [
        "bite-pill-0s.png", "bite-splash-1.4s.png", "bite-splash/flipbook.json",
        "bite-splash/frame-00003.png",
      ])
  }

  @Test(
    "a signal leaves whole frames only, and a resumed render is the same as an undisturbed one",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signals(signal: Int32, code: Int32) throws {
    let command = ["render", "bite/splash", "--scale", "2", "--jobs", "2"]
    let tool = try BuiltTool.start(command + ["-o", "a"], in: folder)
    try waitForFrames(5, tool)
    kill(tool.process.processIdentifier, signal)
    let stopped = try tool.finish()
    #expect(stopped.code == code)
    #expect(stopped.messages.contains("to go on: ") && stopped.messages.contains("--resume"))
    let files = try folder.files("a")
    #expect(files.count > 5 && files.count < 100)
    for (name, bytes) in files where name != "flipbook.json" {
      #expect(name.hasPrefix("frame-"), "\(name) is left")
      #expect(throws: Never.self, "\(name)") { try PNG.decode(bytes) }
    }
    let resumed = try BuiltTool.start(command + ["-o", "a", "--resume"], in: folder).finish()
    #expect(resumed.code == 0 && !resumed.messages.contains("kept 0"))
    #expect(try BuiltTool.start(command + ["-o", "b"], in: folder).finish().code == 0)
    let whole = try folder.files("b")
    #expect(whole.count == 100)
    #expect(try folder.files("a") == whole)
  }

  @Test("a signal ends the wait for a pipe's reader")
  func signalWhileOpening() throws {
    #expect(try BuiltTool.shell("mkfifo pipe", in: folder).code == 0)
    let tool = try BuiltTool.start(["render", "bite/splash", "-o", "pipe"], in: folder)
    #expect(try signalUntilEnd(tool).code == 130)
  }

  @Test("a second signal ends the tool even where a reader has stopped reading")
  func secondSignal() throws {
    #expect(try BuiltTool.shell("mkfifo pipe", in: folder).code == 0)
    let tool = try BuiltTool.start(["render", "bite/splash", "-o", "pipe"], in: folder)
    // Opened, never read: the pipe is full after 64 KiB.
    let reader = try FileHandle(forReadingFrom: URL(filePath: folder("pipe")))
    defer { try? reader.close() }
    #expect(try signalUntilEnd(tool).code == 130)
  }

  @Test("a named pipe gets the frames as one stream")
  func namedPipe() throws {
    let run = try BuiltTool.shell(
      "mkfifo p; cat p >stream & $FLIPBOOK render bite/splash -o p --frames 0-9 --scale 1 && wait",
      in: folder)
    #expect(run.code == 0)
    let direct = try BuiltTool.start(
      ["render", "bite/splash", "-o", "-", "--frames", "0-9", "--scale", "1"], in: folder)
    let stream = try folder.bytes("stream")
    #expect(!stream.isEmpty)
    #expect(try direct.finish().output == stream)
  }

  @Test("a full disk is an error of output, for a stream and for a still")
  func fullDisk() throws {
    for command in ["render bite/splash", "still bite/splash --at 0"] {
      let run = try BuiltTool.shell("$FLIPBOOK \(command) -o /dev/full", in: folder)
      #expect(run.code == 4)
      #expect(run.messages.contains("/dev/full: No space left on device"), "\(run.messages)")
    }
    let list = try BuiltTool.shell("$FLIPBOOK list >/dev/full", in: folder)
    #expect(list.code == 4 && list.messages.contains("standard output"))
  }

  @Test("a reader that has gone is an error of output, not a silent end")
  func closedPipe() throws {
    let run = try BuiltTool.shell(
      "$FLIPBOOK render bite/splash -o - --scale 1 | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}",
      in: folder)
    #expect(run.code == 4)
    #expect(run.messages.contains("standard output: Broken pipe"), "\(run.messages)")
  }

  @Test("a still that can't be written leaves the old one as it was, and nothing beside it")
  func fileSizeLimit() throws {
    let first = try BuiltTool.shell("$FLIPBOOK still bite/splash --at 0 -o out.png", in: folder)
    #expect(first.code == 0)
    let before = try folder.bytes("out.png")
    // The limit holds for the messages too, whose file is on the same disk.
    let second = try BuiltTool.shell(
      "(ulimit -f 0; exec $FLIPBOOK still bite/splash --at 1 -o out.png) 2>/dev/null", in: folder)
    #expect(second.code == 4)
    #expect(try folder.bytes("out.png") == before)
    let files = try folder.files().keys.filter {
      !$0.hasPrefix(".output") && !$0.hasPrefix(".messages")
    }
    #expect(files.sorted() == ["out.png"])
  }

  @Test("the working folder's Goldens are checked, wherever the tool lies")
  func goldens() throws {
    #expect(try BuiltTool.shell("$FLIPBOOK check bite/pill", in: folder).code == 1)
    #expect(try BuiltTool.shell("$FLIPBOOK check bite/pill --update", in: folder).code == 0)
    #expect(try BuiltTool.shell("$FLIPBOOK check bite/pill", in: folder).code == 0)
    #expect(try folder.files("Goldens").keys.allSatisfy { $0.hasPrefix("bite/pill/") })
  }

  @Test("nothing that a command does not need is done: help and list take no time")
  func startup() throws {
    let start = ContinuousClock.now
    for _ in 0..<5 {
      let list = try BuiltTool.shell("$FLIPBOOK list", in: folder)
      #expect(list.code == 0)
    }
    #expect(start.duration(to: .now) < .seconds(5))
  }

  /// Sends SIGINT, as soon as the tool is prepared for it, and again twice a second.
  private func signalUntilEnd(_ tool: BuiltTool) throws -> Run {
    let status = "/proc/\(tool.process.processIdentifier)/status"
    let caught = #/SigCgt:\t([0-9a-f]+)/#
    for _ in 0..<5000 where tool.process.isRunning {
      let text = (try? String(contentsOfFile: status, encoding: .utf8)) ?? ""
      let mask = try caught.firstMatch(in: text).flatMap { UInt64($0.1, radix: 16) } ?? 0
      if mask & 1 << UInt64(SIGINT - 1) != 0 { break }
      usleep(2000)
    }
    for _ in 0..<60 where tool.process.isRunning {
      kill(tool.process.processIdentifier, SIGINT)
      usleep(500_000)
    }
    if tool.process.isRunning { tool.process.terminate() }
    return try tool.finish()
  }

  private func waitForFrames(_ count: Int, _ tool: BuiltTool) throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    while ContinuousClock.now < deadline, tool.process.isRunning {
      if let files = try? FileManager.default.contentsOfDirectory(atPath: folder("a")),
        files.count > count
      {
        return
      }
      usleep(2000)
    }
    Issue.record("no \(count) frames within a minute")
  }
}
